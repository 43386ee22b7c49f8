/** Choices of Puerto Rico as sentences in the reader's language. */
import { first, t } from '../app/i18n.js';
import { factOf, tileName, TILES } from './model.js';

/**
 * @param {import('../table/context.js').TableContext} context
 * @param {import('../table/context.js').Choice} choice
 */
export function sentenceOf(context, choice) {
  const kind = context.ask?.kind ?? '';
  const piece = choice.piece ? pieceName(context, choice.verb, choice.piece) : '';
  const params = {
    piece,
    n: choice.number ?? 0,
    doubloons: factOf(choice, 'doubloons') ?? 0,
    price: factOf(choice, 'price') ?? factOf(choice, 'proceeds') ?? 0,
    barrels: factOf(choice, 'barrels') ?? '',
    points: factOf(choice, 'brings-points') ?? 0,
  };
  const base = `puertorico.choice.${choice.verb}`;
  const keys = [`${base}.${kind}`, base];
  if (choice.verb === 'TAKE' && params.doubloons > 0) keys.unshift(`${base}.with`);
  if (choice.verb === 'BUILD' && params.price === 0) keys.unshift(`${base}.free`);
  return first(keys, choice.words, params);
}

/** The piece as this verb means it: a tile and its good share a name. */
export function pieceName(/** @type {import('../table/context.js').TableContext} */ context, /** @type {string} */ verb, /** @type {string} */ piece) {
  const isTile = TILES.includes(piece) && (verb === 'TAKE_TILE' || verb === 'MAN');
  return context.piece(isTile ? tileName(piece) : piece);
}

const PATTERNS = /** @type {[RegExp, string, string[]][]} */ ([
  [/^take colonist$/, 'TAKE_COLONIST', []],
  [/^take (settler|mayor|builder|craftsman|trader|captain|(?:second )?prospector)$/, 'TAKE', ['piece']],
  [/^take (.+)$/, 'take', ['piece']],
  [/^man (\d+) (.+)$/, 'MAN', ['n', 'piece']],
  [/^build (.+)$/, 'build', ['piece']],
  [/^sell (.+)$/, 'sell', ['piece']],
  [/^load (\d+) (\w+) on ship (\d+)$/, 'load', ['barrels', 'piece', 'n']],
  [/^wharf (\d+) (.+)$/, 'wharf', ['barrels', 'piece']],
  [/^store (.+)$/, 'STORE', ['piece']],
  [/^keep one (.+)$/, 'KEEP', ['piece']],
  [/^use (.+)$/, 'USE', ['piece']],
  [/^pass$/, 'PASS', []],
  [/^accept$/, 'ACCEPT', []],
  [/^refuse$/, 'REFUSE', []],
]);

/** The engine's words for a choice of any position, without what it costs or brings. */
export function translateWords(/** @type {import('../table/context.js').TableContext} */ context, /** @type {string} */ words) {
  for (const [pattern, key, names] of PATTERNS) {
    const match = pattern.exec(words);
    if (!match) continue;
    /** @type {Record<string, string>} */
    const params = {};
    names.forEach((name, i) => {
      params[name] = name === 'piece' ? pieceName(context, key, match[i + 1]) : match[i + 1];
    });
    return t(key === key.toUpperCase() ? `puertorico.choice.${key}` : `puertorico.said.${key}`, params);
  }
  return words;
}
