/** The log in lines as people would tell it: what a seat does several times in a row is one sentence. */
import { has, list, t } from '../app/i18n.js';

/** @typedef {import('./context.js').TableContext} Context */
/** @typedef {import('./types.js').LogEntry} LogEntry */
/**
 * @typedef {{n: number, last: number, ply: number, round: number, seat: number, what: string, forced: boolean, text:
 *   string, note?: string}} Line
 */

/** Events of which several are told in one line; how, say the messages that end on .many. */
const isMerged = (/** @type {Context} */ context, /** @type {LogEntry} */ entry) => has(keyOf(context, entry));

const keyOf = (/** @type {Context} */ context, /** @type {LogEntry} */ entry) =>
  `${context.game}.event.${entry.what}${entry.piece ? '' : '.hidden'}.many`;

const belongTogether = (/** @type {LogEntry} */ a, /** @type {LogEntry} */ b) =>
  a.what === b.what &&
  a.seat === b.seat &&
  a.round === b.round &&
  a.forced === b.forced &&
  Boolean(a.piece) === Boolean(b.piece);

/** The pieces of several entries in one phrase; {n} says how many of each. */
function things(/** @type {Context} */ context, /** @type {LogEntry[]} */ entries) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const entry of entries) counts.set(entry.piece, (counts.get(entry.piece) ?? 0) + 1);
  const plain = list(
    [...counts].map(([piece, n]) => (n > 1 ? `${n} × ${context.piece(piece)}` : context.piece(piece))),
  );
  const counted = list(entries.map((entry) => `${entry.number} ${context.piece(entry.piece)}`));
  return { plain, counted };
}

function sentence(/** @type {Context} */ context, /** @type {LogEntry[]} */ entries) {
  const [first] = entries;
  if (entries.length === 1) return context.sentence(first);
  const { plain, counted } = things(context, entries);
  return t(keyOf(context, first), {
    seat: first.seat >= 0 ? context.name(first.seat) : '',
    n: entries.length,
    pieces: plain,
    counted,
  });
}

/** @returns {Line[]} */
export function lines(/** @type {Context} */ context, /** @type {LogEntry[]} */ entries) {
  /** @type {LogEntry[][]} */
  const groups = [];
  for (const entry of entries) {
    const before = groups.at(-1);
    if (before && belongTogether(before[0], entry) && isMerged(context, entry)) before.push(entry);
    else groups.push([entry]);
  }
  return groups.map((group) => {
    const [{ n, ply, round, seat, what, forced }] = group;
    return { n, last: group[group.length - 1].n, ply, round, seat, what, forced, text: sentence(context, group) };
  });
}
