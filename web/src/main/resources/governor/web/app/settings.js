import { chooseLanguage } from './languages.js';

/**
 * What this browser remembers of its player: nothing of it leaves the browser.
 *
 * @typedef {object} Settings
 * @property {'instant'|'normal'|'slow'} pace how fast the moves of others are shown
 * @property {'never'|'irreversible'|'always'} confirm when a choice wants a second click
 * @property {'all'|'free'|'never'} undo how far undo is offered: whatever the table allows, nothing that has come to
 *   light, not at all
 * @property {boolean} helpers whether the table counts for the player what anybody could count
 * @property {boolean} sounds
 * @property {boolean} notify whether the system tells that it is one's turn while another window is in front
 * @property {import('./languages.js').Language} language
 * @property {'edition'|'classic'|'yaro'} names the names of San Juan's buildings
 * @property {'classic'|'neutral'} words the words of Puerto Rico
 * @property {'system'|'light'|'dark'} theme
 * @property {string} player the name to sit down with
 * @property {'server'|'device'} place where a new game is played when there is a server
 * @property {number} level of the computer players that a quick game proposes to a newcomer, and that grows with wins
 * @property {{table: string, wins: number}} streak the last game against computer players that was over, and the wins
 *   in a row up to it
 * @property {object|null} lastGame what "quick game" starts
 */

const KEY = 'governor.settings';

/** @type {Settings} */
const DEFAULTS = {
  pace: 'normal',
  confirm: 'irreversible',
  undo: 'all',
  helpers: true,
  sounds: true,
  notify: false,
  language: chooseLanguage(navigator.languages ?? [navigator.language ?? '']),
  names: 'edition',
  words: 'classic',
  theme: 'system',
  player: '',
  place: 'server',
  level: 2,
  streak: { table: '', wins: 0 },
  lastGame: null,
};

/** @returns {Settings} */
function read() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return { ...DEFAULTS };
  }
}

/** @type {Settings} */
export const settings = read();

/** @type {Set<() => void>} */
const listeners = new Set();

/** Calls this whenever a setting has changed; gives what ends that. */
export function onSettings(/** @type {() => void} */ listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes settings and remembers them. */
export function change(/** @type {Partial<Settings>} */ some) {
  Object.assign(settings, some);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that forgets is still a browser to play in.
  }
  showTheme();
  for (const listener of listeners) listener();
}

/** Puts the chosen theme on the page. */
export function showTheme() {
  const root = document.documentElement;
  if (settings.theme === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', settings.theme);
}

/** Whether things should not move. */
export function still() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
