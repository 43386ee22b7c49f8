/** What somebody can do about themselves: a passphrase for other devices, the host's code, export and deletion. */
import { LitElement, html, nothing } from 'lit';
import { ROOT } from '../app/files.js';
import { get, post } from '../app/api.js';
import { t } from '../app/i18n.js';

class AccountScreen extends LitElement {
  static properties = { me: { state: true }, told: { state: true }, asked: { state: true } };

  constructor() {
    super();
    /** @type {{known: boolean, login: string, needsInvitation: boolean} | null} */
    this.me = null;
    this.told = '';
    this.asked = false;
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.look();
  }

  async look() {
    this.me = await get('/me');
  }

  async act(/** @type {string} */ path, /** @type {unknown} */ body, /** @type {string} */ said) {
    try {
      await post(path, body);
      this.told = t(said);
      await this.look();
    } catch (problem) {
      this.told = /** @type {Error} */ (problem).message;
    }
  }

  send(/** @type {SubmitEvent} */ event, /** @type {string} */ path, /** @type {string} */ said) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    this.act(path, Object.fromEntries(new FormData(form)), said);
    form.reset();
  }

  form(/** @type {string} */ path, /** @type {string} */ key, /** @type {boolean} */ isNew) {
    return html`<form class="stack"
        @submit=${(/** @type {SubmitEvent} */ event) => this.send(event, path, `${key}.done`)}>
      <h2>${t(`${key}.title`)}</h2><p class="quiet-text">${t(`${key}.lead`)}</p>
      <label>${t('account.login')} <input name="login" required minlength="2" maxlength="39"
          autocomplete="username"></label>
      <label>${t('account.passphrase')} <input name="passphrase" type="password" required minlength=${isNew ? 10 : 1}
          maxlength="200" autocomplete=${isNew ? 'new-password' : 'current-password'}></label>
      <button>${t(`${key}.button`)}</button></form>`;
  }

  invitation() {
    return html`<form class="stack"
        @submit=${(/** @type {SubmitEvent} */ event) => this.send(event, '/enter', 'account.invite.done')}>
      <h2>${t('account.invite.title')}</h2><p class="quiet-text">${t('account.invite.lead')}</p>
      <label>${t('account.code')} <input name="code" required maxlength="100" autocomplete="off"></label>
      <button>${t('account.invite.button')}</button></form>`;
  }

  kept() {
    const remove = this.asked
      ? html`<button class="danger" @click=${() => {
          this.asked = false;
          this.act('/me/delete', {}, 'account.delete.done');
        }}>${t('account.delete.sure')}</button>`
      : html`<button @click=${() => {
          this.asked = true;
        }}>${t('account.delete.button')}</button>`;
    return html`<section class="stack"><h2>${t('account.kept.title')}</h2><p
        class="quiet-text">${t('account.kept.lead')}</p>
      <div class="row"><a class="button" href="${ROOT}api/v1/me/export" download>${t('account.export')}</a>
      <button @click=${() =>
        this.act(
          '/me/renew',
          {},
          'account.renew.done',
        )}>${t('account.renew.button')}</button>${remove}</div></section>`;
  }

  render() {
    if (!this.me) return nothing;
    return html`<section class="panel narrow stack">
      <h1>${t('account.title')}</h1>
      <p class="quiet-text">${this.me.login ? t('account.known', { login: this.me.login }) : t('account.lead')}</p>
      <p role="status">${this.told}</p>
      ${this.me.needsInvitation ? this.invitation() : this.form('/me/passphrase', 'account.keep', true)}
      ${this.form('/login', 'account.find', false)}
      ${this.me.known ? this.kept() : nothing}
    </section>`;
  }
}

customElements.define('account-screen', AccountScreen);
