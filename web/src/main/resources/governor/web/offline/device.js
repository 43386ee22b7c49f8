/**
 * The desk on this device. One program keeps the tables and answers at once; another thinks, so that a long thought
 * blocks no tap. What was done counts when the browser has kept it; a program that breaks begins anew from there.
 */
import { refusal } from '../app/http.js';
import { t } from '../app/i18n.js';
import { ELSEWHERE, Problem } from '../app/problem.js';
import * as journal from './journal.js';
import { hold } from './hold.js';
import { Program } from './program.js';

/**
 * @typedef {{name: string, table: string, path: string, known: number, generation: number,
 *   onPosition: (position: any) => void, onState: (state: 'live'|'lost'|'elsewhere') => void}} Follower
 */

/** What takes its time and changes nothing. */
const THOUGHT = /^\/tables\/[^/]+\/hint/;

const tableOf = (/** @type {string} */ path) => /^\/tables\/([^/?]+)/.exec(path)?.[1] ?? '';

class Device {
  constructor() {
    this.tables = new Program(() => this.takeUp());
    this.thinker = new Program();
    /** @type {Set<Follower>} */
    this.followers = new Set();
    /** Tables for whose computer players somebody thinks. @type {Set<string>} */
    this.driven = new Set();
    /** Tables at which this tab plays, with what gives them up. @type {Map<string, () => void>} */
    this.held = new Map();
    this.names = 0;
    this.last = Promise.resolve();
  }

  /**
   * One after another: nothing comes between an act and its being kept. @template T
   *
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  inTurn(work) {
    const done = this.last.then(work);
    this.last = done.then(
      () => {},
      () => {},
    );
    return done;
  }

  // ---- questions and acts ------------------------------------------------------------------------

  /**
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   * @returns {Promise<string>} the text of the answer
   */
  async call(method, path, body) {
    const table = tableOf(path);
    if (method === 'GET' && THOUGHT.test(path)) return this.think(table, path);
    const text = body === undefined ? '' : JSON.stringify(body);
    const answer = await this.inTurn(() => this.answer(method, path, text, table));
    if (method !== 'GET') this.moved(table);
    if (method === 'POST' && path.endsWith('/analysis')) this.review(table);
    return answer;
  }

  /** @param {string} method @param {string} path @param {string} body @param {string} table */
  async answer(method, path, body, table) {
    for (let attempt = 0; ; attempt++) {
      if (table && !this.held.has(table)) await this.tables.tell(table);
      else if (table && !this.tables.known.has(table)) await this.tables.tell(table);
      try {
        const { status, text } = JSON.parse(await this.tables.call('call', method, path, body));
        if (method !== 'GET') await this.keep();
        if (status >= 400) throw refusal(status, text);
        return text;
      } catch (problem) {
        if (problem instanceof Problem) throw problem;
        // It broke, and nothing of this is kept: once more with a new one.
        console.warn(problem);
        if (attempt > 0) throw new Problem(0, t('offline.broken'));
      }
    }
  }

  /** Keeps what the program has written. If that cannot be, it has not happened. */
  async keep() {
    /** @type {journal.Written[]} */
    const written = JSON.parse(await this.tables.call('takeWritten'));
    if (written.length === 0) return;
    try {
      await journal.write(written);
    } catch (problem) {
      this.tables.stop();
      this.takeUp();
      throw problem;
    }
    for (const { table, from, lines } of written) this.tables.known.set(table, from + lines.length);
    persist();
  }

  // ---- thoughts ----------------------------------------------------------------------------------

  /** A program that thinks, ready for a table. */
  async thinking(/** @type {Program} */ program, /** @type {string} */ table) {
    await program.tell(table);
    const kept = await journal.read(table, Infinity);
    if (kept) await program.call('fetchNet', kept.row.listed.config);
    return program;
  }

  async think(/** @type {string} */ table, /** @type {string} */ path) {
    const program = await this.thinking(this.thinker, table);
    const { status, text } = JSON.parse(await program.call('call', 'GET', path, ''));
    if (status >= 400) throw refusal(status, text);
    return text;
  }

  /** Lets the computer players of a table choose as long as somebody follows it. */
  async drive(/** @type {string} */ table) {
    if (this.driven.has(table)) return;
    this.driven.add(table);
    try {
      while (this.held.has(table) && (await this.inTurn(() => this.tables.call('awaitsComputer', table)))) {
        const program = await this.thinking(this.thinker, table);
        const { version, action } = JSON.parse(await program.call('think', table));
        if (!this.held.has(table)) break;
        await this.inTurn(async () => {
          await this.tables.call('choose', table, version, action);
          await this.keep();
        });
        await this.tell(table);
      }
    } finally {
      this.driven.delete(table);
    }
  }

  /** Looks at a finished game again, with a program of its own: that takes long. */
  async review(/** @type {string} */ table) {
    const program = new Program();
    const told = (/** @type {number} */ done, /** @type {number} */ total, /** @type {string} */ body) =>
      this.tables.call('reviewed', table, done, total, body);
    let all = 1;
    try {
      await this.thinking(program, table);
      program.engine.onProgress = (/** @type {number} */ done, /** @type {number} */ total) => {
        all = total;
        told(done, total, '');
      };
      const body = await program.call('review', table);
      await told(all, all, body);
    } catch (error) {
      console.warn(error);
      // Nobody waits for it; it can be asked for once more.
      await told(0, 0, '').catch(() => {});
    } finally {
      program.stop();
    }
  }

  // ---- followers ---------------------------------------------------------------------------------

  /**
   * @param {string} path
   * @param {number} known
   * @param {(position: any) => void} onPosition
   * @param {Follower['onState']} onState
   */
  follow(path, known, onPosition, onState) {
    /** @type {Follower} */
    const follower = {
      name: `follower ${++this.names}`,
      table: tableOf(path),
      path,
      known,
      generation: -1,
      onPosition,
      onState,
    };
    this.followers.add(follower);
    this.begin(follower).catch((problem) =>
      onState(problem instanceof Problem && problem.status === ELSEWHERE ? 'elsewhere' : 'lost'),
    );
    return { close: () => this.leave(follower) };
  }

  async begin(/** @type {Follower} */ follower) {
    const { table } = follower;
    if (!this.held.has(table)) {
      const release = await hold(table, () => this.lost(table));
      if (!this.followers.has(follower)) return release();
      this.held.set(table, release);
    }
    await this.inTurn(() => this.attend(follower));
    follower.onState('live');
    this.moved(table);
    // Its net is fetched before it is needed: the network may be gone by then.
    this.thinking(this.thinker, table).catch(() => {});
  }

  async attend(/** @type {Follower} */ follower) {
    await this.tables.tell(follower.table);
    follower.generation = this.tables.generation;
    await this.tables.call('follow', follower.name, follower.table, follower.path);
  }

  leave(/** @type {Follower} */ follower) {
    this.followers.delete(follower);
    this.tables.call('unfollow', follower.name).catch(() => {});
    if (this.of(follower.table).length > 0) return;
    this.held.get(follower.table)?.();
    this.held.delete(follower.table);
  }

  of(/** @type {string} */ table) {
    return [...this.followers].filter((one) => one.table === table);
  }

  /** Another tab plays at this table now. */
  lost(/** @type {string} */ table) {
    this.held.delete(table);
    for (const follower of this.of(table)) {
      this.leave(follower);
      follower.onState('elsewhere');
    }
  }

  /** After something was done at a table. */
  moved(/** @type {string} */ table) {
    this.tell(table)
      .then(() => this.drive(table))
      .catch((error) => this.trouble(table, error));
  }

  trouble(/** @type {string} */ table, /** @type {unknown} */ error) {
    console.warn(error);
    for (const follower of this.of(table)) follower.onState('lost');
    setTimeout(() => this.of(table).length > 0 && this.takeUp(), 1_000);
  }

  /** Tells the followers of a table what is new to them. */
  async tell(/** @type {string} */ table) {
    for (const follower of this.of(table)) {
      const text = await this.inTurn(async () => {
        // A program that began since then does not know who follows.
        if (follower.generation !== this.tables.generation) await this.attend(follower);
        return this.tables.call('news', follower.name, follower.known);
      });
      if (!text || !this.followers.has(follower)) continue;
      const position = JSON.parse(text);
      follower.known = position.version;
      follower.onPosition(position);
    }
  }

  /** Goes on with a new program where the old one broke. */
  takeUp() {
    for (const follower of this.followers) {
      this.inTurn(() => this.attend(follower)).then(
        () => {
          follower.onState('live');
          this.moved(follower.table);
        },
        (error) => console.warn(error),
      );
    }
  }
}

let asked = false;

/** Asks the browser to keep what is kept when room becomes scarce. */
function persist() {
  if (asked) return;
  asked = true;
  navigator.storage?.persist?.().catch(() => {});
}

/** @type {Device | null} */
let one = null;

/** A module of WebAssembly with a type that only the newer ones have. */
const NEWER = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 95, 0]);

/** The desk of this device; a browser that cannot run it is told so. */
export function device() {
  if (!globalThis.WebAssembly?.validate(NEWER)) throw new Problem(0, t('offline.old-browser'));
  one ??= new Device();
  return one;
}
