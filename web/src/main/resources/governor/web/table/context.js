/**
 * A table as one viewer sees it, and all that the viewer can do there. The frame and the boards of
 * both games read it and call it; it tells its host to draw again after every change.
 *
 * A board is a module (sanjuan/board.js, puertorico/board.js) whose default export is a class:
 *
 * @typedef {object} Board
 * @property {() => unknown} render the board: all between the status line and the action bar
 * @property {() => void} asked another question is asked (or none): forget what was selected, take up the draft
 * @property {() => Plan | null} plan what the large button would do now
 * @property {() => Promise<void>} [ready] resolves when the plan is up to date with what was tapped
 * @property {() => Choice[]} others choices for buttons beside the large one (pass, done)
 * @property {(choice: Choice) => void} [press] such a button was pressed; without it the choice is sent
 * @property {(choice: Choice) => void} [pick] a sentence of the list was tapped; without it the choice is sent
 * @property {(choice: Choice) => boolean} [isChosen] whether it is selected and waits for the large button
 * @property {(choice: Choice) => string} [about] what stands below a sentence of the list; without it all facts
 * @property {(choice: Choice) => string} sentence a choice in the reader's words, without a full stop
 * @property {(words: string) => string} translate the engine's words for a choice in the reader's words
 * @property {() => boolean} pictured whether the board shows every choice; else the frame lists sentences
 * @property {() => Choice[]} [listed] the choices that such a list has; without it all
 * @property {() => void} [cancel] puts back what was picked
 * @property {() => unknown} [extras] controls of the action bar for what may be done besides
 * @property {() => string} [stage] what goes on outside of any phase, or an empty text
 *
 * @typedef {object} Plan
 * @property {(number|string)[]} row the choices to send
 * @property {string} label what the button says, in the imperative: "Build library, pay 3"
 * @property {string} [note] what else is good to know
 * @property {string} [why] why it cannot be sent yet: the button is then inert
 *
 * @typedef {{fact: string, seat: number, piece: string, number: number}} Fact
 * @typedef {{id: number, words: string, verb: string, piece: string|null, other: string|null, number: number|null, facts: Fact[], then: 'more'|'others'|'reveals'}} Choice
 * @typedef {{choices: number[], words: string, slots: {name: string, least: number, most: number}[], proposal: number[], facts: Fact[]}} Draft
 * @typedef {{seat: number, kind: string, question: string, choices: Choice[], refused: {piece: string, facts: Fact[]}[],
 *   draft: Draft|null, routine: number|null}} Ask
 * @typedef {{n: number, ply: number, round: number, what: string, seat: number, piece: string, number: number, forced: boolean, text: string}} LogEntry
 */
import { ELSEWHERE, follow, get, post, Problem, query, surely } from '../app/api.js';
import { capital, first, t } from '../app/i18n.js';
import { piecesOf } from '../app/pieces.js';
import { play } from '../app/playing.js';
import { settings } from '../app/settings.js';
import { nameOf } from '../show/merchants.js';
import { Show } from '../show/show.js';
import { whole } from './changes.js';

/** Facts of choices that want a second look, even where they could be taken back. */
const GRAVE = ['ends-game', 'last-round', 'may-end', 'loses-good', 'loses-cards', 'loses-barrels', 'demolishes', 'nothing', 'island-full'];

/** A stream that says nothing of one's own act for so long has been lost; the position is then asked for. */
const LONGEST_WAIT = 1_500;

/** After what decisions need: the others' boards and the log, the market. */
const PARTS = 2;

/** Whether two positions show the same moment to the same viewer, with the same people there. */
function isSame(/** @type {any} */ one, /** @type {any} */ other) {
  const moment = (/** @type {any} */ it) => [it.version, it.viewer, it.ask?.seat, it.clock, it.table];
  return one.version === other.version && JSON.stringify(moment(one)) === JSON.stringify(moment(other));
}

export class TableContext {
  /** @param {{requestUpdate(): void}} host @param {string} id @param {{watch?: string, seat?: string, join?: string}} how */
  constructor(host, id, how = {}) {
    this.host = host;
    this.id = id;
    this.how = how;
    /** @type {any} */
    this.position = null;
    /** @type {import('../app/pieces.js').Pieces | null} */
    this.pieces = null;
    /** @type {Board | null} */
    this.board = null;
    /** @type {LogEntry[]} */
    this.log = [];
    /** @type {any[]} */
    this.chat = [];
    /** @type {'live'|'lost'|'opening'} */
    this.connection = 'opening';
    this.busy = false;
    /** Whether the stream has told of one's own act already. */
    this.answered = false;
    this.problem = '';
    /** Why the table cannot be shown at all. @type {Problem | null} */
    this.closed = null;
    /** @type {any} */
    this.hint = null;
    this.thinking = false;
    /** The piece that is pointed at, and the one whose help was opened by a tap. */
    this.reading = '';
    this.pinned = '';
    /** Shown, not played: nothing can be chosen. */
    this.inert = false;
    /** How many of its parts are drawn: a table that opens draws what decisions need first, then a part a frame. */
    this.parts = PARTS;
    this.asking = '';
    this.show = new Show(this);
    /** The position that is really there while an earlier moment is looked at once more. @type {any} */
    this.present = null;
    /** @type {{close(): void} | null} */
    this.line = null;
    /** The position that the stream told last, to which the next changes apply. @type {any} */
    this.told = null;
    /** The newest version that was heard of, and what waits for one. */
    this.newest = -1;
    /** @type {(() => void) | null} */
    this.wakeUp = null;
    /** Nobody looks at it any more. */
    this.left = false;
  }

  // ---- what is there -----------------------------------------------------------------------------

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

  /** Watches through the eyes of this seat from now on, or sees what everybody sees. */
  async seeAs(/** @type {string} */ seat) {
    this.close();
    this.how = { ...this.how, seat: seat || undefined };
    this.asking = '';
    await this.open();
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
    return (this.ask?.choices ?? []).filter((one) => one.verb === verb && (!piece || this.key(one.piece ?? '') === key));
  }

  /** Why a piece cannot be chosen, or an empty text; in short the most telling reason only. */
  refusal(/** @type {string} */ piece, { short = false } = {}) {
    const facts = this.ask?.refused?.find((one) => one.piece === piece)?.facts ?? [];
    return (short ? facts.slice(0, 1) : facts).map((fact) => this.fact(fact)).join(' · ');
  }

  /** A fact as a sentence. */
  fact(/** @type {Fact} */ fact) {
    const keys = [`${this.game}.fact.${fact.fact}`, `fact.${fact.fact}`];
    return first(fact.seat >= 0 && fact.seat === this.me ? [...keys.map((key) => `${key}.me`), ...keys] : keys, fact.fact, {
      n: fact.number, piece: fact.piece ? this.piece(fact.piece) : '', seat: fact.seat >= 0 ? this.name(fact.seat) : '',
    });
  }

  /** The number of the first fact of this name, or what is given instead. */
  factNumber(/** @type {Choice} */ choice, /** @type {string} */ name, /** @type {number | null} */ otherwise = null) {
    return choice.facts?.find((fact) => fact.fact === name)?.number ?? otherwise;
  }

  /** A log entry as a sentence. */
  sentence(/** @type {LogEntry} */ entry) {
    const key = `${this.game}.event.${entry.what}`;
    const keys = entry.piece ? [key] : [`${key}.hidden`, key];
    return first(this.keys(...keys), entry.text, { seat: entry.seat >= 0 ? this.name(entry.seat) : '', piece: entry.piece ? this.piece(entry.piece) : '', n: entry.number });
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
    return capital(first(this.keys(...(enough ? [`${key}.more`, key] : [key])), ask.question, { n, of, left: of - n, piece }));
  }

  /** What happened since the viewer's last own choice. */
  news() {
    const from = this.position.news;
    return from === null || from === undefined ? [] : this.log.filter((entry) => entry.n >= from);
  }

  // ---- what comes in ------------------------------------------------------------------------------

  async open() {
    this.left = false;
    try {
      await this.refresh();
    } catch (problem) {
      this.shut(problem);
      return;
    }
    this.line = follow(
      `/tables/${this.id}/events${query({ ...this.how, steps: true, changes: true })}`,
      this.position.version,
      (message) => this.heard(message),
      (state) => {
        // The server has begun to run another version of the rules: asking once more says so.
        if (state === 'gone') return void this.open();
        if (state === 'elsewhere') return this.shut(new Problem(ELSEWHERE, t('offline.elsewhere')));
        this.connection = state;
        this.host.requestUpdate();
      },
    );
    await this.readLog().catch(() => {});
  }

  /** Shows why the table cannot be shown. */
  shut(/** @type {unknown} */ problem) {
    this.position = null;
    this.closed = problem instanceof Problem ? problem : null;
    this.problem = this.closed?.status === 404 ? t('table.unknown') : String(problem instanceof Error && problem.message ? problem.message : t('table.unreached'));
    this.host.requestUpdate();
  }

  /** Asks for the beginning of the log: whoever comes fresh is sent its end alone. */
  async readLog() {
    const to = this.log[0]?.n ?? 0;
    if (to === 0) return;
    const { log } = await get(`/tables/${this.id}/log${query({ ...this.how, to })}`);
    if (this.log[0]?.n !== to) return;
    this.log = [...log, ...this.log];
    this.host.requestUpdate();
  }

  /** The table has moved on. What comes while one's own act is under way is that act, and shown at once. */
  heard(/** @type {any} */ message) {
    const position = whole(this.told, message);
    if (!position) {
      this.close();
      return void this.open();
    }
    this.told = position;
    this.newest = Math.max(this.newest, position.version);
    this.show.add(position, this.busy && !this.answered);
    this.answered = true;
    this.wakeUp?.();
  }

  close() {
    this.left = true;
    this.line?.close();
    this.show.clear();
  }

  /** Takes the whole position anew. */
  async refresh() {
    const position = await get(`/tables/${this.id}${query(this.how)}`);
    await this.load(position);
    this.log = [];
    this.chat = [];
    this.show.clear();
    this.newest = position.version;
    this.take(position, true);
  }

  /** Loads what drawing this position needs. */
  async load(/** @type {any} */ position) {
    play(position.table.config);
    const [pieces, module] = await Promise.all([
      piecesOf(position.table.config),
      position.table.game === 'puertorico' ? import('../puertorico/board.js') : import('../sanjuan/board.js'),
    ]);
    this.pieces = pieces;
    this.board ??= new module.default(this);
  }

  /** Shows the board as it was after an event that is being told; nobody is asked meanwhile. */
  frame(/** @type {any} */ position, /** @type {any} */ view, /** @type {number} */ line) {
    this.position = { ...this.position, view, ask: null, undo: null };
    this.merge({ ...position, log: position.log.filter((/** @type {LogEntry} */ one) => one.n <= line), chat: [] });
    if (this.asking) {
      this.asking = '';
      this.hint = null;
      this.board?.asked();
    }
    this.host.requestUpdate();
  }

  /** Shows how the board was once more, without forgetting what was picked; null leads back to the present. */
  peek(/** @type {any} */ view) {
    if (view) {
      this.present ??= this.position;
      this.position = { ...this.present, view, ask: null, undo: null };
    } else if (this.present) {
      this.position = this.present;
      this.present = null;
    }
    this.host.requestUpdate();
  }

  /** Whether an earlier moment is looked at. */
  get isPeeking() {
    return this.present !== null;
  }

  /** Shows this position. */
  take(/** @type {any} */ position, whole = false) {
    this.present = null;
    const before = this.position;
    if (before && !whole && position.version < before.version) return;
    // Who holds several seats may hear of the same moment twice: as the one who acted and as the one who is asked.
    if (before && !whole && position.version === before.version && before.ask && !position.ask) return;
    // A stream begins with what was fetched a moment ago: drawing it again would be for nothing.
    if (before && !whole && isSame(before, position)) return;
    this.position = position;
    this.merge(position);
    const asking = this.ask ? `${position.ply} ${this.ask.seat} ${this.ask.kind}` : '';
    if (asking !== this.asking || whole) {
      this.asking = asking;
      this.hint = null;
      this.problem = '';
      this.board?.asked();
    }
    this.host.requestUpdate();
  }

  merge(/** @type {any} */ position) {
    const log = position.log ?? [];
    const from = position.logFrom ?? log[0]?.n ?? Infinity;
    this.log = [...this.log.filter((one) => one.n < from), ...log];
    const heard = this.chat.at(-1)?.n ?? -1;
    this.chat = [...this.chat, ...(position.chat ?? []).filter((/** @type {any} */ one) => one.n > heard)];
  }

  // ---- what goes out ------------------------------------------------------------------------------

  /** Sends a row of choices as one act. */
  async act(/** @type {(number|string)[]} */ row) {
    const ask = this.ask;
    if (!ask || this.busy || row.length === 0) return;
    const body = { ply: this.position.ply, seat: ask.seat, choices: row };
    await this.send(() => this.surely(() => post(`/tables/${this.id}/choices`, body)));
  }

  /** Does what the large button says. */
  async confirm() {
    await this.board?.ready?.();
    const plan = this.board?.plan();
    if (plan && !plan.why) await this.act(plan.row);
  }

  async undo() {
    const body = { ply: this.position.ply };
    if (this.undoable && !this.busy) await this.send(() => this.surely(() => post(`/tables/${this.id}/undo`, body)));
  }

  async say(/** @type {string} */ text) {
    await this.send(() => post(`/tables/${this.id}/chat`, { text }));
  }

  async resign() {
    await this.send(() => post(`/tables/${this.id}/resign`, { seat: this.me }));
  }

  /** Asks the computer for its opinion on the question asked now. */
  async askHint() {
    const asking = this.asking;
    this.thinking = true;
    this.host.requestUpdate();
    try {
      const hint = await get(`/tables/${this.id}/hint${query({ seat: this.me })}`);
      if (asking === this.asking) this.hint = hint;
    } catch (problem) {
      this.fail(problem);
    }
    this.thinking = false;
    this.host.requestUpdate();
  }

  /** Does something that moves the table on, which the stream then shows; says what went wrong. */
  async send(/** @type {() => Promise<any>} */ request) {
    this.busy = true;
    this.answered = false;
    this.problem = '';
    this.host.requestUpdate();
    try {
      const outcome = await request();
      if (outcome?.version !== undefined && !(await this.reached(outcome.version))) await this.refresh();
      this.busy = false;
    } catch (problem) {
      this.busy = false;
      this.fail(problem);
      if (problem instanceof Problem && problem.status === 409) await this.refresh().catch(() => {});
    }
    this.host.requestUpdate();
  }

  /** Waits until the stream has come to this version; false if it does not. */
  async reached(/** @type {number} */ version) {
    const end = Date.now() + LONGEST_WAIT;
    while (this.newest < version && !this.left) {
      const left = end - Date.now();
      if (left <= 0) return false;
      await new Promise((done) => {
        const timer = setTimeout(done, left);
        this.wakeUp = () => {
          clearTimeout(timer);
          done(undefined);
        };
      });
      this.wakeUp = null;
    }
    return true;
  }

  /** Asks until there is an answer, as long as it is wanted here; says so while the server is away. */
  async surely(/** @type {() => Promise<any>} */ request, isWanted = () => true) {
    const sentence = t('table.lost');
    try {
      return await surely(request, () => !this.left && isWanted(), () => {
        if (this.problem === sentence) return;
        this.problem = sentence;
        this.host.requestUpdate();
      });
    } finally {
      if (this.problem === sentence) this.problem = '';
    }
  }

  fail(/** @type {unknown} */ problem) {
    console.warn(problem);
    this.problem = problem instanceof Problem && problem.message ? capital(problem.message) : t('table.unreached');
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

  /** Whether one tap is enough for this choice: by the settings, and by whether it can be taken back. */
  actsAtOnce(/** @type {Choice} */ choice) {
    if (settings.confirm !== 'irreversible') return settings.confirm === 'never';
    const others = this.table.seats.some((/** @type {any} */ seat) => seat.kind === 'person' && seat.seat !== this.ask?.seat);
    return choice.then !== 'reveals' && !(choice.then === 'others' && others) && !choice.facts.some((fact) => this.isGrave(fact));
  }

  /** Whether a fact says that much is lost or decided by a choice. */
  isGrave(/** @type {Fact} */ fact) {
    const mine = fact.seat < 0 || fact.seat === this.ask?.seat;
    return mine && GRAVE.includes(fact.fact);
  }
}
