/** All text of the app by key; fill.js says what a message may hold. */
import { file } from './files.js';
import { fill } from './fill.js';
import { settings } from './settings.js';

/** The areas of messages; each is a file messages/AREA.LANGUAGE.json. */
const AREAS = ['app', 'table', 'sanjuan', 'puertorico', 'rules'];

/** Laid over the others where Puerto Rico is played in neutral words. */
const NEUTRAL = 'neutral';

/** @type {Record<string, string>} */
let messages = {};
let loaded = '';

/** What was asked for ahead. @type {{wanted: string, parts: Promise<Record<string, string>[]>} | null} */
let coming = null;

async function area(/** @type {string} */ name, /** @type {string} */ language) {
  const answer = await fetch(file(`messages/${name}.${language}.json`));
  return answer.ok ? answer.json() : {};
}

/** Asks for the messages of these settings. */
function request(/** @type {string} */ wanted) {
  const names = settings.words === NEUTRAL ? [...AREAS, NEUTRAL] : AREAS;
  return { wanted, parts: Promise.all(names.map((name) => area(name, settings.language))) };
}

const wish = () => `${settings.language} ${settings.words}`;

/** Loads the messages for the settings as they are, if they are not there already. */
export async function loadMessages() {
  const wanted = wish();
  if (wanted === loaded) return;
  const asked = coming?.wanted === wanted ? coming : request(wanted);
  coming = null;
  messages = Object.assign({}, ...(await asked.parts));
  loaded = wanted;
  document.documentElement.lang = settings.language;
}

/** Whether there is such a message. */
export function has(/** @type {string} */ key) {
  return Object.hasOwn(messages, key);
}

/**
 * The message of this key with its parameters filled in; the key itself where there is none.
 *
 * @param {string} key
 * @param {Record<string, unknown>} [params]
 * @returns {string}
 */
export function t(key, params = {}) {
  return fill(messages[key] ?? key, params, settings.language);
}

/** The message of the first of these keys that there is, or the text given instead. */
export function first(/** @type {string[]} */ keys, /** @type {string} */ otherwise, params = {}) {
  const key = keys.find(has);
  return key === undefined ? otherwise : t(key, params);
}

/** The parts of a list in one phrase: "a, b, and c". The browser's own formatter takes long to set up. */
export function list(/** @type {string[]} */ parts) {
  if (parts.length < 2) return parts[0] ?? '';
  if (parts.length === 2) return t('app.list-two', { one: parts[0], two: parts[1] });
  return t('app.list-last', { list: parts.slice(0, -1).join(', '), last: parts[parts.length - 1] });
}

/** With a capital letter at the front. */
export function capital(/** @type {string} */ text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 0.314 as "31 %". */
export function percent(/** @type {number} */ share) {
  return new Intl.NumberFormat(settings.language, { style: 'percent' }).format(share);
}

// The page runs this module before all others, so that the messages are on their way while those load.
coming = request(wish());
coming.parts.catch(() => {});
