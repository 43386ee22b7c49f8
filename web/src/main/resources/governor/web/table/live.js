/** A table that goes on: it follows the stream of positions and hands them to the show, which draws them one by one. */
import { ELSEWHERE, follow, get, Problem, query } from '../app/api.js';
import { t } from '../app/i18n.js';
import { piecesOf } from '../app/pieces.js';
import { play } from '../app/playing.js';
import { Show } from '../show/show.js';
import { whole } from './changes.js';
import { SeenTable } from './seen.js';

/** @typedef {import('./context.js').TableContext} TableContext */
/** @typedef {import('./types.js').LogEntry} LogEntry */

/** A stream that says nothing of one's own act for so long has been lost; the position is then asked for. */
const LONGEST_WAIT = 1_500;

/** Whether two positions show the same moment to the same viewer, with the same people there. */
function isSame(/** @type {any} */ one, /** @type {any} */ other) {
  const moment = (/** @type {any} */ it) => [it.version, it.viewer, it.ask?.seat, it.clock, it.table];
  return one.version === other.version && JSON.stringify(moment(one)) === JSON.stringify(moment(other));
}

export class LiveTable extends SeenTable {
  /** @param {{requestUpdate(): void}} host @param {string} id @param {import('./types.js').How} how */
  constructor(host, id, how = {}) {
    super(host, id, how);
    /** @type {import('./types.js').Board | null} */
    this.board = null;
    /** @type {any[]} */
    this.chat = [];
    /** @type {'live'|'lost'|'full'|'opening'} */
    this.connection = 'opening';
    this.busy = false;
    /** Whether the stream has told of one's own act already. */
    this.answered = false;
    this.problem = '';
    /** Why the table cannot be shown at all. @type {Problem | null} */
    this.closed = null;
    /** @type {any} */
    this.hint = null;
    this.asking = '';
    this.show = new Show(this.asContext);
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

  /** What boards and the show are made with. */
  get asContext() {
    return /** @type {TableContext} */ (/** @type {unknown} */ (this));
  }

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
    this.problem =
      this.closed?.status === 404
        ? t('table.unknown')
        : String(problem instanceof Error && problem.message ? problem.message : t('table.unreached'));
    this.host.requestUpdate();
  }

  /** Asks for the beginning of the log: whoever comes fresh is sent its end alone. */
  async readLog() {
    const to = this.log[0]?.n ?? 0;
    if (to === 0) return;
    const { log } = await get(`/tables/${this.id}/log${query({ ...this.how, to })}`);
    if (this.log[0]?.n !== to) return;
    this.keepLog([...log, ...this.log]);
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
    this.keepLog([]);
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
    this.board ??= new module.default(this.asContext);
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
    this.keepLog([...this.log.filter((one) => one.n < from), ...log]);
    const heard = this.chat.at(-1)?.n ?? -1;
    this.chat = [...this.chat, ...(position.chat ?? []).filter((/** @type {any} */ one) => one.n > heard)];
  }

  /** Watches through the eyes of this seat from now on, or sees what everybody sees. */
  async seeAs(/** @type {string} */ seat) {
    this.close();
    this.lookAs(seat);
    this.asking = '';
    await this.open();
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
}
