/** Large pictures, in files of their own that come when they are needed: houses, wares, merchants, scenery. */
import { html } from 'lit';
import { file } from './files.js';
import { slug } from './icons.js';

const HOUSES = { sanjuan: file('art/houses-san-juan.svg'), puertorico: file('art/houses-puerto-rico.svg') };
const TOWN = file('art/town.svg');
const ISLAND = file('art/island.svg');

const picture = (/** @type {string} */ address, /** @type {string} */ classes) =>
  html`<svg class=${classes} aria-hidden="true" focusable="false"><use href=${address}></use></svg>`;

/** The house of a building, by its key; a building without one of its own is a plain picture. */
export const house = (/** @type {string} */ game, /** @type {string} */ key, classes = '') =>
  picture(`${HOUSES[/** @type {keyof typeof HOUSES} */ (game)]}#house-${slug(key)}`, `house ${classes}`);

/** The title picture of a game. */
export const titlePicture = (/** @type {string} */ game) =>
  file(`art/${game === 'puertorico' ? 'puerto-rico' : 'san-juan'}.svg`);

/** A good as it lies in front of its plant, or the view of the harbour. */
export const town = (/** @type {string} */ id, classes = '') => picture(`${TOWN}#${id}`, classes);

/** What belongs to Puerto Rico's harbour. */
export const island = (/** @type {string} */ id, classes = '') => picture(`${ISLAND}#${id}`, classes);
