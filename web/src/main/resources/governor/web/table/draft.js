/**
 * A composite decision being put together: a row of choices that the player edits and sends as one.
 * The server says what would be asked after the row, so that the browser needs no rule to know
 * whether the row is complete.
 */
import { get, Problem, query } from '../app/api.js';

/** @typedef {import('./context.js').TableContext} Context */

export class Draft {
  /**
   * @param {Context} context
   * @param {(from: string, to: string) => boolean} continues whether a question of the second kind goes on with a
   *   decision that began with the first
   */
  constructor(context, continues) {
    this.context = context;
    this.continues = continues;
    this.clear();
  }

  clear() {
    /** @type {(number|string)[]} the choices picked so far, in the engine's order */
    this.row = [];
    /** @type {import('./types.js').Ask | null} what would be asked next of the same seat */
    this.next = null;
    /** @type {string[]} all that would be done, in words: the row and what the engine does by itself */
    this.made = [];
    /** Whether the row can be sent as it is. */
    this.complete = false;
    this.turn = (this.turn ?? 0) + 1;
  }

  /** Takes a row that the engine proposed as a whole. */
  accept(/** @type {(number|string)[]} */ row) {
    this.clear();
    this.row = [...row];
    this.complete = true;
  }

  /**
   * Tries a row. False, with nothing changed, if it is not possible.
   *
   * @param {(number|string)[]} row
   */
  async attempt(row) {
    const turn = ++this.turn;
    const path = `/tables/${this.context.id}/ahead${query({
      seat: this.context.me,
      ply: this.context.position.ply,
      choices: row.join(','),
    })}`;
    let ahead;
    try {
      ahead = await this.context.surely(
        () => get(path),
        () => turn === this.turn,
      );
    } catch (problem) {
      if (turn !== this.turn) return true;
      if (!(problem instanceof Problem && problem.status === 422)) this.context.fail(problem);
      this.context.changed();
      return false;
    }
    if (turn !== this.turn) return true;
    this.row = row;
    this.made = ahead.made;
    const goesOn = ahead.ask && this.continues(this.context.ask?.kind ?? '', ahead.ask.kind);
    this.next = goesOn ? ahead.ask : null;
    this.complete = !goesOn;
    this.context.changed();
    return true;
  }

  /** The choice that ends the set that is being picked, if it may end here. */
  get done() {
    return this.next?.choices.find((choice) => choice.verb === 'DONE') ?? null;
  }

  /** The row with its end, ready to be sent; null while something is missing. */
  get whole() {
    if (this.complete) return this.row;
    return this.done && this.row.length > 0 ? [...this.row, this.done.id] : null;
  }
}
