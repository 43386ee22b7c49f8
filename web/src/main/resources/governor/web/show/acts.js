/** What a scene is made of, for whoever writes its score and whoever sets it in motion. */

/**
 * @typedef {object} Acts places are lists of selectors, the first that is in sight counts
 * @property {(import('./flight.js').Flight & {lands?: boolean})[]} flights
 * @property {string[][]} lit places in the light
 * @property {string[][]} turned cards that are turned over
 * @property {string[][]} sails ships that put to sea
 * @property {string[][]} comes ships that come in
 * @property {string[]} sounds
 * @property {{title: string, text: string, seat?: number} | null} banner
 */

/** @returns {Acts} */
export const nothingYet = () => ({ flights: [], lit: [], turned: [], sails: [], comes: [], sounds: [], banner: null });

/** @returns {string} */
export const spot = (/** @type {string} */ name) => `[data-spot="${name}"]`;
