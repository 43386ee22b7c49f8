/** The board as it was after each event: views made of the one before by what the server says has changed. */
import { applied } from '../table/changes.js';

/** @typedef {{n: number, set: [(string|number)[], unknown][]}} Step */

/** The view before the first step, then that after each. @returns {any[]} */
export function views(/** @type {any} */ first, /** @type {Step[]} */ steps) {
  const all = [first];
  for (const step of steps) all.push(applied(all[all.length - 1], step.set));
  return all;
}
