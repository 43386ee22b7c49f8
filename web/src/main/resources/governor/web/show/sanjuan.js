/** What is seen of each event of San Juan. */
import { capital, t } from '../app/i18n.js';
import { slug } from '../app/icons.js';
import { goodOf } from '../sanjuan/card.js';
import { ENDS_AT, isLastRound } from '../table/ending.js';
import { spot } from './acts.js';

/** @typedef {import('../table/context.js').TableContext} Context */
/** @typedef {import('../table/types.js').LogEntry} LogEntry */
/** @typedef {import('./acts.js').Acts} Acts */
/** @typedef {import('./scenes.js').Scene} Scene */

const DECK = [spot('deck')];
const DISCARDS = [spot('discards')];

/** A card of this name, or some card, in a seat's hand; others have a number instead. */
const hand = (/** @type {number} */ seat, /** @type {string} */ piece) => [
  ...(piece
    ? [`${spot(`hand-${seat}`)} .chosen[data-piece="${piece}"]`, `${spot(`hand-${seat}`)} [data-piece="${piece}"]`]
    : []),
  spot(`hand-${seat}`),
  spot(`seat-${seat}`),
];

const offer = (/** @type {number} */ seat, /** @type {string} */ piece) => [
  `${spot('offer')} [data-piece="${piece}"]`,
  spot('offer'),
  ...hand(seat, ''),
];

/** A building of a seat, or its town where buildings are not in sight. */
const building = (/** @type {number} */ seat, /** @type {string} */ piece) => [
  `${spot(`town-${seat}`)} [data-piece="${piece}"]`,
  spot(`town-${seat}`),
  spot(`seat-${seat}`),
];

/** A card that flies: its face where the viewer knows it, else its back. */
function card(
  /** @type {Context} */ context,
  /** @type {string} */ piece,
  /** @type {string[]} */ from,
  /** @type {string[]} */ to,
  lands = false,
) {
  const known = piece && context.pieces?.entry(piece);
  return {
    picture: known ? `house-${slug(context.key(piece))}` : 'back',
    name: known ? capital(context.piece(piece)) : '',
    shape: /** @type {const} */ ('card'),
    from,
    to,
    lands,
  };
}

/** The good of a plant as it flies: where several kinds are possible it is a card's back. */
function good(
  /** @type {Context} */ context,
  /** @type {string} */ piece,
  /** @type {string[]} */ from,
  /** @type {string[]} */ to,
) {
  const kind = goodOf(context.key(piece));
  return { picture: kind === 'any' ? 'card-back' : `good-${kind}`, from, to };
}

/** Where a card was before: on offer or in the hand. */
const wasOffered = (/** @type {Scene} */ scene, /** @type {LogEntry} */ entry) =>
  entry.piece
    ? (scene.before.offer[entry.piece] ?? 0) > (scene.after.offer[entry.piece] ?? 0)
    : scene.before.offerSize > scene.after.offerSize;

/** @type {Record<string, (context: Context, entry: LogEntry, acts: Acts, scene: Scene) => void>} */
const SCORE = {
  ROUND_BEGAN: (context, entry, acts, scene) => {
    acts.flights.push({
      picture: 'ui-governor',
      from: [spot(`hat-${scene.before.governor}`), spot(`seat-${scene.before.governor}`)],
      to: [spot(`hat-${entry.seat}`), spot(`seat-${entry.seat}`)],
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
  DREW: (context, { seat, piece }, acts) => {
    acts.flights.push(
      card(
        context,
        seat === context.me ? piece : '',
        DECK,
        hand(seat, seat === context.me ? piece : ''),
        seat === context.me,
      ),
    );
    acts.sounds.push('card');
  },
  WAS_OFFERED: (context, { seat, piece }, acts) => {
    acts.flights.push(card(context, piece, DECK, piece ? offer(seat, piece) : hand(seat, ''), Boolean(piece)));
    acts.sounds.push('card');
  },
  TURNED: (context, { seat, piece }, acts) => {
    acts.flights.push(card(context, piece, DECK, offer(seat, piece), true));
    acts.sounds.push('card');
  },
  KEPT: (context, { seat, piece }, acts) => {
    acts.flights.push(
      card(
        context,
        seat === context.me ? piece : '',
        offer(seat, piece),
        hand(seat, seat === context.me ? piece : ''),
        seat === context.me,
      ),
    );
    acts.sounds.push('card');
  },
  KEPT_OPEN: (context, { seat, piece }, acts) => {
    acts.flights.push(card(context, piece, offer(seat, piece), hand(seat, piece), seat === context.me));
    acts.sounds.push('card');
  },
  DISCARDED: (context, entry, acts, scene) => {
    acts.flights.push(
      card(
        context,
        entry.piece,
        wasOffered(scene, entry) ? offer(entry.seat, entry.piece) : hand(entry.seat, entry.piece),
        DISCARDS,
      ),
    );
    acts.sounds.push('card');
  },
  PAID: (context, { seat, piece }, acts) => {
    acts.flights.push(card(context, piece, hand(seat, piece), DISCARDS));
    acts.sounds.push('card');
  },
  BUILT: (context, entry, acts, scene) => {
    const { seat, piece } = entry;
    acts.flights.push(card(context, piece, hand(seat, piece), building(seat, piece), true));
    const built = (/** @type {any} */ view) =>
      Math.max(...view.seats.map((/** @type {any} */ one) => one.buildings.length));
    if (built(scene.after) >= ENDS_AT && built(scene.before) < ENDS_AT) {
      acts.banner = { title: t('table.last-build'), text: t('table.last-build-is'), seat };
      acts.sounds.push('bell');
    }
    acts.lit.push(building(seat, piece));
    acts.sounds.push('build');
  },
  COVERED: (_context, { seat, piece }, acts) => {
    acts.lit.push(building(seat, piece));
    acts.sounds.push('build');
  },
  DEMOLISHED: (context, { seat, piece }, acts) => {
    acts.flights.push(card(context, piece, building(seat, piece), DISCARDS));
    acts.sounds.push('build');
  },
  PRODUCED: (context, { seat, piece }, acts) => {
    acts.flights.push(good(context, piece, DECK, building(seat, piece)));
    acts.lit.push(building(seat, piece));
    acts.sounds.push('good');
  },
  PAID_GOOD: (context, { seat, piece }, acts) => {
    acts.flights.push(good(context, piece, building(seat, piece), DISCARDS));
    acts.sounds.push('good');
  },
  TILE_TURNED: (_context, _entry, acts) => {
    acts.turned.push([spot('prices')]);
    acts.lit.push([spot('prices')]);
    acts.sounds.push('card');
  },
  SOLD: (context, { seat, piece }, acts) => {
    acts.flights.push(
      good(context, piece, building(seat, piece), [
        `${spot('prices')} .good-${goodOf(context.key(piece))}`,
        spot('prices'),
      ]),
    );
    acts.sounds.push('coin');
  },
  PUT_UNDER_CHAPEL: (context, { seat, piece }, acts) => {
    acts.flights.push(card(context, piece, hand(seat, piece), under(context, seat, 'chapel')));
    acts.sounds.push('card');
  },
  PUT_UNDER_BANK: (context, { seat, piece }, acts) => {
    acts.flights.push(card(context, piece, hand(seat, piece), under(context, seat, 'bank')));
    acts.sounds.push('card');
  },
  PUT_UNDER_HARBOR: (context, { seat }, acts) => {
    acts.flights.push({ picture: 'card-back', from: DECK, to: under(context, seat, 'harbor') });
    acts.sounds.push('card');
  },
  SHUFFLED: (_context, _entry, acts) => {
    acts.flights.push({ picture: 'back', shape: 'card', from: DISCARDS, to: DECK, n: 3 });
    acts.sounds.push('card');
  },
  TRIGGERED: (_context, { piece }, acts) => {
    acts.turned.push([`.events [data-piece="${piece}"]`]);
    acts.sounds.push('bell');
  },
  USED: (_context, { seat, piece }, acts) => {
    acts.lit.push(building(seat, piece));
  },
  GAME_ENDED: (_context, _entry, acts) => {
    acts.banner = { title: t('show.over'), text: t('show.count') };
    acts.sounds.push('bell');
  },
};

function under(/** @type {Context} */ context, /** @type {number} */ seat, /** @type {string} */ key) {
  return building(seat, context.pieces?.entry(key)?.name ?? key);
}

export function sanJuan(
  /** @type {Context} */ context,
  /** @type {LogEntry} */ entry,
  /** @type {Scene} */ scene,
  /** @type {Acts} */ acts,
) {
  const role = /^TOOK_([A-Z]+)$/.exec(entry.what)?.[1].toLowerCase();
  if (role) {
    acts.turned.push([spot(`role-${role}`)]);
    acts.flights.push({ picture: `role-${role}`, from: [spot(`role-${role}`)], to: [spot(`seat-${entry.seat}`)] });
    acts.sounds.push('role');
  }
  SCORE[entry.what]?.(context, entry, acts, scene);
}
