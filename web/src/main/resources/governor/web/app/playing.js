/**
 * The table that this tab looked at last: the header opens its rules, and other screens lead back to
 * it until the start is opened.
 */
import { pathOf } from './files.js';

const KEY = 'governor.table';

/** @typedef {{config: string, address: string}} Playing */

/** @returns {Playing | null} */
function read() {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** @type {Playing | null} */
let table = read();

export const playing = () => table;

/** Whether this address is a table's: itself, its replay, its analysis, or the table of a tour. */
export const isTable = (/** @type {string} */ path) => /^\/(t|tour)\/./.test(pathOf(path));

function set(/** @type {Playing | null} */ now) {
  if (JSON.stringify(now) === JSON.stringify(table)) return;
  table = now;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // A browser that keeps nothing still leads back until the page is loaded anew.
  }
  dispatchEvent(new CustomEvent('governor-playing'));
}

/** The table on the screen has this config. */
export function play(/** @type {string} */ config) {
  if (isTable(location.pathname)) set({ config, address: location.pathname + location.search });
}

export const forget = () => set(null);
