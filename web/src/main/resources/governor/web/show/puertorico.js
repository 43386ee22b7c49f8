/** What is seen of each event of Puerto Rico. */
import { t } from '../app/i18n.js';
import { slug } from '../app/icons.js';
import { goodIcon, roleIcon, tileIcon } from '../puertorico/model.js';
import { isLastRound } from '../table/ending.js';
import { spot } from './acts.js';

/** @typedef {import('../table/context.js').TableContext} Context */
/** @typedef {import('../table/types.js').LogEntry} LogEntry */
/** @typedef {import('./acts.js').Acts} Acts */
/** @typedef {import('./scenes.js').Scene} Scene */

const SHIP = [spot('colonist-ship'), spot('harbour')];
const SUPPLY = [spot('supply'), spot('harbour')];
const HOUSE = [spot('house'), spot('harbour')];
const SEA = [spot('sea'), spot('harbour')];
const POINTS = [spot('points'), spot('harbour')];

const seat = (/** @type {number} */ n) => spot(`seat-${n}`);
const purse = (/** @type {number} */ n, /** @type {string} */ what) => [`${seat(n)} ${spot(what)}`, seat(n)];

/** The barrels of a kind in a seat's store. */
const store = (/** @type {number} */ n, /** @type {string} */ good) => [
  `${seat(n)} ${spot(`good-${good}`)}`,
  `${seat(n)} ${spot('store')}`,
  seat(n),
];

/** A tile or building on a seat's board. */
const place = (/** @type {number} */ n, /** @type {string} */ name) => [`${seat(n)} [data-place="${name}"]`, seat(n)];

/** The ship that an event has loaded or emptied: the one whose load is another than before. */
function shipOf(/** @type {Scene} */ scene, /** @type {number} */ capacity = 0) {
  const ship =
    capacity > 0
      ? { capacity }
      : scene.after.ships.find(
          (/** @type {any} */ one, /** @type {number} */ i) => one.load !== scene.before.ships[i]?.load,
        );
  return [spot(`ship-${ship?.capacity ?? 0}`), spot('harbour')];
}

const coins = (/** @type {LogEntry} */ entry, /** @type {string[]} */ from) => ({
  picture: 'doubloon',
  from,
  to: purse(entry.seat, 'coins'),
  n: entry.number,
});

/** @type {Record<string, (context: Context, entry: LogEntry, acts: Acts, scene: Scene) => void>} */
const SCORE = {
  ROUND_BEGAN: (context, entry, acts, scene) => {
    acts.flights.push({
      picture: 'ui-governor',
      from: [spot(`hat-${scene.before.governor}`), seat(scene.before.governor)],
      to: [spot(`hat-${entry.seat}`), seat(entry.seat)],
    });
    acts.banner = {
      title: t('table.round-n', { n: entry.number }),
      text: isLastRound(context, entry.number)
        ? t('table.last-round-is')
        : t('show.governor', { seat: context.name(entry.seat) }),
      seat: entry.seat,
    };
    acts.sounds.push('bell');
  },
  TOOK_ROLE: (_context, entry, acts) => {
    acts.turned.push([spot(`role-${entry.piece}`)]);
    acts.flights.push({ picture: roleIcon(entry.piece), from: [spot(`role-${entry.piece}`)], to: [seat(entry.seat)] });
    acts.sounds.push('role');
  },
  TOOK_ROLE_WITH: (context, entry, acts, scene) => {
    SCORE.TOOK_ROLE(context, entry, acts, scene);
    acts.flights.push(coins(entry, [spot(`role-${entry.piece}`)]));
    acts.sounds.push('coin');
  },
  EARNED: (_context, entry, acts) => {
    acts.flights.push(coins(entry, [spot('bank'), ...SUPPLY]));
    acts.sounds.push('coin');
  },
  TURNED: (_context, { piece }, acts) => {
    acts.flights.push({
      picture: tileIcon(piece),
      from: [spot('face-down'), ...SUPPLY],
      to: [spot(`tile-${piece}`), spot('tiles')],
      lands: true,
    });
    acts.sounds.push('card');
  },
  TOOK_TILE: (_context, { seat: who, piece }, acts) => tile(who, piece, [spot(`tile-${piece}`), spot('tiles')], acts),
  DREW_TILE: (_context, { seat: who, piece }, acts) => tile(who, piece, [spot('face-down'), spot('tiles')], acts),
  TOOK_FOREST: (_context, { seat: who, piece }, acts) =>
    tile(who, 'forest', [spot(`tile-${piece}`), spot('tiles')], acts),
  GOT_COLONISTS: (_context, { seat: who, number }, acts) => {
    acts.flights.push({ picture: 'colonist', from: SHIP, to: purse(who, 'people'), n: number });
    acts.sounds.push('step');
  },
  GOT_NOBLE: (_context, { seat: who }, acts) => {
    acts.flights.push({ picture: 'noble', from: SHIP, to: purse(who, 'people') });
    acts.sounds.push('step');
  },
  MANNED: (_context, { seat: who, piece, number }, acts) => {
    acts.flights.push({ picture: 'colonist', from: purse(who, 'people'), to: place(who, piece), n: number });
    acts.sounds.push('step');
  },
  SHIP_FILLED: (_context, { number }, acts) => {
    acts.flights.push({ picture: 'colonist', from: [spot('colonists'), ...SUPPLY], to: SHIP, n: number });
    acts.comes.push(SHIP);
  },
  BUILT: (context, { seat: who, piece, number }, acts) => {
    acts.flights.push({
      picture: `house-${slug(context.key(piece))}`,
      shape: 'card',
      from: [spot(`market-${piece}`), spot('market'), ...SUPPLY],
      to: place(who, piece),
      lands: true,
    });
    if (number > 0)
      acts.flights.push({ picture: 'doubloon', from: purse(who, 'coins'), to: [spot('bank'), ...SUPPLY], n: number });
    acts.lit.push(place(who, piece));
    acts.sounds.push('build');
  },
  PRODUCED: (_context, { seat: who, piece, number }, acts) => {
    acts.flights.push({ picture: goodIcon(piece), from: place(who, piece), to: store(who, piece), n: number });
    acts.sounds.push('good');
  },
  SOLD: (_context, entry, acts) => {
    acts.flights.push(
      { picture: goodIcon(entry.piece), from: store(entry.seat, entry.piece), to: HOUSE },
      coins(entry, [spot('bank'), ...SUPPLY]),
    );
    acts.sounds.push('coin');
  },
  SOLD_AT_POST: (_context, entry, acts) => {
    acts.flights.push(
      { picture: goodIcon(entry.piece), from: store(entry.seat, entry.piece), to: SUPPLY },
      coins(entry, [spot('bank'), ...SUPPLY]),
    );
    acts.sounds.push('coin');
  },
  HOUSE_EMPTIED: (_context, _entry, acts) => {
    acts.flights.push({ picture: 'barrel', from: HOUSE, to: SUPPLY, n: 4 });
    acts.lit.push(HOUSE);
  },
  LOADED: (_context, entry, acts, scene) => {
    const ship = shipOf(scene);
    acts.flights.push({
      picture: goodIcon(entry.piece),
      from: store(entry.seat, entry.piece),
      to: ship,
      n: entry.number,
    });
    acts.lit.push(ship);
    acts.sounds.push('barrel');
  },
  LOADED_OWN: (_context, entry, acts) => out(entry, acts),
  SENT: (_context, entry, acts) => out(entry, acts),
  GOT_POINTS: (_context, { seat: who, number }, acts) => {
    acts.flights.push({ picture: 'victory-point', from: POINTS, to: purse(who, 'chips'), n: number });
    acts.sounds.push('coin');
  },
  SUPPLIED: (_context, entry, acts) => out(entry, acts),
  LOST_GOODS: (_context, entry, acts) => {
    acts.flights.push({
      picture: goodIcon(entry.piece),
      from: store(entry.seat, entry.piece),
      to: SUPPLY,
      n: entry.number,
    });
  },
  SAILED: (_context, { number }, acts, scene) => {
    const ship = shipOf(scene, number);
    acts.sails.push(ship);
    acts.lit.push(ship);
    acts.sounds.push('sail');
  },
  PIRATED: (_context, entry, acts, scene) => {
    acts.flights.push({
      picture: goodIcon(entry.piece),
      from: shipOf(scene),
      to: store(entry.seat, entry.piece),
      n: entry.number,
    });
    acts.sounds.push('barrel');
  },
  KIDNAPPED: (_context, entry, acts) => {
    acts.turned.push([spot(`role-${entry.piece}`)]);
    if (entry.number > 0) acts.flights.push(coins(entry, [spot(`role-${entry.piece}`)]));
    acts.sounds.push('role');
  },
  RANSOMED: (_context, entry, acts) => {
    acts.flights.push(coins(entry, [spot('bank'), ...SUPPLY]));
    acts.sounds.push('coin');
  },
  USED: (_context, { seat: who, piece }, acts) => {
    acts.lit.push(place(who, piece));
  },
  COLONISTS_RAN_OUT: (context, entry, acts) => lastRound(context, entry, acts),
  CITY_FILLED: (context, entry, acts) => lastRound(context, entry, acts),
  POINTS_RAN_OUT: (context, entry, acts) => lastRound(context, entry, acts),
  GAME_ENDED: (_context, _entry, acts) => {
    acts.banner = { title: t('show.over'), text: t('show.count') };
    acts.sounds.push('bell');
  },
};

SCORE.KIDNAPPED_WITH = SCORE.KIDNAPPED;

function tile(
  /** @type {number} */ who,
  /** @type {string} */ piece,
  /** @type {string[]} */ from,
  /** @type {Acts} */ acts,
) {
  acts.flights.push({ picture: tileIcon(piece), from, to: place(who, piece), lands: true });
  acts.lit.push(place(who, piece));
  acts.sounds.push('card');
}

/** Barrels that leave without one of the harbour's ships. */
function out(/** @type {LogEntry} */ entry, /** @type {Acts} */ acts) {
  acts.flights.push({ picture: goodIcon(entry.piece), from: store(entry.seat, entry.piece), to: SEA, n: entry.number });
  acts.sounds.push('barrel');
}

function lastRound(/** @type {Context} */ context, /** @type {LogEntry} */ entry, /** @type {Acts} */ acts) {
  acts.banner = { title: t('show.last-round'), text: context.sentence(entry) };
  acts.sounds.push('bell');
}

export function puertoRico(
  /** @type {Context} */ context,
  /** @type {LogEntry} */ entry,
  /** @type {Scene} */ scene,
  /** @type {Acts} */ acts,
) {
  SCORE[entry.what]?.(context, entry, acts, scene);
}
