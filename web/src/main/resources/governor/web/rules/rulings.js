/** All rulings of a game, as docs/rules has them; fetched when they are opened. */
import { html, nothing } from 'lit';
import { file } from '../app/files.js';
import { t } from '../app/i18n.js';
import { markdown } from './markdown.js';

/**
 * The page of each game, and the one of its expansions if it has one; the build lays them beside the app.
 *
 * @type {Record<string, string>}
 */
const FILES = {
  sanjuan: 'rulings/san-juan.md',
  puertorico: 'rulings/puerto-rico.md',
  'puertorico+': 'rulings/puerto-rico-expansions.md',
};

/** The names of the pages for these pieces: those of the expansions first, where any are in play. */
function pagesOf(/** @type {import('../app/pieces.js').Pieces} */ { game, modules }) {
  return modules.length > 0 && `${game}+` in FILES ? [`${game}+`, game] : [game];
}

export class Rulings {
  constructor(/** @type {{requestUpdate(): void}} */ host) {
    this.host = host;
    this.shown = '';
    /** @type {unknown[]} */
    this.parts = [];
    this.failed = false;
  }

  async open(/** @type {string[]} */ pages) {
    const wanted = pages.join(' ');
    if (this.shown === wanted && !this.failed) return;
    this.shown = wanted;
    this.parts = [];
    this.failed = false;
    try {
      const texts = await Promise.all(pages.map((page) => this.text(page)));
      if (this.shown === wanted)
        this.parts = texts.flatMap((text, i) => markdown(text, pages.length > 1 ? `${i}-` : ''));
    } catch {
      this.failed = true;
    }
    this.host.requestUpdate();
  }

  async text(/** @type {string} */ page) {
    const answer = await fetch(file(FILES[page]));
    if (!answer.ok) throw new Error(answer.statusText);
    return answer.text();
  }

  /**
   * @param {import('../app/pieces.js').Pieces} pieces
   * @param {(event: MouseEvent) => void} jump follows a link within the page
   */
  render(pieces, jump) {
    const pages = pagesOf(pieces);
    return html`<details id="rulings" @toggle=${(/** @type {any} */ event) => event.target.open && this.open(pages)}>
      <summary>${t('rules.rulings')}</summary>
      <p>${t('rules.rulings.about')}</p>
      ${this.failed ? html`<p role="alert">${t('rules.rulings.failed')}</p>` : nothing}
      ${
        this.shown === pages.join(' ') && this.parts.length > 0
          ? html`<div class="rulings panel" lang="en"
          @click=${(/** @type {any} */ event) =>
            event.target.closest('[data-jump]') && jump(event)}>${this.parts}</div>`
          : nothing
      }
    </details>`;
  }
}
