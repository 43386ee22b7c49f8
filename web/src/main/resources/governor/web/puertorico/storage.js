/** The draft of what to keep after loading: kinds for the warehouses and one barrel besides. */
import { GOODS } from './model.js';

const STORE = 12;
const KEEP = 13;

const choice = (/** @type {number} */ verb, /** @type {string} */ good) => (verb << 16) | (GOODS.indexOf(good) << 8);
const verbOf = (/** @type {number} */ id) => id >> 16;
const goodOf = (/** @type {number} */ id) => GOODS[(id >> 8) & 255];

export class Storage {
  /** @param {import('./model.js').Seat} seat @param {import('../table/context.js').Ask} ask */
  constructor(seat, ask) {
    this.goods = seat.goods;
    this.held = GOODS.filter((good) => (seat.goods[good] ?? 0) > 0);
    const row = ask.draft?.choices ?? [];
    const drafted = row.filter((id) => verbOf(id) === STORE).map(goodOf);
    const named = (/** @type {string} */ verb) => ask.choices.filter((one) => one.verb === verb).map((one) => one.piece ?? '');
    const storable = named('STORE');
    const keepable = named('KEEP');
    /** The kinds that warehouses may get, and how many of them must. */
    this.kinds = storable.length > 0 ? this.held.slice(this.held.indexOf(storable[0])) : [];
    this.room = storable.length > 0 ? this.kinds.length - storable.length + 1 : 0;
    const others = this.kinds.filter((good) => !drafted.includes(good)).reverse();
    /** Kinds of which everything stays; where only the single barrel is asked for, all that is not offered. */
    this.stored = new Set(storable.length > 0 ? [...drafted, ...others].slice(0, this.room) : this.held.filter((good) => !keepable.includes(good)));
    this.kept = row.filter((id) => verbOf(id) === KEEP).map(goodOf)[0] ?? this.rest()[0] ?? '';
  }

  /** The kinds that no warehouse holds. */
  rest() {
    return this.held.filter((good) => !this.stored.has(good));
  }

  /** How many barrels of it stay. */
  keeps(/** @type {string} */ good) {
    return this.stored.has(good) ? this.goods[good] : good === this.kept ? 1 : 0;
  }

  canStore(/** @type {string} */ good) {
    return this.room > 0 && this.kinds.includes(good);
  }

  /** Stores this kind; the one that makes room takes its place. */
  store(/** @type {string} */ good) {
    if (!this.canStore(good) || this.stored.has(good)) return;
    const out = [...this.stored].at(-1) ?? '';
    this.stored.delete(out);
    this.stored.add(good);
    if (this.kept === good) this.kept = out;
  }

  /** Keeps one barrel of this kind; the one that had the place takes its place. */
  keep(/** @type {string} */ good) {
    const before = this.kept;
    if (good === before || (this.stored.has(good) && !this.canStore(good))) return;
    if (this.stored.delete(good)) this.stored.add(before);
    this.kept = good;
  }

  lost() {
    return this.held.map((good) => ({ good, n: this.goods[good] - this.keeps(good) })).filter((one) => one.n > 0);
  }

  /** The row of choices for this; what leaves no choice is not asked and left out. */
  row() {
    /** @type {number[]} */
    const row = [];
    let kinds = this.kinds;
    let needed = this.room;
    for (const good of this.kinds.filter((one) => this.stored.has(one))) {
      if (kinds.length > needed) row.push(choice(STORE, good));
      kinds = kinds.slice(kinds.indexOf(good) + 1);
      needed--;
    }
    if (this.rest().length > 1) row.push(choice(KEEP, this.kept));
    return row;
  }
}
