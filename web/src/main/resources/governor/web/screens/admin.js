/** The host's page: what goes on at the server, and what can be done about it. The code stays in this tab. */
import { LitElement, html, nothing } from 'lit';
import { ROOT } from '../app/files.js';
import { t } from '../app/i18n.js';

const CODE = 'governor-admin-code';
const LISTS = ['tables', 'waiting', 'persons', 'quotas'];

class AdminScreen extends LitElement {
  static properties = { status: { state: true }, rows: { state: true }, list: { state: true }, told: { state: true } };

  constructor() {
    super();
    /** @type {Record<string, any> | null} */
    this.status = null;
    /** @type {Record<string, any>[]} */
    this.rows = [];
    this.list = 'tables';
    this.told = '';
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    if (sessionStorage.getItem(CODE)) this.look();
  }

  async call(/** @type {string} */ path, /** @type {unknown} */ body = undefined) {
    const answer = await fetch(`${ROOT}api/v1/admin/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        Authorization: `Host ${sessionStorage.getItem(CODE) ?? ''}`,
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      body: body ? JSON.stringify(body) : null,
    });
    const data = await answer.json();
    if (!answer.ok) throw new Error(data.detail);
    return data;
  }

  async look(/** @type {string} */ list = this.list) {
    try {
      this.status = await this.call('status');
      this.rows = Object.values(await this.call(list))[0];
      this.list = list;
      this.told = '';
    } catch (problem) {
      this.status = null;
      this.told = /** @type {Error} */ (problem).message;
    }
  }

  async act(/** @type {string} */ path, /** @type {unknown} */ body) {
    try {
      await this.call(path, body);
      await this.look();
    } catch (problem) {
      this.told = /** @type {Error} */ (problem).message;
    }
  }

  enter(/** @type {SubmitEvent} */ event) {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    sessionStorage.setItem(CODE, String(form.get('code')).trim());
    this.look();
  }

  announce(/** @type {SubmitEvent} */ event) {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    this.act('announce', { text: String(form.get('text')) });
  }

  acts(/** @type {Record<string, any>} */ row) {
    if (this.list === 'persons') {
      return html`<button
          @click=${() =>
            this.act(`persons/${row.id}/ban`, {
              hours: row.bannedUntil ? 0 : 24,
            })}>${t(row.bannedUntil ? 'admin.unban' : 'admin.ban')}</button>`;
    }
    if (this.list === 'quotas') return nothing;
    return html`<button @click=${() => this.act(`tables/${row.id}/close`, {})}>${t('admin.close')}</button>
      ${row.seats.map((/** @type {string} */ name, /** @type {number} */ seat) =>
        row.people[seat]
          ? html`<button
          @click=${() => this.act(`tables/${row.id}/kick`, { seat })}>${t('admin.kick', { name })}</button>`
          : nothing,
      )}`;
  }

  cell(/** @type {any} */ value) {
    return Array.isArray(value) ? value.join(', ') : String(value);
  }

  render() {
    if (!this.status) {
      return html`<section class="panel narrow stack"><h1>${t('admin.title')}</h1><p role="status">${this.told}</p>
        <form class="stack" @submit=${(/** @type {SubmitEvent} */ event) => this.enter(event)}>
          <label>${t('admin.code')} <input name="code" type="password" required autocomplete="off"></label>
          <p class="quiet-text">${t('admin.lead')}</p><button>${t('admin.enter')}</button></form></section>`;
    }
    const names = this.rows.length ? Object.keys(this.rows[0]).filter((name) => name !== 'people') : [];
    const { counts, ...rest } = this.status;
    return html`<section class="panel stack"><h1>${t('admin.title')}</h1><p role="status">${this.told}</p>
      <dl class="admin-status">${Object.entries({ ...rest, ...counts }).map(
        ([name, value]) => html`<div><dt>${t(`admin.status.${name}`)}</dt><dd>${this.cell(value)}</dd></div>`,
      )}</dl>
      <form class="row" @submit=${(/** @type {SubmitEvent} */ event) => this.announce(event)}>
        <label>${t('admin.announce')} <input name="text" maxlength="500"
            .value=${this.status.notice}></label><button>${t('admin.say')}</button></form>
      <nav class="row">${LISTS.map(
        (list) => html`<button aria-pressed=${this.list === list}
          @click=${() => this.look(list)}>${t(`admin.${list}`)}</button>`,
      )}</nav>
      <div class="admin-table" tabindex="0" role="region"
          aria-label=${t(`admin.${this.list}`)}><table><thead><tr>${names.map(
            (name) => html`<th
          scope="col">${t(`admin.column.${name}`)}</th>`,
          )}<td></td></tr></thead>
        <tbody>${this.rows.map(
          (row) =>
            html`<tr>${names.map((name) => html`<td>${this.cell(row[name])}</td>`)}<td>${this.acts(row)}</td></tr>`,
        )}</tbody></table></div>
    </section>`;
  }
}

customElements.define('admin-screen', AdminScreen);
