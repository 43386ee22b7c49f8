/** One program in a worker, and which tables it has been told of. */
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

  /** Ends it; whoever calls next meets a new one. */
  stop() {
    this.engine.stop();
    this.forget();
  }
}
