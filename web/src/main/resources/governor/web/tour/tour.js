/** The tour: a whole short game of either at a real table, with a note for each decision. */
import { LitElement, html } from 'lit';
import { get, post } from '../app/api.js';
import { file } from '../app/files.js';
import { t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { go } from '../app/router.js';
import { settings } from '../app/settings.js';
import './coach.js';

/**
 * The tables of the tour: two players, and a deal that begins well.
 *
 * @type {Record<string, {config: string, seed: string, picture: string}>}
 */
const TOURS = {
  sanjuan: { config: 'sanjuan:2e players=2 rounds=4', seed: 'tour-1', picture: file('art/san-juan.svg') },
  puertorico: { config: 'puertorico players=2 rounds=3', seed: 'tour-1', picture: file('art/puerto-rico.svg') },
};

/** The computer player of the tour: quick and not too strong. */
const LEVEL = 2;

const remembered = (/** @type {string} */ game) => `governor.tour.${game}`;

export class TourScreen extends LitElement {
  constructor() {
    super();
    this.game = '';
    this.table = '';
    this.failed = false;
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    if (this.game in TOURS) this.open();
  }

  /** Goes on at the table of this browser's tour, or lays a new one. */
  async open(anew = false) {
    const key = remembered(this.game);
    this.failed = false;
    this.table = '';
    this.requestUpdate();
    try {
      const known = anew ? null : sessionStorage.getItem(key);
      const there = known
        ? await get(`/tables/${known}`).then(
            () => true,
            () => false,
          )
        : false;
      this.table = there && known ? known : await this.lay();
      sessionStorage.setItem(key, this.table);
    } catch {
      this.failed = true;
    }
    this.requestUpdate();
  }

  async lay() {
    const { config, seed } = TOURS[this.game];
    const made = await post('/tables', {
      config,
      seed,
      options: {},
      seats: [
        { kind: 'me', name: settings.player || t('app.guest') },
        { kind: 'computer', level: LEVEL },
      ],
    });
    return made.id;
  }

  render() {
    if (!(this.game in TOURS)) return this.choice();
    if (this.failed)
      return html`<section class="panel narrow"><p role="alert">${t('tour.failed')}</p><p><button type="button"
        class="primary" @click=${() => this.open()}>${t('tour.again')}</button></p></section>`;
    if (!this.table) return html`<p class="opening" role="status">${t('tour.opening')}</p>`;
    return html`<tour-table .tableId=${this.table} .game=${this.game} @anew=${() => this.open(true)}></tour-table>`;
  }

  choice() {
    return html`<div class="page tour-choice">
      <h1>${t('tour.title')}</h1><p>${t('tour.intro')}</p>
      <div class="tour-games">${Object.entries(TOURS).map(
        ([game, one]) => html`<article class="panel">
        <img src=${one.picture} alt="" width="480" height="300">
        <h2>${t(`rules.game.${game}`)}</h2><p>${t(`tour.${game}.about`)}</p>
        <button type="button" class="primary" @click=${() => go(`/tour/${game}`)}>${icon('ui-play')}
          ${t('tour.start')}: ${t(`rules.game.${game}`)}</button>
      </article>`,
      )}</div>
    </div>`;
  }
}

customElements.define('tour-screen', TourScreen);
