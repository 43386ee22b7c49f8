/**
 * All text of the app by key. A message may hold {name} for a parameter and {name|one|many} for a
 * word that depends on a number; # in it stands for that number.
 */
import { settings } from './settings.js';

/** The areas of messages; each is a file messages/AREA.LANGUAGE.json. */
const AREAS = ['app', 'table', 'sanjuan', 'puertorico', 'rules'];

/** Laid over the others where Puerto Rico is played in neutral words. */
const NEUTRAL = 'neutral';

/** @type {Record<string, string>} */
let messages = {};
let loaded = '';

async function area(/** @type {string} */ name, /** @type {string} */ language) {
  const answer = await fetch(`/messages/${name}.${language}.json`);
  return answer.ok ? answer.json() : {};
}

/** Loads the messages for the settings as they are, if they are not there already. */
export async function loadMessages() {
  const wanted = `${settings.language} ${settings.words}`;
  if (wanted === loaded) return;
  const names = settings.words === NEUTRAL ? [...AREAS, NEUTRAL] : AREAS;
  const parts = await Promise.all(names.map((name) => area(name, settings.language)));
  messages = Object.assign({}, ...parts);
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
  return fill(messages[key] ?? key, params);
}

/** The message of the first of these keys that there is, or the text given instead. */
export function first(/** @type {string[]} */ keys, /** @type {string} */ otherwise, params = {}) {
  const key = keys.find(has);
  return key === undefined ? otherwise : t(key, params);
}

function fill(/** @type {string} */ message, /** @type {Record<string, unknown>} */ params) {
  return message.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, name, one, many) => {
    if (!(name in params)) return whole;
    const value = params[name];
    if (one === undefined) return String(value);
    return (Math.abs(Number(value)) === 1 ? one : many).replaceAll('#', String(value));
  });
}

/** The parts of a list in one phrase: "a, b and c". */
export function list(/** @type {string[]} */ parts) {
  return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(parts);
}

/** With a capital letter at the front. */
export function capital(/** @type {string} */ text) {
  return text.charAt(0).toLocaleUpperCase(settings.language) + text.slice(1);
}

/** 0.314 as "31 %". */
export function percent(/** @type {number} */ share) {
  return new Intl.NumberFormat(settings.language, { style: 'percent' }).format(share);
}
