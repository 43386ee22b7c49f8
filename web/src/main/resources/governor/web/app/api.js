/**
 * Asks the desk: a server's, or the one on this device, where the same program answers the same questions. The name of
 * a table tells where it is; what belongs to no table is asked of the server as long as there is one.
 */
import * as http from './http.js';
import { t } from './i18n.js';
import { Problem } from './problem.js';
import { isAway, reached, missed } from './server.js';

export { Problem, OTHER_RULES, ELSEWHERE } from './problem.js';

const SHORTEST_WAIT = 400;

/** What somebody has done is tried again at least this often. */
const LONGEST_PAUSE = 1_000;

const device = async () => (await import('../offline/device.js')).device();

/** Whether this table is on this device. */
export const isOnDevice = (/** @type {string} */ table) => table.startsWith('device-');

const isOfDevice = (/** @type {string} */ path) => path.startsWith('/tables/device-');

/** What either can answer. */
const isOfBoth = (/** @type {string} */ path) => !path.startsWith('/tables/');

/**
 * @param {string} method
 * @param {string} path below the base path
 * @param {unknown} [body]
 * @param {{here?: boolean}} [how] here: on this device, whether there is a server or not
 * @returns {Promise<string>} the text of the answer
 */
async function call(method, path, body, { here = false } = {}) {
  if (here || isOfDevice(path)) return (await device()).call(method, path, body);
  if (isAway() && isOfBoth(path)) return onDevice(method, path, body);
  try {
    const answer = await http.call(method, path, body);
    reached();
    return answer;
  } catch (problem) {
    if (!(problem instanceof Problem) || !http.AWAY.includes(problem.status)) throw problem;
    missed();
    if (!isAway() || !isOfBoth(path)) throw problem;
    return onDevice(method, path, body);
  }
}

/** What a server would have been asked. */
async function onDevice(/** @type {string} */ method, /** @type {string} */ path, /** @type {any} */ body) {
  if (body?.seats?.some((/** @type {any} */ seat) => seat.kind === 'open')) throw new Problem(0, t('offline.friends'));
  return (await device()).call(method, path, body);
}

const read = (/** @type {string} */ text) => (text ? JSON.parse(text) : null);

export const get = async (/** @type {string} */ path) => read(await call('GET', path));
/** @param {string} path @param {unknown} [body] @param {{here?: boolean}} [how] */
export const post = async (path, body = {}, how = {}) => read(await call('POST', path, body, how));

/** The record of a game, as text: so it can be imported. */
const recordOf = (/** @type {string} */ table) => call('GET', `/tables/${table}/record?format=text`);

/**
 * Takes a game from the device to the server, or the other way, by its record: it is played on there from where it is.
 *
 * @param {string} table
 * @returns {Promise<string>} its name there
 */
export async function move(table) {
  const record = await recordOf(table);
  const there = { here: !isOnDevice(table) };
  const ask = async (/** @type {string} */ path, /** @type {unknown} */ body) =>
    read(there.here ? await call('POST', path, body, there) : await http.call('POST', path, body));
  const {
    table: { status, seats },
    ply,
  } = await get(`/tables/${table}`);
  const { id } = await ask('/records', { record });
  if (status !== 'running') return id;
  const players = seats.map((/** @type {any} */ { kind, name, level }) =>
    kind === 'computer' ? { kind, level } : { kind: 'me', name },
  );
  return (await ask(`/tables/${id}/continue`, { ply, seats: players })).id;
}

/** The games on this device, which need no program to be listed; what reads them is loaded where there are any. */
async function gamesHere() {
  const bases = await indexedDB.databases();
  if (!bases.some(({ name }) => name === 'governor')) return [];
  return (await import('../offline/journal.js')).listed();
}

/** My games: those at the server, and those on this device. */
export async function myGames() {
  const kept = gamesHere().catch(() => []);
  const there = isAway() ? [] : await get(`/tables${query({ scope: 'mine' })}`).then(({ tables }) => tables);
  const all = [...there.filter((/** @type {any} */ one) => !isOnDevice(one.id)), ...(await kept)];
  return all.sort((one, other) => other.updatedAt.localeCompare(one.updatedAt));
}

/** Saves the record of a game as a file. */
export async function saveRecord(/** @type {string} */ table) {
  const file = URL.createObjectURL(new Blob([await recordOf(table)], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href: file, download: `governor-${table}.txt` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(file), 60_000);
}

/** A query string of those parameters that have a value. */
export function query(/** @type {Record<string, unknown>} */ params) {
  const pairs = Object.entries(params).filter(([, value]) => value !== undefined && value !== null && value !== '');
  if (pairs.length === 0) return '';
  return `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`;
}

/**
 * Asks again until the server has answered or the answer is no longer wanted. Only for what may be
 * repeated: questions, and acts that carry their ply, of which the server takes the first alone.
 *
 * @param {() => Promise<any>} request
 * @param {() => boolean} isWanted
 * @param {() => void} onAway the server is away, and it will be asked again
 */
export async function surely(request, isWanted, onAway) {
  for (let wait = SHORTEST_WAIT; ; wait = Math.min(LONGEST_PAUSE, 2 * wait)) {
    try {
      return await request();
    } catch (problem) {
      if (!(problem instanceof Problem) || !http.AWAY.includes(problem.status) || !isWanted()) throw problem;
      onAway();
      await http.pause(wait);
      if (!isWanted()) throw problem;
    }
  }
}

/**
 * Follows a table until closed.
 *
 * @param {string} path of the stream
 * @param {number} known the version of the table that is known already
 * @param {(position: any) => void} onPosition
 * @param {(state: 'live'|'lost'|'full'|'gone'|'elsewhere') => void} onState
 * @returns {{close(): void}}
 */
export function follow(path, known, onPosition, onState) {
  if (!isOfDevice(path)) return http.follow(path, known, onPosition, onState);
  let closed = false;
  const line = device().then((here) => (closed ? null : here.follow(path, known, onPosition, onState)));
  line.catch(() => onState('lost'));
  return {
    close() {
      closed = true;
      line.then(
        (it) => it?.close(),
        () => {},
      );
    },
  };
}
