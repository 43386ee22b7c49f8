/**
 * What can be read off the catalogue and off a seat's board. What may be chosen, costs and brings is
 * never computed here: the server says it with each choice. No piece is named here by hand but the
 * quarry, of which rules and market speak.
 */
import { slug } from '../app/icons.js';

/** @typedef {import('../app/pieces.js').Pieces} Pieces */
/** @typedef {import('../app/pieces.js').Entry} Entry */

/** The sections of the catalogue that hold buildings, in the order in which the market has them. */
const PRODUCTION = 'Production buildings';
const BUILDINGS = [PRODUCTION, 'Small violet buildings', 'Large violet buildings'];

/** The spaces of a city and of an island. */
export const SPACES = 12;

export const QUARRY = 'quarry';

/**
 * @typedef {{name: string, number: number, circles: number, manned: number}} Tiles
 * @typedef {{name: string, circles: number, manned: number, nobles: number}} Building
 * @typedef {{doubloons: number, points: number, goods: Record<string, number>, makes: Record<string, number>,
 *   colonists: number, nobles: number, sanJuan: number, freeSpaces: number,
 *   used: string[], island: Tiles[], city: Building[]}} Seat
 */

/** The goods, in the engine's order. @returns {string[]} */
export const goodsOf = (/** @type {Pieces | null} */ pieces) =>
  (pieces?.section('Goods') ?? []).map((entry) => entry.key);

/** A plantation goes by its good in views, and by its whole name in the catalogue. */
const PLANTATION = ' plantation';

/** The tiles as views call them. @returns {string[]} */
export const tilesOf = (/** @type {Pieces | null} */ pieces) =>
  (pieces?.section('Island tiles') ?? []).map((entry) => entry.key.replace(PLANTATION, ''));

/** The tile's name in the catalogue. */
export const tileName = (/** @type {Pieces | null} */ pieces, /** @type {string} */ tile) =>
  pieces?.entry(tile + PLANTATION) ? tile + PLANTATION : tile;

/** The catalogue's name of a place where people can stand: a tile or a building. */
export const placeName = (/** @type {Pieces | null} */ pieces, /** @type {string} */ place) =>
  tilesOf(pieces).includes(place) ? tileName(pieces, place) : place;

/** All buildings of the catalogue: those that make goods first, then by size, each by its price. @returns {Entry[]} */
export const buildingsOf = (/** @type {Pieces | null} */ pieces) =>
  BUILDINGS.flatMap((title) => (pieces?.section(title) ?? []).toSorted((a, b) => a.cost - b.cost));

/** Groups of entries by one of their numbers, from the lowest number on. @returns {[number, Entry[]][]} */
export function grouped(/** @type {Entry[]} */ entries, /** @type {(entry: Entry) => number} */ number) {
  return [...Map.groupBy(entries, number)].toSorted(([a], [b]) => a - b);
}

/** How many quarries count at most for a building: the column of the market in which it stands. */
export const column = (/** @type {Entry} */ entry) => entry.numbers?.quarries ?? 0;

/** Whether a building is in this game: to be built, or built by somebody. */
export function isInPlay(/** @type {any} */ view, /** @type {string} */ building) {
  return (
    building in view.buildings ||
    building in (view.prices ?? {}) ||
    view.seats.some((/** @type {Seat} */ seat) => seat.city.some((one) => one.name === building))
  );
}

export const isBuilding = (/** @type {Pieces | null} */ pieces, /** @type {string} */ name) =>
  BUILDINGS.includes(pieces?.sectionOf(name) ?? '');

export const isLarge = (/** @type {Pieces | null} */ pieces, /** @type {string} */ building) =>
  (pieces?.entry(building)?.numbers?.spaces ?? 1) > 1;

export const makesGoods = (/** @type {Pieces | null} */ pieces, /** @type {string} */ building) =>
  pieces?.sectionOf(building) === PRODUCTION;

/** Which good a building makes: the one after which it is called. */
export function goodOf(/** @type {Pieces | null} */ pieces, /** @type {string} */ building) {
  if (!makesGoods(pieces, building)) return '';
  const words = building.split(' ');
  return goodsOf(pieces).find((good) => words.includes(good)) ?? '';
}

export const tileIcon = (/** @type {string} */ tile) => `tile-${slug(tile)}`;
export const goodIcon = (/** @type {string} */ good) => `good-${slug(good)}`;
export const buildingIcon = (/** @type {string} */ building) => `building-${slug(building)}`;
export const roleIcon = (/** @type {string} */ role) => `role-${slug(role)}`;

const sum = (/** @type {number[]} */ numbers) => numbers.reduce((a, b) => a + b, 0);

/** How many places for people tiles of a kind have; a forest has none. */
export const circlesOf = (/** @type {Tiles} */ tiles) => (tiles.circles === 0 ? 0 : tiles.number);

/** How many circles of the seat stand empty, in all. */
export function freeCircles(/** @type {Seat} */ seat) {
  return (
    sum(seat.island.map((one) => circlesOf(one) - one.manned)) + sum(seat.city.map((one) => one.circles - one.manned))
  );
}

export const usedSpaces = (/** @type {Seat} */ seat) => SPACES - seat.freeSpaces;

/** Whether nobles are in the game. */
export const hasNobles = (/** @type {Pieces | null} */ pieces) => (pieces?.numbers('nobles').length ?? 0) > 0;

/** How near each of the ends is: 1 is there. A game with nobles does not end for want of colonists. */
export function ends(/** @type {any} */ view, /** @type {Pieces | null} */ pieces) {
  const fullest = view.seats.reduce(
    (/** @type {number} */ best, /** @type {Seat} */ seat, /** @type {number} */ i) =>
      usedSpaces(seat) > usedSpaces(view.seats[best]) ? i : best,
    0,
  );
  const points = Math.max(0, view.pointsLeft);
  const all = pieces?.numbers('points')[0] ?? points;
  const colonists = pieces?.numbers('colonists')[0] ?? view.colonistSupply;
  return {
    points: { n: points, all, near: 1 - points / all },
    colonists: hasNobles(pieces)
      ? null
      : { n: view.colonistSupply, all: colonists, near: 1 - view.colonistSupply / colonists },
    city: {
      n: usedSpaces(view.seats[fullest]),
      all: SPACES,
      seat: fullest,
      near: usedSpaces(view.seats[fullest]) / SPACES,
    },
  };
}

/** The seat's quarries that work. */
export const quarries = (/** @type {Seat} */ seat) => seat.island.find((tiles) => tiles.name === QUARRY)?.manned ?? 0;

/** The number of the first fact of this name. */
export function factOf(
  /** @type {{facts?: {fact: string, number: number}[]} | null | undefined} */ choice,
  /** @type {string} */ name,
) {
  return choice?.facts?.find((one) => one.fact === name)?.number;
}
