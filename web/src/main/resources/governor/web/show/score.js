/** The score of both games: which acts make up the scene of an event. */
import { nothingYet, spot } from './acts.js';
import { sanJuan } from './sanjuan.js';
import { puertoRico } from './puertorico.js';

/** @typedef {import('../table/context.js').TableContext} Context */
/** @typedef {import('./acts.js').Acts} Acts */

/** @returns {Acts} */
export function score(/** @type {Context} */ context, /** @type {import('./scenes.js').Scene} */ scene) {
  const acts = nothingYet();
  const game = context.game === 'sanjuan' ? sanJuan : puertoRico;
  const [first] = scene.entries;
  if (first.seat >= 0) acts.lit.push([spot(`seat-${first.seat}`)]);
  for (const entry of scene.entries) game(context, entry, scene, acts);
  return acts;
}
