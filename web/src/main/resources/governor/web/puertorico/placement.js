/** The mayor's draft: an arrangement of people that can be changed circle by circle. */
import { Arrangement } from './arrangement.js';

/** How the engine calls the slot that says how many of those on a place are nobles. */
const NOBLES = 'noble on ';

export class Placement extends Arrangement {
  /** Where it matters who of two kinds stands there. */
  get courts() {
    return this.draft.slots
      .filter((slot) => slot.name.startsWith(NOBLES))
      .map((slot) => slot.name.slice(NOBLES.length));
  }

  /** How many of these picks put somebody on a circle; who is a noble is said besides. */
  people(/** @type {number[]} */ picks) {
    return picks.reduce((all, one, i) => (this.draft.slots[i].name.startsWith(NOBLES) ? all : all + one), 0);
  }

  /** The people in hand, of those that have a circle in the proposal. */
  get missing() {
    return this.people(this.draft.proposal) - this.people(this.picks);
  }

  /** The people without a circle: those in hand, and those for whom there is none. */
  get waiting() {
    const seat = this.context.view.seats[this.context.ask?.seat ?? 0];
    return seat.colonists - this.people(this.picks);
  }

  /** How many of those on this place are nobles. */
  nobles(/** @type {string} */ name) {
    return this.picked(NOBLES + name);
  }

  put(/** @type {string} */ name) {
    if (this.waiting > 0) this.change(this.with(name, this.picked(name) + 1));
  }

  take(/** @type {string} */ name) {
    this.change(this.with(name, this.picked(name) - 1));
  }

  /** Has so many nobles among those on this place; whether that is possible. */
  async ennoble(/** @type {string} */ name, /** @type {number} */ number) {
    if (this.missing > 0) {
      this.change(this.with(NOBLES + name, number));
      return true;
    }
    return this.attempt(this.with(NOBLES + name, number));
  }

  /** Shows the change at once; only of a whole arrangement the server knows what it brings. */
  change(/** @type {number[]} */ picks) {
    this.turn++;
    this.picks = this.lawful(picks);
    this.row = null;
    this.facts = [];
    this.context.changed();
    if (this.missing === 0) this.settle();
  }

  /** No more nobles on a place than people. */
  lawful(/** @type {number[]} */ picks) {
    const on = (/** @type {string} */ name) => picks[this.draft.slots.findIndex((slot) => slot.name === name)] ?? 0;
    return picks.map((one, i) => {
      const { name } = this.draft.slots[i];
      return name.startsWith(NOBLES) ? Math.min(one, on(name.slice(NOBLES.length))) : one;
    });
  }

  /** Asks whether the arrangement is possible; where it is not, with other nobles on the places where they matter. */
  async settle() {
    for (const picks of this.variants()) {
      if (await this.attempt(picks)) return;
    }
  }

  /** The arrangement, then the same with the nobles told otherwise. @returns {number[][]} */
  variants() {
    /** @type {number[][]} */
    let all = [this.picks];
    for (const name of this.courts) {
      all = all.flatMap((picks) => {
        const now = picks[this.draft.slots.findIndex((slot) => slot.name === NOBLES + name)];
        const others = Array.from({ length: this.picked(name) + 1 }, (_, n) => n).filter((n) => n !== now);
        return [picks, ...others.map((n) => this.with(NOBLES + name, n, picks))];
      });
    }
    return all;
  }

  /** The seat's board as it would stand. */
  board(/** @type {import('./model.js').Seat} */ seat) {
    return {
      ...seat,
      island: seat.island.map((one) => ({ ...one, manned: this.picked(one.name) })),
      city: seat.city.map((one) => ({ ...one, manned: this.picked(one.name), nobles: this.nobles(one.name) })),
      makes: Object.fromEntries(
        this.facts.filter((fact) => fact.fact === 'would-make').map((fact) => [fact.piece, fact.number]),
      ),
    };
  }
}
