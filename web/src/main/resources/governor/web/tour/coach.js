/** The tour's table: the usual one, with a note beside it and a frame around what the note speaks of. */
import { html, nothing } from 'lit';
import { ROOT } from '../app/files.js';
import { has, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { TableScreen } from '../table/table.js';

/** What the notes for each decision point at. @type {Record<string, Record<string, string>>} */
const TARGETS = {
  sanjuan: { CHOOSE_ROLE: '.sj-roles', BUILD: '.sj-hand', PAY: '.sj-hand', PRODUCE: '.sj-centre', SELL: '.sj-centre', COUNCIL: '.offer', COUNCIL_KEEP: '.offer', done: '.bar' },
  puertorico: { CHOOSE_ROLE: '.pr-roles', SETTLE: '.pr-tiles', PLACE: '.pr-mine', BUILD: '.pr-market', EXTRA_GOOD: '.pr-mine', SELL: '.pr-house', LOAD: '.pr-ships', STORE: '.pr-mine', done: '.pr-meters' },
};

class TourTable extends TableScreen {
  constructor() {
    super();
    this.game = '';
    this.page = 1;
    this.shut = false;
    /** Whether it was said that the tour is over. */
    this.ended = false;
    /** The note on show, and how often each kind of decision has come. */
    this.note = '';
    this.asking = '';
    /** @type {Map<string, number>} */
    this.times = new Map();
  }

  /** Finds the note for what is asked now. */
  look() {
    const context = this.context;
    if (!context?.position || context.asking === this.asking) return;
    this.asking = context.asking;
    const kind = context.ask?.kind;
    if (!kind && context.view.asked >= 0) {
      this.show('waiting', '');
      return;
    }
    const times = (this.times.get(kind ?? '') ?? 0) + 1;
    this.times.set(kind ?? '', times);
    this.choose(kind ?? '', times);
  }

  /**
   * Each kind of decision has its note when it first comes, in whatever round that is. Between them,
   * from the second round on, the tour says once that it is over, and then keeps quiet.
   */
  choose(/** @type {string} */ kind, /** @type {number} */ times) {
    const beyond = (this.context?.view.round ?? 1) > 1;
    const note = times > 1 ? `${kind}.again` : kind;
    const base = has(`tour.${this.game}.${note}.1`) ? note : kind;
    if (kind && has(`tour.${this.game}.${base}.1`) && (times === 1 || !beyond)) {
      this.show(`${this.game}.${base}`, TARGETS[this.game]?.[kind] ?? '');
    } else if ((beyond || !kind) && !this.ended) {
      this.ended = true;
      this.show(`${this.game}.done`, TARGETS[this.game]?.done ?? '');
    } else {
      this.show('', '');
    }
  }

  show(/** @type {string} */ note, /** @type {string} */ target) {
    if (this.note !== note) this.page = 1;
    this.note = note;
    this.target = target;
  }

  updated() {
    super.updated();
    for (const one of this.querySelectorAll('.coached')) one.classList.remove('coached');
    const target = this.target && !this.shut ? this.querySelector(this.target) : null;
    target?.classList.add('coached');
    // Where the window is narrow the note keeps off what it speaks of.
    const box = target?.getBoundingClientRect();
    this.querySelector('.coach')?.classList.toggle('low', Boolean(box && box.top + box.height / 2 < innerHeight / 2));
    this.foot.place();
  }

  render() {
    this.look();
    return html`${super.render()}${this.context?.position ? this.card() : nothing}`;
  }

  pages() {
    if (this.note === 'waiting') return [t('tour.waiting')];
    const pages = [];
    for (let n = 1; this.note && has(`tour.${this.note}.${n}`); n++) pages.push(t(`tour.${this.note}.${n}`));
    return pages;
  }

  card() {
    const pages = this.pages();
    if (pages.length === 0) return nothing;
    if (this.shut) return html`<button type="button" class="coach-open" @click=${() => this.turn(() => (this.shut = false))}>${icon('ui-compass')} ${t('tour.show')}</button>`;
    const page = Math.min(this.page, pages.length);
    const done = this.note.endsWith('.done');
    const other = this.game === 'sanjuan' ? 'puertorico' : 'sanjuan';
    return html`<aside class="coach" aria-label=${t('tour.coach')}>
      <header>${icon('ui-compass')}<strong>${t('tour.coach')}</strong>
        ${pages.length > 1 ? html`<span class="small quiet-text">${t('tour.step', { n: page, all: pages.length })}</span>` : nothing}
        <button type="button" class="quiet" aria-label=${t('tour.hide')} @click=${() => this.turn(() => (this.shut = true))}>${icon('ui-close')}</button></header>
      <p aria-live="polite">${pages[page - 1]}</p>
      <div class="row">
        ${page > 1 ? html`<button type="button" @click=${() => this.turn(() => this.page--)}>${t('tour.back')}</button>` : nothing}
        ${page < pages.length ? html`<button type="button" class="primary" @click=${() => this.turn(() => this.page++)}>${t('tour.next')}</button>` : nothing}
        ${done ? html`<button type="button" class="primary" @click=${() => this.turn(() => (this.shut = true))}>${t('tour.on')}</button>
          <a class="button" href="${ROOT}tour/${other}">${t('tour.other')}</a><a class="button" href="${ROOT}">${t('tour.real')}</a>
          <button type="button" class="link" @click=${() => this.dispatchEvent(new CustomEvent('anew'))}>${t('tour.again')}</button>` : nothing}
      </div>
    </aside>`;
  }

  turn(/** @type {() => void} */ change) {
    change();
    this.requestUpdate();
  }
}

customElements.define('tour-table', TourTable);
