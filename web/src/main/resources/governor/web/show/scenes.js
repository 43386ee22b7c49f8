/** Scenes: the events of a position one after the other, with the board before and after each. */
import { views } from './steps.js';

/** @typedef {import('../table/types.js').LogEntry} LogEntry */

/**
 * What is shown as one: an event, or several of a seat that belong together (it draws four cards).
 *
 * @typedef {{entries: LogEntry[], before: any, after: any}} Scene
 */

/** What a seat does several times in a row is one scene. */
const TOGETHER = [
  'DREW',
  'WAS_OFFERED',
  'TURNED',
  'KEPT',
  'KEPT_OPEN',
  'DISCARDED',
  'PAID',
  'PAID_GOOD',
  'PRODUCED',
  'PUT_UNDER_BANK',
  'MANNED',
  'LOST_GOODS',
  'SENT',
];

const belong = (/** @type {LogEntry} */ one, /** @type {LogEntry} */ other) =>
  one.what === other.what && one.seat === other.seat && TOGETHER.includes(one.what);

/** @returns {Scene[]} */
export function scenes(/** @type {any} */ first, /** @type {any} */ position) {
  /** @type {import('./steps.js').Step[]} */
  const steps = position.steps ?? [];
  const boards = steps.length > 0 ? views(first, steps) : [];
  /** @type {Scene[]} */
  const all = [];
  steps.forEach((step, place) => {
    const entry = (position.log ?? []).find((/** @type {LogEntry} */ line) => line.n === step.n);
    if (!entry) return;
    const before = all.at(-1);
    if (before && belong(before.entries[0], entry)) {
      before.entries.push(entry);
      before.after = boards[place + 1];
    } else {
      all.push({ entries: [entry], before: boards[place], after: boards[place + 1] });
    }
  });
  return all;
}
