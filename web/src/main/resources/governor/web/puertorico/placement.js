/**
 * The mayor's draft: an arrangement of colonists that can be changed circle by circle and is sent as
 * one row. The server asks kind by kind and leaves out kinds without a choice; so does the row.
 */
import { BUILDINGS, TILES } from './model.js';

const KINDS = [...TILES, ...BUILDINGS];
const MAN = 7;

/** A choice as the server numbers it: the verb, the kind of circle, how many. */
const man = (/** @type {string} */ name, /** @type {number} */ number) => (MAN << 16) | (KINDS.indexOf(name) << 8) | number;
const numberOf = (/** @type {number} */ choice) => choice & 255;

/** @typedef {{name: string, circles: number, manned: number, fixed: boolean}} Kind */

export class Placement {
  /** @param {import('./model.js').Seat} seat @param {import('../table/context.js').Ask} ask */
  constructor(seat, ask) {
    const first = KINDS.indexOf(ask.choices[0]?.piece ?? '');
    /** @type {Kind[]} */
    this.kinds = KINDS.flatMap((name, order) => {
      const tiles = order < TILES.length ? seat.island.find((one) => one.name === name) : undefined;
      const building = order < TILES.length ? undefined : seat.city.find((one) => one.name === name);
      const circles = tiles?.number ?? building?.circles ?? 0;
      const fixed = order < first;
      return circles > 0 ? [{ name, circles, manned: fixed ? (tiles ?? building)?.manned ?? 0 : 0, fixed }] : [];
    });
    this.colonists = seat.sanJuan;
    this.drafted = ask.draft?.choices ?? [];
    this.reset();
  }

  get open() {
    return this.kinds.filter((kind) => !kind.fixed);
  }

  /** Puts the colonists as the engine proposes. */
  reset() {
    const row = [...this.drafted];
    this.walk((kind, least, most) => {
      const wanted = least < most ? numberOf(row.shift() ?? 0) : most;
      kind.manned = Math.min(most, Math.max(least, wanted));
    });
  }

  /** Goes through the open kinds as the server asks them. */
  walk(/** @type {(kind: Kind, least: number, most: number) => void} */ visit) {
    let left = this.open.reduce((all, kind) => all + kind.circles, 0);
    let colonists = this.colonists;
    for (const kind of this.open) {
      const least = Math.min(kind.circles, Math.max(0, colonists - (left - kind.circles)));
      visit(kind, least, Math.min(kind.circles, colonists));
      left -= kind.circles;
      colonists -= kind.manned;
    }
  }

  manned(/** @type {string} */ name) {
    return this.kinds.find((kind) => kind.name === name)?.manned ?? 0;
  }

  isOpen(/** @type {string} */ name) {
    return this.open.some((kind) => kind.name === name);
  }

  /** The colonists that stand on no circle. */
  get waiting() {
    return this.colonists - this.open.reduce((all, kind) => all + kind.manned, 0);
  }

  /** How many must still be put somewhere. */
  get missing() {
    const free = this.open.reduce((all, kind) => all + kind.circles - kind.manned, 0);
    return Math.min(this.waiting, free);
  }

  put(/** @type {string} */ name) {
    const kind = this.open.find((one) => one.name === name);
    if (kind && kind.manned < kind.circles && this.waiting > 0) kind.manned++;
  }

  take(/** @type {string} */ name) {
    const kind = this.open.find((one) => one.name === name);
    if (kind && kind.manned > 0) kind.manned--;
  }

  /** The row of choices that makes this arrangement. */
  row() {
    /** @type {number[]} */
    const row = [];
    this.walk((kind, least, most) => {
      if (least < most) row.push(man(kind.name, kind.manned));
    });
    return row;
  }

  /** The seat's board as it would stand. */
  board() {
    return {
      island: this.kinds.filter((kind) => TILES.includes(kind.name)).map((kind) => ({ name: kind.name, number: kind.circles, manned: kind.manned })),
      city: this.kinds.filter((kind) => !TILES.includes(kind.name)).map((kind) => ({ name: kind.name, circles: kind.circles, manned: kind.manned })),
    };
  }
}
