/**
 * What the pieces of Puerto Rico are called in views, and what can be read off a seat's board. What
 * may be chosen, costs and brings is never computed here: the server says it with each choice.
 */

export const GOODS = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee'];
export const TILES = [...GOODS, 'quarry'];

/** The market: four columns, by how many quarries count at most. */
export const COLUMNS = [
  ['small indigo plant', 'small sugar mill', 'small market', 'hacienda', 'construction hut', 'small warehouse'],
  ['indigo plant', 'sugar mill', 'hospice', 'office', 'large market', 'large warehouse'],
  ['tobacco storage', 'coffee roaster', 'factory', 'university', 'harbor', 'wharf'],
  ['guild hall', 'residence', 'fortress', 'customs house', 'city hall'],
];

const LARGE = new Set(COLUMNS[3]);

/** Which good a building makes. @type {Record<string, string>} */
const MAKES = {
  'small indigo plant': 'indigo', 'indigo plant': 'indigo', 'small sugar mill': 'sugar', 'sugar mill': 'sugar',
  'tobacco storage': 'tobacco', 'coffee roaster': 'coffee',
};

/** The spaces of a city and of an island. */
export const SPACES = 12;

/** The points and colonists of the beginning by the number of players: where the meters start. @type {Record<number, number>} */
const POINTS = { 2: 65, 3: 75, 4: 100, 5: 122 };
/** @type {Record<number, number>} */
const COLONISTS = { 2: 40, 3: 55, 4: 75, 5: 95 };

/**
 * @typedef {{name: string, number: number, manned: number}} Tiles
 * @typedef {{name: string, circles: number, manned: number}} Building
 * @typedef {{doubloons: number, points: number, goods: Record<string, number>, makes: Record<string, number>, colonists: number, sanJuan: number, freeSpaces: number,
 *   wharfDone: boolean, island: Tiles[], city: Building[]}} Seat
 */

export const isLarge = (/** @type {string} */ building) => LARGE.has(building);
export const goodOf = (/** @type {string} */ building) => MAKES[building] ?? '';

/** The tile's name in the catalogue: a plantation goes by its good in views. */
export const tileName = (/** @type {string} */ tile) => (tile === 'quarry' ? tile : `${tile} plantation`);

export const tileIcon = (/** @type {string} */ tile) => `tile-${tile}`;
export const goodIcon = (/** @type {string} */ good) => `good-${good}`;
export const buildingIcon = (/** @type {string} */ building) => `building-${building.replaceAll(' ', '-')}`;
export const roleIcon = (/** @type {string} */ role) => `role-${role.replaceAll(' ', '-')}`;

const sum = (/** @type {number[]} */ numbers) => numbers.reduce((a, b) => a + b, 0);

/** How many circles of the seat stand empty, in all. */
export function freeCircles(/** @type {Seat} */ seat) {
  return sum(seat.island.map((one) => one.number - one.manned)) + sum(seat.city.map((one) => one.circles - one.manned));
}

export const usedSpaces = (/** @type {Seat} */ seat) => SPACES - seat.freeSpaces;

/** How near each of the three ends is: 1 is there. */
export function ends(/** @type {any} */ view) {
  const players = view.seats.length;
  const fullest = view.seats.reduce((/** @type {number} */ best, /** @type {Seat} */ seat, /** @type {number} */ i) => (usedSpaces(seat) > usedSpaces(view.seats[best]) ? i : best), 0);
  const points = Math.max(0, view.pointsLeft);
  return {
    points: { n: points, all: POINTS[players], near: 1 - points / POINTS[players] },
    colonists: { n: view.colonistSupply, all: COLONISTS[players], near: 1 - view.colonistSupply / COLONISTS[players] },
    city: { n: usedSpaces(view.seats[fullest]), all: SPACES, seat: fullest, near: usedSpaces(view.seats[fullest]) / SPACES },
  };
}

/** The seat's quarries that work. */
export const quarries = (/** @type {Seat} */ seat) => seat.island.find((tiles) => tiles.name === 'quarry')?.manned ?? 0;

/** The number of the first fact of this name. */
export function factOf(/** @type {{facts?: {fact: string, number: number}[]} | null | undefined} */ choice, /** @type {string} */ name) {
  return choice?.facts?.find((one) => one.fact === name)?.number;
}
