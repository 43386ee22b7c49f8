/** All rulings of a game, as docs/rules has them; fetched when they are opened. */
import { html, nothing } from 'lit';
import { file } from '../app/files.js';
import { t } from '../app/i18n.js';
import { markdown } from './markdown.js';

/** The page of each game; the build lays them beside the app. */
const FILES = { sanjuan: 'rulings/san-juan.md', puertorico: 'rulings/puerto-rico.md' };

export class Rulings {
  constructor(/** @type {{requestUpdate(): void}} */ host) {
    this.host = host;
    this.game = '';
    /** @type {unknown[]} */
    this.parts = [];
    this.failed = false;
  }

  async open(/** @type {string} */ game) {
    if (this.game === game && !this.failed) return;
    this.game = game;
    this.parts = [];
    this.failed = false;
    try {
      const answer = await fetch(file(FILES[/** @type {keyof typeof FILES} */ (game)]));
      if (!answer.ok) throw new Error(answer.statusText);
      const parts = markdown(await answer.text());
      if (this.game === game) this.parts = parts;
    } catch {
      this.failed = true;
    }
    this.host.requestUpdate();
  }

  /** @param {string} game @param {(event: MouseEvent) => void} jump follows a link within the page */
  render(game, jump) {
    return html`<details id="rulings" @toggle=${(/** @type {any} */ event) => event.target.open && this.open(game)}>
      <summary>${t('rules.rulings')}</summary>
      <p>${t('rules.rulings.about')}</p>
      ${this.failed ? html`<p role="alert">${t('rules.rulings.failed')}</p>` : nothing}
      ${this.game === game && this.parts.length > 0 ? html`<div class="rulings panel" lang="en" @click=${(/** @type {any} */ event) => event.target.closest('[data-jump]') && jump(event)}>${this.parts}</div>` : nothing}
    </details>`;
  }
}
