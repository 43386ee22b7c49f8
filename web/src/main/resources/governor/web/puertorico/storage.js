/**
 * The draft of what to keep after loading: of each kind all barrels, one or none; with room for single barrels any
 * number.
 */
import { Arrangement } from './arrangement.js';

export class Storage extends Arrangement {
  /** The kinds of which the server found no way to keep all. @type {Set<string>} */
  refused = new Set();

  /** The kinds of barrel that the seat has. */
  get held() {
    return this.draft.slots.map((slot) => slot.name);
  }

  /** How many barrels of it the seat has. */
  has(/** @type {string} */ good) {
    return this.context.view.seats[this.context.ask?.seat ?? 0].goods[good] ?? 0;
  }

  /** How many barrels of it stay. */
  keeps(/** @type {string} */ good) {
    return this.picked(good);
  }

  /** Whether there is room for several single barrels, so that any number of a kind may stay. */
  get isLoose() {
    return this.context.choices('KEEP_SOME').length > 0;
  }

  /** Whether all of it can be kept. */
  canKeepAll(/** @type {string} */ good) {
    return (this.slot(good)?.most ?? 0) === this.has(good);
  }

  /** Keeps so much of this kind; the first other kind that can make room for it does. Whether there is a way. */
  async keep(/** @type {string} */ good, /** @type {number} */ number) {
    if (this.picked(good) === number) return true;
    const picks = this.with(good, number);
    if (await this.attempt(picks)) return true;
    for (const other of this.held.filter((one) => one !== good && this.isOpen(one)).reverse()) {
      for (const rest of this.numbers(other)) {
        if (await this.attempt(this.with(other, rest, picks))) return true;
      }
    }
    if (!this.isLoose) this.refused.add(good);
    return false;
  }

  /** What else of this kind could stay; with single barrels the nearest number first. */
  numbers(/** @type {string} */ good) {
    const now = this.picked(good);
    const all = this.isLoose
      ? Array.from({ length: this.has(good) + 1 }, (_, n) => n).toSorted(
          (a, b) => Math.abs(a - now) - Math.abs(b - now),
        )
      : [this.has(good), 1, 0];
    return all.filter((n) => n !== now);
  }

  lost() {
    return this.held.map((good) => ({ good, n: this.has(good) - this.keeps(good) })).filter((one) => one.n > 0);
  }
}
