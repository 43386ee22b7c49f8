/** The mayor's draft: an arrangement of colonists that can be changed circle by circle. */
import { Arrangement } from './arrangement.js';

export class Placement extends Arrangement {
  /** The colonists in hand, of those that have a circle in the proposal. */
  get missing() {
    return this.wanted - this.sum;
  }

  /** The colonists without a circle: those in hand, and those for whom there is none. */
  get waiting() {
    const seat = this.context.view.seats[this.context.ask?.seat ?? 0];
    return seat.colonists - this.sum;
  }

  put(/** @type {string} */ name) {
    if (this.waiting > 0) this.change(this.with(name, this.picked(name) + 1));
  }

  take(/** @type {string} */ name) {
    this.change(this.with(name, this.picked(name) - 1));
  }

  /** Shows the change at once; only of a whole arrangement the server knows what it brings. */
  change(/** @type {number[]} */ picks) {
    this.turn++;
    this.picks = picks;
    this.row = null;
    this.facts = [];
    this.context.changed();
    if (this.missing === 0) this.attempt(picks);
  }

  /** The seat's board as it would stand. */
  board(/** @type {import('./model.js').Seat} */ seat) {
    return {
      ...seat,
      island: seat.island.map((one) => ({ ...one, manned: this.picked(one.name) })),
      city: seat.city.map((one) => ({ ...one, manned: this.picked(one.name) })),
      makes: Object.fromEntries(this.facts.filter((fact) => fact.fact === 'would-make').map((fact) => [fact.piece, fact.number])),
    };
  }
}
