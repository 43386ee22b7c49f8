/** One program in a worker, and which tables it has been told of. */
import { t } from '../app/i18n.js';
import { BROKEN, Problem } from '../app/problem.js';
import { Engine } from '../engine/engine.js';
import * as journal from './journal.js';

export class Program {
  /** @param {() => void} [onLoss] told when it has broken and is begun anew, knowing nothing */
  constructor(onLoss = () => {}) {
    /** How many lines of which table it knows. @type {Map<string, number>} */
    this.known = new Map();
    /** Grows when a new program begins, which knows nothing of what the one before was told. */
    this.generation = 0;
    this.engine = new Engine(() => {
      this.forget();
      onLoss();
    });
  }

  forget() {
    this.known.clear();
    this.generation++;
  }

  /** @param {string} name @param {...any} args @returns {Promise<any>} */
  call(name, ...args) {
    return this.engine.call(name, ...args);
  }

  /** Tells it of a table, as far as that is kept and it does not know it. */
  async tell(/** @type {string} */ table) {
    const from = this.known.get(table) ?? 0;
    const kept = await journal.read(table, from);
    if (!kept) return;
    const { row, lines } = kept;
    const { status, brief, changedAt } = row;
    if (this.known.has(table)) {
      if (lines.length > 0) await this.call('learn', table, from, JSON.stringify(lines), status, brief, changedAt);
    } else {
      await this.call('restore', row.plan, JSON.stringify(lines), status, brief, changedAt);
    }
    this.known.set(table, from + lines.length);
  }

  /**
   * Does this, and once more with a new program where it broke: nothing of what a broken one did is kept. @template T
   *
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  async twice(work) {
    for (let attempt = 0; ; attempt++) {
      try {
        return await work();
      } catch (problem) {
        if (problem instanceof Problem) throw problem;
        console.warn(problem);
        this.stop();
        if (attempt > 0) throw new Problem(BROKEN, t('offline.broken'));
      }
    }
  }

  /** Ends it; whoever calls next meets a new one. */
  stop() {
    this.engine.stop();
    this.forget();
  }
}
