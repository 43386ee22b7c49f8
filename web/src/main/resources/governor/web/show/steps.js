/** The board as it was after each event: views made of the one before by what the server says has changed. */

/** @typedef {{n: number, set: [(string|number)[], unknown][]}} Step */

/** A copy of a view with one place set to a value; what is not on the way there is shared. */
function put(/** @type {any} */ whole, /** @type {(string|number)[]} */ place, /** @type {unknown} */ value) {
  if (place.length === 0) return value;
  const [name, ...rest] = place;
  const copy = Array.isArray(whole) ? [...whole] : { ...whole };
  copy[name] = put(copy[name], rest, value);
  return copy;
}

/** The view after a step. */
export const after = (/** @type {any} */ view, /** @type {Step} */ step) => step.set.reduce((now, [place, value]) => put(now, place, value), view);

/** The view before the first step, then that after each. @returns {any[]} */
export function views(/** @type {any} */ first, /** @type {Step[]} */ steps) {
  const all = [first];
  for (const step of steps) all.push(after(all[all.length - 1], step));
  return all;
}
