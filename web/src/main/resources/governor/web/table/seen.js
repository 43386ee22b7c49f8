/** A table as one viewer sees it: the position with its pieces, and what there is to say of it. */
import { capital, first, t } from '../app/i18n.js';
import { settings } from '../app/settings.js';
import { nameOf } from '../show/merchants.js';

/** @typedef {import('./types.js').Ask} Ask */
/** @typedef {import('./types.js').Choice} Choice */
/** @typedef {import('./types.js').Fact} Fact */
/** @typedef {import('./types.js').LogEntry} LogEntry */

/** Facts of choices that want a second look, even where they could be taken back. */
const GRAVE = [
  'ends-game',
  'last-round',
  'may-end',
  'loses-good',
  'loses-cards',
  'loses-barrels',
  'demolishes',
  'nothing',
  'island-full',
];

/** After what decisions need: the others' boards and the log, the market. */
const PARTS = 2;

export class SeenTable {
  /** @param {{requestUpdate(): void}} host @param {string} id @param {import('./types.js').How} how */
  constructor(host, id, how = {}) {
    this.host = host;
    this.id = id;
    this.how = how;
    /** @type {any} */
    this.position = null;
    /** @type {import('../app/pieces.js').Pieces | null} */
    this.pieces = null;
    /** @type {LogEntry[]} */
    this.log = [];
    /** The piece that is pointed at, and the one whose help was opened by a tap. */
    this.reading = '';
    this.pinned = '';
    /** Shown, not played: nothing can be chosen. */
    this.inert = false;
    /** How many of its parts are drawn: a table that opens draws what decisions need first, then a part a frame. */
    this.parts = PARTS;
  }

  /** Looks through the eyes of this seat from now on, or sees what everybody sees. */
  lookAs(/** @type {string} */ seat) {
    this.how = { ...this.how, seat: seat || undefined };
  }

  /** Keeps these entries as the log. */
  keepLog(/** @type {LogEntry[]} */ log) {
    this.log = log;
  }

  /** Whether all of the table is drawn. */
  get whole() {
    return this.parts >= PARTS;
  }

  get view() {
    return this.position.view;
  }

  get table() {
    return this.position.table;
  }

  get game() {
    return this.table.game;
  }

  /** The viewer's seat, or -1 for a watcher. */
  get me() {
    return this.position.viewer;
  }

  /** Whether the viewer has a seat here, rather than a look over somebody's shoulder. */
  get plays() {
    return this.me >= 0 && !this.how.watch;
  }

  /** @returns {Ask | null} the question that the viewer can answer now */
  get ask() {
    return this.inert ? null : (this.position?.ask ?? null);
  }

  name(/** @type {number} */ seat) {
    return nameOf(this.table, seat) || t('table.seat', { n: seat + 1 });
  }

  piece(/** @type {string} */ name) {
    return this.pieces?.name(name) ?? name;
  }

  /** The name of a piece that no edition changes. */
  key(/** @type {string} */ name) {
    return this.pieces?.key(name) ?? name;
  }

  /** The keys of a text, those for this config first. */
  keys(/** @type {string[]} */ ...bases) {
    return bases.flatMap((base) => this.pieces?.keys(base) ?? [base]);
  }

  /** @returns {Choice[]} the choices with this verb, and with this piece where one is named */
  choices(/** @type {string} */ verb, /** @type {string} */ piece = '') {
    const key = this.key(piece);
    return (this.ask?.choices ?? []).filter(
      (one) => one.verb === verb && (!piece || this.key(one.piece ?? '') === key),
    );
  }

  /** Why a piece cannot be chosen, or an empty text; in short the most telling reason only. */
  refusal(/** @type {string} */ piece, { short = false } = {}) {
    const facts = this.ask?.refused?.find((one) => one.piece === piece)?.facts ?? [];
    return (short ? facts.slice(0, 1) : facts).map((fact) => this.fact(fact)).join(' · ');
  }

  /** A fact as a sentence. */
  fact(/** @type {Fact} */ fact) {
    const keys = [`${this.game}.fact.${fact.fact}`, `fact.${fact.fact}`];
    return first(
      fact.seat >= 0 && fact.seat === this.me ? [...keys.map((key) => `${key}.me`), ...keys] : keys,
      fact.fact,
      {
        n: fact.number,
        piece: fact.piece ? this.piece(fact.piece) : '',
        seat: fact.seat >= 0 ? this.name(fact.seat) : '',
      },
    );
  }

  /** The number of the first fact of this name, or what is given instead. */
  factNumber(/** @type {Choice} */ choice, /** @type {string} */ name, /** @type {number | null} */ otherwise = null) {
    return choice.facts?.find((fact) => fact.fact === name)?.number ?? otherwise;
  }

  /** A log entry as a sentence. */
  sentence(/** @type {LogEntry} */ entry) {
    const key = `${this.game}.event.${entry.what}`;
    const keys = entry.piece ? [key] : [`${key}.hidden`, key];
    return first(this.keys(...keys), entry.text, {
      seat: entry.seat >= 0 ? this.name(entry.seat) : '',
      piece: entry.piece ? this.piece(entry.piece) : '',
      n: entry.number,
    });
  }

  /** What undo would take back, as far as the player wants to have it. */
  get undoable() {
    const { undo } = this.position;
    const wanted = settings.undo === 'all' || (settings.undo === 'free' && undo?.free);
    return wanted ? (undo ?? null) : null;
  }

  /** The question in the reader's words. */
  question() {
    const ask = this.ask;
    if (!ask) return '';
    const n = ask.draft?.proposal.reduce((all, one) => all + one, 0) ?? 1;
    const of = this.view.seats[ask.seat]?.handSize ?? 0;
    const key = `${this.game}.question.${ask.kind}`;
    const enough = ask.kind === 'PAY' && ask.choices.some((one) => one.verb === 'DONE');
    const piece = this.piece(ask.kind.toLowerCase().replaceAll('_', ' '));
    return capital(
      first(this.keys(...(enough ? [`${key}.more`, key] : [key])), ask.question, { n, of, left: of - n, piece }),
    );
  }

  /** What happened since the viewer's last own choice. */
  news() {
    const from = this.position.news;
    return from === null || from === undefined ? [] : this.log.filter((entry) => entry.n >= from);
  }

  /** Whether a fact says that much is lost or decided by a choice. */
  isGrave(/** @type {Fact} */ fact) {
    const mine = fact.seat < 0 || fact.seat === this.ask?.seat;
    return mine && GRAVE.includes(fact.fact);
  }

  /** Shows what a piece does, or stops showing it. */
  read(/** @type {string} */ piece) {
    if (this.reading === piece) return;
    this.reading = piece;
    this.host.requestUpdate();
  }

  /** Opens the help on a piece and leaves it open. */
  explain(/** @type {string} */ piece) {
    this.reading = piece;
    this.pinned = piece;
    const host = /** @type {any} */ (this.host);
    host.side?.show('help');
    this.host.requestUpdate();
  }

  /** Draws again after a board has changed what is selected. */
  changed() {
    this.host.requestUpdate();
  }
}
