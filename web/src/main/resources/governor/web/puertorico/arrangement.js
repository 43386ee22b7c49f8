/**
 * A draft that is edited slot by slot: colonists on circles, barrels in the warehouses. How many can
 * be picked the engine says with each slot; which row of choices an arrangement comes to, what it
 * brings or what is wrong with it, the server says after every change.
 */
import { get, Problem, query } from '../app/api.js';

/** @typedef {import('../table/types.js').Fact} Fact */

export class Arrangement {
  /** @param {import('../table/context.js').TableContext} context @param {import('../table/types.js').Draft} draft */
  constructor(context, draft) {
    this.context = context;
    this.draft = draft;
    this.turn = 0;
    this.picks = draft.proposal;
    this.reset();
  }

  /** Takes up what the engine proposes. */
  reset() {
    this.turn++;
    this.picks = [...this.draft.proposal];
    /** @type {number[] | null} the row to send; null while it is asked for or not possible */
    this.row = this.draft.choices;
    /** @type {Fact[]} what the arrangement brings as a whole */
    this.facts = this.draft.facts;
  }

  /** @returns {{name: string, least: number, most: number} | undefined} */
  slot(/** @type {string} */ name) {
    return this.draft.slots.find((one) => one.name === name);
  }

  picked(/** @type {string} */ name) {
    return this.picks[this.draft.slots.findIndex((one) => one.name === name)] ?? 0;
  }

  /** Whether anything can be changed there. */
  isOpen(/** @type {string} */ name) {
    const slot = this.slot(name);
    return slot !== undefined && slot.least < slot.most;
  }

  /** The picks with so many of this slot, as far as it allows. */
  with(/** @type {string} */ name, /** @type {number} */ number, picks = this.picks) {
    const place = this.draft.slots.findIndex((one) => one.name === name);
    const { least, most } = this.draft.slots[place];
    return picks.with(place, Math.max(least, Math.min(most, number)));
  }

  get sum() {
    return this.picks.reduce((all, one) => all + one, 0);
  }

  /** How many the proposal picks in all. */
  get wanted() {
    return this.draft.proposal.reduce((all, one) => all + one, 0);
  }

  /** Takes these picks if the server finds them possible; whether it does. */
  async attempt(/** @type {number[]} */ picks) {
    const { context } = this;
    const turn = ++this.turn;
    try {
      const path = `/tables/${context.id}/draft${query({ seat: context.ask?.seat, picks: picks.join(',') })}`;
      const answer = await context.surely(
        () => get(path),
        () => turn === this.turn,
      );
      if (turn !== this.turn) return true;
      this.picks = picks;
      this.row = answer.choices;
      this.facts = answer.facts;
    } catch (problem) {
      if (turn !== this.turn) return true;
      if (problem instanceof Problem && problem.status === 422) return false;
      context.fail(problem);
    }
    context.changed();
    return true;
  }
}
