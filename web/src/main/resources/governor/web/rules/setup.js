/** The set-up of a config in sentences; every number comes from the server. */
import { capital, first, list } from '../app/i18n.js';

/** @typedef {import('../app/pieces.js').Pieces} Pieces */

const sum = (/** @type {number[]} */ numbers) => numbers.reduce((all, one) => all + one, 0);

/** One of the figures, where there is only one of the name. */
const one = (/** @type {Pieces} */ pieces, /** @type {string} */ what) => pieces.numbers(what)[0] ?? 0;

/** Several numbers in one phrase; one number where all are the same. */
const said = (/** @type {number[]} */ numbers) =>
  new Set(numbers).size === 1 ? String(numbers[0]) : list(numbers.map(String));

const section = (/** @type {Pieces} */ pieces, /** @type {string} */ title) => pieces.section(title);

/** Pieces with how many there are of each: "corn 10, indigo 12". */
const counted = (/** @type {Pieces} */ pieces, /** @type {import('../app/pieces.js').Entry[]} */ entries) =>
  list(entries.map((entry) => `${pieces.name(entry.key)} ${entry.copies}`));

/** @returns {string[]} */
export function setUp(/** @type {Pieces} */ pieces) {
  const say = (/** @type {string} */ line, /** @type {Record<string, unknown>} */ params = {}) =>
    first(pieces.keys(`rules.${pieces.game}.setup-${line}`), '', params);
  return (pieces.game === 'sanjuan' ? sanJuan : puertoRico)(pieces, say).filter(Boolean);
}

/** @param {Pieces} pieces @param {(line: string, params?: Record<string, unknown>) => string} say */
function sanJuan(pieces, say) {
  const dealt = pieces.numbers('dealt');
  const kept = one(pieces, 'first-hand');
  const start = pieces.figures.find((figure) => figure.what === 'first-building')?.piece ?? '';
  const goods = section(pieces, 'Production buildings').map((entry) => entry.key);
  const tiles = [...new Set(pieces.figures.map((figure) => figure.what).filter((what) => what.startsWith('price-')))];
  return [
    say('deck', { n: one(pieces, 'deck'), counts: counted(pieces, section(pieces, 'Production buildings')) }),
    say('first', { piece: capital(pieces.name(start)) }),
    dealt.some((n) => n !== kept) ? say('variation', { numbers: said(dealt), n: kept }) : say('hand', { n: kept }),
    pieces.entry('cathedral') ? say('cathedral') : '',
    pieces.entry('earthquake') ? say('events', { n: section(pieces, 'Events').length }) : '',
    say('roles', { n: one(pieces, 'picks') }),
    say('prices', {
      goods: list(goods.map((key) => pieces.name(goodOf(key)))),
      prices: tiles.map((tile) => pieces.numbers(tile).join('\u2011')).join(', '),
    }),
  ];
}

/** The good of a production building, by the building's key. */
const goodOf = (/** @type {string} */ key) => key.split(' ')[0];

/** @param {Pieces} pieces @param {(line: string, params?: Record<string, unknown>) => string} say */
function puertoRico(pieces, say) {
  const tiles = section(pieces, 'Island tiles');
  const plantations = tiles.filter((tile) => tile.key.endsWith(' plantation'));
  const starts = pieces.figures.filter((figure) => figure.what === 'first-tile');
  const doubloons = pieces.numbers('doubloons');
  const row = one(pieces, 'row');
  const roles = one(pieces, 'roles');
  const each = one(pieces, 'roles-each');
  const small = section(pieces, 'Small violet buildings').map((entry) => entry.copies);
  const large = section(pieces, 'Large violet buildings').map((entry) => entry.copies);
  return [
    new Set(doubloons).size === 1
      ? say('doubloons', { n: doubloons[0] })
      : say('doubloons.seats', { numbers: said(doubloons) }),
    say('first', { tiles: list(starts.map((figure) => pieces.name(figure.piece))) }),
    say('points', { n: one(pieces, 'points') }),
    say('colonists', {
      n: one(pieces, 'colonists'),
      ship: one(pieces, 'colonist-ship'),
      nobles: one(pieces, 'nobles'),
    }),
    say('ships', { numbers: said(pieces.numbers('cargo-ship')) }),
    say('roles', { n: roles, each, left: roles - each * pieces.players }),
    say('row', {
      n: row,
      down: sum(plantations.map((tile) => tile.copies)) - starts.length - row,
      quarries: tiles.find((tile) => tile.key === 'quarry')?.copies ?? 0,
    }),
    say('tiles', { counts: counted(pieces, plantations) }),
    say('goods', { counts: counted(pieces, section(pieces, 'Goods')) }),
    say('buildings', {
      counts: counted(pieces, section(pieces, 'Production buildings')),
      small: said(small),
      large: said(large),
    }),
    say('boards'),
  ];
}
