/**
 * What of a table its sheets have to know from above: classes, so that no selector has to look for it within (whatever
 * changes there would have the whole board styled anew).
 */
import { columns, isWide } from './market.js';

/** More ways to load than these need the whole harbour. */
const MANY_LOADS = 4;

/** @returns {string} the classes of the whole board */
export function looks(/** @type {import('./board.js').default} */ board) {
  const { context } = board;
  const has = (/** @type {string} */ verb) => context.choices(verb).length > 0;
  return [
    columns(board).some(([, entries]) => isWide(entries)) ? 'wide-market' : '',
    has('SELL_AT_POST') && !has('TAKE_TILE') ? 'posting' : '',
    has('TAKE_FOREST') ? 'foresting' : '',
    context.choices('LOAD').length + context.choices('LOAD_OWN').length > MANY_LOADS ? 'laden' : '',
  ].join(' ');
}
