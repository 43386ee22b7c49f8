/** Choices of Puerto Rico as sentences in the reader's language. */
import { first, t } from '../app/i18n.js';
import { factOf, placeName } from './model.js';

/**
 * @param {import('../table/context.js').TableContext} context
 * @param {import('../table/types.js').Choice} choice
 */
export function sentenceOf(context, choice) {
  const kind = context.ask?.kind ?? '';
  const piece = choice.piece ? pieceName(context, choice.verb, choice.piece) : '';
  const params = {
    piece,
    n: choice.number ?? 0,
    ship: choice.other?.replace(/^ship /, '') ?? '',
    nobles: Number.parseInt(choice.other ?? '', 10) || 0,
    doubloons: factOf(choice, 'doubloons') ?? 0,
    price: factOf(choice, 'price') ?? factOf(choice, 'proceeds') ?? 0,
    barrels: factOf(choice, 'barrels') ?? '',
    points: factOf(choice, 'brings-points') ?? 0,
  };
  const base = `puertorico.choice.${choice.verb}`;
  const keys = [`${base}.${kind}`, base];
  if (choice.verb === 'RAID' && params.n > 0) keys.unshift(`${base}.noble`);
  if (choice.verb === 'MAN' && params.nobles > 0) keys.unshift(`${base}.noble`);
  if (choice.number === 0) keys.unshift(`${base}.none`);
  if (choice.verb === 'USE') keys.unshift(`${base}.${choice.piece}`);
  if (choice.verb === 'TAKE' && params.doubloons > 0) keys.unshift(`${base}.with`);
  if (choice.verb === 'BUILD' && params.price === 0) keys.unshift(`${base}.free`);
  return first(keys, choice.words, params);
}

/** Verbs whose piece is a tile or another place for people: a plantation and its good share a name. */
const OF_PLACES = new Set([
  'TAKE_TILE',
  'TAKE_FOREST',
  'LAY',
  'LAY_FOREST',
  'DISCARD',
  'MAN',
  'MOVE_GUEST',
  'MOVE_NOBLE_GUEST',
  'PAY_COLONIST',
  'PAY_NOBLE',
  'PUT_COLONIST',
  'PUT_NOBLE',
]);

/** The piece as this verb means it. */
export function pieceName(
  /** @type {import('../table/context.js').TableContext} */ context,
  /** @type {string} */ verb,
  /** @type {string} */ piece,
) {
  return context.piece(OF_PLACES.has(verb) ? placeName(context.pieces, piece) : piece);
}

/** The words of each kind of choice; the first that fits counts. */
const PATTERNS = /** @type {[RegExp, string, string[]][]} */ ([
  [/^draft (.+)$/, 'DRAFT', ['piece']],
  [/^take colonist$/, 'TAKE_COLONIST', []],
  [/^take noble$/, 'TAKE_NOBLE', []],
  [/^take (.+) as forest$/, 'TAKE_FOREST', ['piece']],
  [/^take (.+)$/, 'take', ['piece']],
  [/^lay (.+) as forest$/, 'LAY_FOREST', ['piece']],
  [/^lay (.+)$/, 'LAY', ['piece']],
  [/^man (\d+) (.+) with (\d+) nobles?$/, 'MAN.noble', ['n', 'piece', 'nobles']],
  [/^man (\d+) (.+)$/, 'MAN', ['n', 'piece']],
  [/^move guest to (.+)$/, 'MOVE_GUEST', ['piece']],
  [/^move noble guest to (.+)$/, 'MOVE_NOBLE_GUEST', ['piece']],
  [/^build (.+)$/, 'build', ['piece']],
  [/^pay colonist from (.+)$/, 'PAY_COLONIST', ['piece']],
  [/^pay noble from (.+)$/, 'PAY_NOBLE', ['piece']],
  [/^pay point$/, 'PAY_POINT', []],
  [/^pay (.+)$/, 'PAY_GOOD', ['piece']],
  [/^sell (.+) at post$/, 'post', ['piece']],
  [/^sell (.+)$/, 'sell', ['piece']],
  [/^discard forest$/, 'DISCARD_FOREST', []],
  [/^discard (.+)$/, 'DISCARD', ['piece']],
  [/^load (\d+) (\w+) on ship (\d+)$/, 'load', ['barrels', 'piece', 'n']],
  [/^wharf (\d+) (.+)$/, 'own', ['barrels', 'piece']],
  [/^supply (.+)$/, 'SUPPLY', ['piece']],
  [/^send (\d+) (.+)$/, 'SEND', ['n', 'piece']],
  [/^store (.+)$/, 'STORE', ['piece']],
  [/^keep one (.+)$/, 'KEEP', ['piece']],
  [/^keep (\d+) (.+)$/, 'KEEP_SOME', ['n', 'piece']],
  [/^raid ship (\d+)(?: and)? keep (\d+)$/, 'piracy', ['ship', 'n']],
  [/^raid colonists$/, 'RAID', []],
  [/^raid colonists and noble$/, 'RAID.noble', []],
  [/^plunder$/, 'PLUNDER', []],
  [/^kidnap (.+)$/, 'KIDNAP', ['piece']],
  [/^put colonist on (.+)$/, 'PUT_COLONIST', ['piece']],
  [/^put noble on (.+)$/, 'PUT_NOBLE', ['piece']],
  [/^use (.+)$/, 'USE', ['piece']],
  [/^pass$/, 'PASS', []],
  [/^accept$/, 'ACCEPT', []],
  [/^refuse$/, 'REFUSE', []],
]);

/** The engine's words for a choice of any position, without what it costs or brings. */
export function translateWords(
  /** @type {import('../table/context.js').TableContext} */ context,
  /** @type {string} */ words,
) {
  for (const [pattern, key, names] of PATTERNS) {
    const match = pattern.exec(words);
    if (!match) continue;
    /** @type {Record<string, string>} */
    const params = {};
    names.forEach((name, i) => {
      params[name] = name === 'piece' ? pieceName(context, key, match[i + 1]) : match[i + 1];
    });
    // A role is taken as a role; what else is taken is a tile or a barrel.
    const said = key === 'take' && context.pieces?.sectionOf(match[1]) === 'Roles' ? 'TAKE' : key;
    if (said === 'MAN' && params.n === '0') return t('puertorico.choice.MAN.none', params);
    return t(/^[A-Z]/.test(said) ? `puertorico.choice.${said}` : `puertorico.said.${said}`, params);
  }
  return words;
}
