/** The frame of the app: the header and the screen that belongs to the address. */
import { LitElement, html, nothing } from 'lit';
import { loadMessages, t } from './i18n.js';
import { change, onSettings, settings, showTheme } from './settings.js';
import { catchLinks, placeOf } from './router.js';
import { ROOT, at, file, pathOf } from './files.js';
import { icon } from './icons.js';
import { titleOf } from './pieces.js';
import { forget, isTable, playing } from './playing.js';
import { hasNewer, installSoon, useNewer } from '../offline/install.js';
import { isAway, isSite } from './server.js';
import './input.js';

class GovernorApp extends LitElement {
  static properties = { place: { state: true }, problem: { state: true }, isOpening: { state: true } };

  constructor() {
    super();
    /** @type {import('./router.js').Place | null} */
    this.place = null;
    this.problem = '';
    /** Whether the screen of the address is still on its way. */
    this.isOpening = true;
    /** @type {HTMLElement | null} */
    this.screen = null;
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('popstate', () => this.show());
    addEventListener('governor-went', () => this.show());
    addEventListener('governor-playing', () => this.requestUpdate());
    addEventListener('governor-server', () => this.requestUpdate());
    document.addEventListener('click', catchLinks);
    onSettings(async () => {
      await loadMessages();
      this.requestUpdate();
      if (this.screen instanceof LitElement) this.screen.requestUpdate();
    });
    this.show();
  }

  /** Puts the screen of the address up. */
  async show() {
    const place = placeOf(location.pathname);
    const same =
      place && this.place?.tag === place.tag && JSON.stringify(place.params) === JSON.stringify(this.place.params);
    this.problem = '';
    try {
      await place?.load();
    } catch (problem) {
      console.error(problem);
      this.problem = t('app.load-failed');
    }
    this.place = place;
    if (place?.tag === 'start-screen') forget();
    if (place && !same && !this.problem) {
      const screen = document.createElement(place.tag);
      Object.assign(screen, place.params);
      this.screen = screen;
    } else if (place && this.screen && 'addressChanged' in this.screen) {
      /** @type {any} */ (this.screen).addressChanged();
    }
    if (!place) this.screen = null;
    this.isOpening = false;
    document.body.dataset.screen = place?.tag ?? 'none';
    this.requestUpdate();
  }

  render() {
    return html`
      <a class="skip" href="#main" @click=${this.skip}>${t('app.skip')}</a>
      <header class="app-header">
        <a class="brand" href="${ROOT}" aria-label=${t('app.home')}>
          <svg class="icon brand-mark" aria-hidden="true" viewBox="0 0 64 64"><use
            href=${`${file('art/icon.svg')}#mark`}></use></svg>
          <span>Governor</span>
        </a>
        <span class="away" role="status">${isAway() && !isSite ? t('offline.away') : this.newer()}</span>
        <nav aria-label=${t('app.nav')}>
          <a href=${this.rules()} aria-current=${
            pathOf(location.pathname) === '/rules' ? 'page' : nothing
          }>${icon('ui-book')}<span>${t('app.rules')}</span></a>
          <a href="${ROOT}tour" aria-current=${
            pathOf(location.pathname).startsWith('/tour') ? 'page' : nothing
          }>${icon('ui-compass')}<span>${t('app.tour')}</span></a>
          <a href="${ROOT}settings" aria-current=${
            pathOf(location.pathname) === '/settings' ? 'page' : nothing
          }>${icon('ui-settings')}<span>${t('app.settings')}</span></a>
          <button type="button" class="quiet mute" aria-pressed=${String(!settings.sounds)} title=${t(
            settings.sounds ? 'app.mute' : 'app.unmute',
          )} aria-label=${t('app.mute')} @click=${() => change({ sounds: !settings.sounds })}>${icon(
            settings.sounds ? 'ui-sound' : 'ui-mute',
          )}</button>
          <button type="button" class="quiet" @click=${this.turnTheme}
            aria-label=${t('app.theme')}>${icon('ui-moon')}</button>
        </nav>
      </header>
      ${this.wayBack()}
      <main id="main" tabindex="-1">
        ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : (this.screen ?? this.nothingYet())}
      </main>
    `;
  }

  /** The rules of the table that is played at, or the usual ones. */
  rules() {
    const table = playing();
    return table ? `${ROOT}rules?config=${encodeURIComponent(table.config)}` : `${ROOT}rules`;
  }

  /** Offers a newer app that has come meanwhile, where no game is on the screen. */
  newer() {
    if (!hasNewer() || isTable(location.pathname)) return nothing;
    return html`${t('offline.newer')} <button type="button" class="quiet use-newer"
      @click=${useNewer}>${t('offline.use-newer')}</button>`;
  }

  /** From any other screen back to the table. */
  wayBack() {
    const table = playing();
    if (!table || isTable(location.pathname)) return nothing;
    return html`<p class="way-back"><a href=${table.address}>${icon('ui-previous')}${t('app.to-table', {
      game: titleOf(table.config),
    })}</a></p>`;
  }

  /** The screen is still on its way, or there is none at this address. */
  nothingYet() {
    return this.isOpening ? html`<p class="opening" role="status">${t('app.opening')}</p>` : this.unknown();
  }

  unknown() {
    return html`<section class="panel narrow"><h1>${t('app.unknown')}</h1><p><a
      href="${ROOT}">${t('app.home')}</a></p></section>`;
  }

  skip(/** @type {Event} */ event) {
    event.preventDefault();
    this.querySelector('main')?.focus();
  }

  turnTheme() {
    const dark =
      settings.theme === 'dark' || (settings.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
    change({ theme: dark ? 'light' : 'dark' });
  }
}

/** A host of plain files has one page, which other addresses lead to. */
const wanted = isSite && new URLSearchParams(location.search).get('to');
if (wanted) history.replaceState(null, '', at(wanted) + location.hash);

showTheme();
// The first screen loads while the messages do.
placeOf(location.pathname)
  ?.load()
  .catch(() => {});
await loadMessages();
customElements.define('governor-app', GovernorApp);
installSoon();
