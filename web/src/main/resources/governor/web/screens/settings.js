/** The settings: all of them remembered by this browser. */
import { LitElement, html, nothing } from 'lit';
import { ROOT } from '../app/files.js';
import { t } from '../app/i18n.js';
import { LANGUAGES } from '../app/languages.js';
import { isSite } from '../app/server.js';
import { change, settings } from '../app/settings.js';

/** @type {[string, string[]][]} */
const CHOICES = [
  ['language', Object.keys(LANGUAGES)],
  ['theme', ['system', 'light', 'dark']],
  ['pace', ['instant', 'normal', 'slow']],
  ['confirm', ['never', 'irreversible', 'always']],
  ['undo', ['all', 'free', 'never']],
  ['names', ['edition', 'classic', 'yaro']],
  ['words', ['classic', 'neutral']],
];

class SettingsScreen extends LitElement {
  createRenderRoot() {
    return this;
  }

  radios(/** @type {string} */ name, /** @type {string[]} */ values) {
    const now = /** @type {any} */ (settings)[name];
    return html`<fieldset class="setting"><legend>${t(`settings.${name}`)}</legend><div class="row">
      ${values.map(
        (value) => html`<label class="check pill ${now === value ? 'chosen' : ''}"><input type="radio"
        name=${name} .checked=${now === value} @change=${() => change({ [name]: value })}>${t(
          `settings.${name}.${value}`,
        )}</label>`,
      )}
    </div></fieldset>`;
  }

  /** A setting that is on or off. */
  flag(/** @type {'helpers'|'sounds'|'notify'} */ name) {
    return html`<fieldset class="setting"><legend>${t(`settings.${name}`)}</legend><div class="row">
      ${[true, false].map(
        (on) => html`<label class="check pill ${settings[name] === on ? 'chosen' : ''}"><input
        type="radio" name=${name} .checked=${settings[name] === on} @change=${() => this.set(name, on)}>${t(
          `settings.${name}.${on ? 'on' : 'off'}`,
        )}</label>`,
      )}
    </div></fieldset>`;
  }

  /** Notifications need the browser's own permission. */
  async set(/** @type {'helpers'|'sounds'|'notify'} */ name, /** @type {boolean} */ on) {
    const allowed = name !== 'notify' || !on || (await Notification.requestPermission()) === 'granted';
    change({ [name]: on && allowed });
    this.requestUpdate();
  }

  render() {
    return html`
      <section class="panel narrow settings">
        <h1>${t('settings.title')}</h1>
        <p class="quiet-text">${t('settings.lead')}</p>
        <div class="stack">
          ${CHOICES.map(([name, values]) => this.radios(name, values))}
          ${this.flag('helpers')} ${this.flag('sounds')} ${'Notification' in window ? this.flag('notify') : nothing}
          <label class="setting-name">${t('settings.player')} <input maxlength="40" autocomplete="nickname"
            .value=${settings.player} @change=${(/** @type {Event} */ event) =>
              change({ player: /** @type {HTMLInputElement} */ (event.target).value.trim() })}></label>
          ${isSite ? nothing : html`<p><a href="${ROOT}account">${t('account.title')}</a></p>`}
        </div>
      </section>
    `;
  }
}

customElements.define('settings-screen', SettingsScreen);
