/** The tour's table: the usual one, with a note beside it and a frame around what the note speaks of. */
import { html, nothing } from 'lit';
import { ROOT } from '../app/files.js';
import { has, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { ending } from '../table/ending.js';
import { TableScreen } from '../table/table.js';

/** What the notes for each decision point at. @type {Record<string, Record<string, string>>} */
const TARGETS = {
  sanjuan: {
    CHOOSE_ROLE: '.sj-roles',
    BUILD: '.sj-hand',
    PAY: '.sj-hand',
    PRODUCE: '.sj-centre',
    SELL: '.sj-centre',
    COUNCIL: '.offer',
    COUNCIL_KEEP: '.offer',
  },
  puertorico: {
    CHOOSE_ROLE: '.pr-roles',
    SETTLE: '.pr-tiles',
    PLACE: '.pr-mine',
    BUILD: '.pr-market',
    EXTRA_GOOD: '.pr-mine',
    SELL: '.pr-house',
    LOAD: '.pr-ships',
    STORE: '.pr-mine',
  },
};

/** The roles in the order in which they are best learnt. @type {Record<string, string[]>} */
const ROLES = {
  sanjuan: ['builder', 'producer', 'trader', 'councillor', 'prospector'],
  puertorico: ['settler', 'builder', 'mayor', 'craftsman', 'captain', 'trader'],
};

class TourTable extends TableScreen {
  constructor() {
    super();
    this.game = '';
    this.page = 1;
    this.shut = false;
    /** Whether it was said that this is the last round. */
    this.warned = false;
    /** @type {Record<string, string>} */
    this.words = {};
    this.offersRematch = false;
    /** The note on show, and how often each kind of decision has come. */
    this.note = '';
    this.asking = 'nothing yet';
    /** @type {Map<string, number>} */
    this.times = new Map();
  }

  /** Finds the note for what is asked now. */
  look() {
    const context = this.context;
    if (!context?.position) return;
    const asking = context.position.score ? 'over' : context.asking;
    if (asking === this.asking) return;
    this.asking = asking;
    const kind = context.ask?.kind;
    if (!kind && !context.position.score) {
      this.show('waiting', '');
      return;
    }
    const times = (this.times.get(kind ?? '') ?? 0) + 1;
    this.times.set(kind ?? '', times);
    this.choose(kind ?? '', times);
  }

  /**
   * Each kind of decision has its note when it first comes. Every choice of a role has one: which role has not been
   * seen yet, until all have, and when the last round has come. In the end the count is explained.
   */
  choose(/** @type {string} */ kind, /** @type {number} */ times) {
    const base = `${this.game}.${kind}`;
    if (!kind) this.show(`${this.game}.count`, '.score .sheet');
    else if (kind === 'CHOOSE_ROLE' && times > 1) this.advise();
    else if (times === 1 && has(`tour.${base}.1`))
      this.show(
        base,
        kind === 'CHOOSE_ROLE' ? `[data-spot="role-${this.unseen()[0]}"]` : (TARGETS[this.game]?.[kind] ?? ''),
      );
    else this.show('', '');
  }

  /**
   * The roles that can be taken and have not been seen, in the order in which they are best learnt; a captain is seen
   * once one has loaded.
   */
  unseen() {
    const context = /** @type {import('../table/context.js').TableContext} */ (this.context);
    const can = context.choices('TAKE').map((choice) => context.key(choice.piece ?? ''));
    const taken = context.log
      .filter((entry) => entry.what.startsWith('TOOK_'))
      .map((entry) =>
        entry.piece && entry.what.startsWith('TOOK_ROLE')
          ? context.key(entry.piece)
          : entry.what.slice(5).toLowerCase(),
      );
    const seen = (/** @type {string} */ role) => (role === 'captain' ? this.times.has('LOAD') : taken.includes(role));
    return ROLES[this.game].filter((role) => can.includes(role) && !seen(role) && this.isWorthIt(role));
  }

  /** There is something to load, or to sell. */
  isWorthIt(/** @type {string} */ role) {
    const goods = /** @type {any} */ (this.context)?.view.seats[this.context?.me ?? 0].goods;
    const some = typeof goods === 'object' ? Object.values(goods).some((n) => Number(n) > 0) : Number(goods) > 0;
    return some || !['captain', 'trader'].includes(role);
  }

  advise() {
    const context = /** @type {import('../table/context.js').TableContext} */ (this.context);
    const [role] = this.unseen();
    const last = ending(context) === 'last-round' && !this.warned;
    if (last) {
      this.warned = true;
      this.show(`${this.game}.last`, '');
    } else if (role)
      this.show(`${this.game}.take.${role}`, `[data-spot="role-${role}"]`, { role: context.piece(role) });
    else this.show(`${this.game}.free`, TARGETS[this.game]?.CHOOSE_ROLE ?? '');
  }

  show(/** @type {string} */ note, /** @type {string} */ target, /** @type {Record<string, string>} */ words = {}) {
    if (this.note !== note) this.page = 1;
    this.note = note;
    this.target = target;
    this.words = words;
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
    for (let n = 1; this.note && has(`tour.${this.note}.${n}`); n++)
      pages.push(t(`tour.${this.note}.${n}`, this.words));
    return pages;
  }

  card() {
    const pages = this.pages();
    if (pages.length === 0) return nothing;
    if (this.shut)
      return html`<button type="button" class="coach-open" @click=${() =>
        this.turn(() => (this.shut = false))}>${icon('ui-compass')} ${t('tour.show')}</button>`;
    const page = Math.min(this.page, pages.length);
    const done = this.note.endsWith('.count') && page === pages.length;
    const other = this.game === 'sanjuan' ? 'puertorico' : 'sanjuan';
    return html`<aside class="coach" aria-label=${t('tour.coach')}>
      <header>${icon('ui-compass')}<strong>${t('tour.coach')}</strong>
        ${
          pages.length > 1
            ? html`<span class="small quiet-text">${t('tour.step', { n: page, all: pages.length })}</span>`
            : nothing
        }
        <button type="button" class="quiet" aria-label=${t('tour.hide')} @click=${() =>
          this.turn(() => (this.shut = true))}>${icon('ui-close')}</button></header>
      <p aria-live="polite">${pages[page - 1]}</p>
      <div class="row">
        ${
          page > 1
            ? html`<button type="button" @click=${() => this.turn(() => this.page--)}>${t('tour.back')}</button>`
            : nothing
        }
        ${
          page < pages.length
            ? html`<button type="button" class="primary" @click=${() =>
                this.turn(() => this.page++)}>${t('tour.next')}</button>`
            : nothing
        }
        ${
          done
            ? html`<a class="button primary" href="${ROOT}">${t('tour.real')}</a><a class="button"
              href="${ROOT}tour/${other}">${t('tour.other')}</a>
          <button type="button" class="link" @click=${() =>
            this.dispatchEvent(new CustomEvent('anew'))}>${t('tour.again')}</button>`
            : nothing
        }
      </div>
    </aside>`;
  }

  turn(/** @type {() => void} */ change) {
    change();
    this.requestUpdate();
  }
}

customElements.define('tour-table', TourTable);
