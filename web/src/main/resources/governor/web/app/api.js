/** Talks to the server: calls that answer with JSON, and the stream of positions. */
import { t } from './i18n.js';

const BASE = '/api/v1';

const SHORTEST_WAIT = 400;

/** What somebody has done is tried again at least this often. */
const LONGEST_PAUSE = 1_000;

/** After so long without an answer a call has failed: a network that is gone says nothing. */
const LONGEST_ANSWER = 60_000;
const LONGEST_ACT = 15_000;

/** What the server refused, with its sentence. */
export class Problem extends Error {
  /** @param {number} status @param {string} detail @param {boolean} [record] */
  constructor(status, detail, record = false) {
    super(detail);
    this.status = status;
    /** Whether a table that cannot be shown has a record to be saved. */
    this.record = record;
  }
}

/** The status of a table that is kept but was played by rules that the server does not have. */
export const OTHER_RULES = 410;

function sentence(/** @type {any} */ data) {
  if (data?.status !== OTHER_RULES) return data?.detail ?? data?.title;
  const kind = data.choice > 0 ? 'choice' : data.ours ? 'rules' : 'game';
  return t(`table.other-rules.${kind}`, { config: data.config, rules: data.rules, ours: data.ours, n: data.choice });
}

/** Statuses of a server that is away: no answer at all, or a gateway that has none either. */
const AWAY = [0, 502, 503, 504];

/**
 * @param {string} method
 * @param {string} path below the base path
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
async function call(method, path, body) {
  /** @type {RequestInit} */
  const request = { method, signal: AbortSignal.timeout(method === 'GET' ? LONGEST_ANSWER : LONGEST_ACT), headers: { Accept: 'application/json' }, credentials: 'same-origin' };
  if (method !== 'GET') {
    request.headers = { ...request.headers, 'Content-Type': 'application/json' };
    request.body = JSON.stringify(body ?? {});
  }
  let answer;
  let text;
  try {
    answer = await fetch(BASE + path, request);
    text = await answer.text();
  } catch {
    throw new Problem(0, '');
  }
  if (!AWAY.includes(answer.status)) wakeAll();
  let data = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = { detail: text };
  }
  if (!answer.ok) throw new Problem(answer.status, sentence(data) ?? answer.statusText, data?.record === true);
  return data;
}

export const get = (/** @type {string} */ path) => call('GET', path);
export const post = (/** @type {string} */ path, /** @type {unknown} */ body = {}) => call('POST', path, body);

/** A query string of those parameters that have a value. */
export function query(/** @type {Record<string, unknown>} */ params) {
  const pairs = Object.entries(params).filter(([, value]) => value !== undefined && value !== null && value !== '');
  if (pairs.length === 0) return '';
  return '?' + new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
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
      if (!(problem instanceof Problem) || !AWAY.includes(problem.status) || !isWanted()) throw problem;
      onAway();
      await pause(wait);
      if (!isWanted()) throw problem;
    }
  }
}

/** Those who wait to try again. @type {Set<() => void>} */
const sleepers = new Set();

/** Waits so long, or until the server is known to be there. */
const pause = (/** @type {number} */ millis) => new Promise((done) => {
  const wake = () => {
    clearTimeout(timer);
    sleepers.delete(wake);
    done(undefined);
  };
  const timer = setTimeout(wake, millis);
  sleepers.add(wake);
});

function wakeAll() {
  for (const wake of [...sleepers]) wake();
}

addEventListener('online', wakeAll);

/** The server says something at least every 15 seconds; after this it counts as gone. */
const SILENCE = 40_000;
const LONGEST_WAIT = 8_000;

/**
 * Follows a table until closed: reconnects by itself and goes on where it was.
 *
 * @param {string} path of the stream
 * @param {number} known the version of the table that is known already
 * @param {(position: any) => void} onPosition
 * @param {(state: 'live'|'lost'|'gone') => void} onState
 */
export function follow(path, known, onPosition, onState) {
  let lastId = String(known);
  let wait = SHORTEST_WAIT;
  let closed = false;
  /** @type {AbortController} */
  let line = new AbortController();
  /** @type {ReturnType<typeof setTimeout>} */
  let watchdog;

  const listen = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => line.abort(), SILENCE);
  };

  const take = (/** @type {string} */ block) => {
    let data = '';
    for (const row of block.split('\n')) {
      if (row.startsWith('id:')) lastId = row.slice(3).trim();
      else if (row.startsWith('data:')) data += row.slice(5).trimStart();
    }
    if (data) onPosition(JSON.parse(data));
  };

  const once = async () => {
    line = new AbortController();
    listen();
    /** @type {Record<string, string>} */
    const headers = { Accept: 'text/event-stream' };
    if (lastId) headers['Last-Event-ID'] = lastId;
    const answer = await fetch(BASE + path, { headers, signal: line.signal, credentials: 'same-origin', cache: 'no-store' });
    if (!answer.ok || !answer.body) throw new Problem(answer.status, answer.statusText);
    onState('live');
    wakeAll();
    wait = SHORTEST_WAIT;
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      listen();
      rest += value.replaceAll('\r\n', '\n');
      for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
        take(rest.slice(0, end));
        rest = rest.slice(end + 2);
      }
    }
  };

  (async () => {
    while (!closed) {
      try {
        await once();
      } catch (problem) {
        if (problem instanceof Problem && [403, 404].includes(problem.status)) return;
        if (problem instanceof Problem && problem.status === OTHER_RULES) return onState('gone');
      }
      clearTimeout(watchdog);
      if (closed) return;
      onState('lost');
      await pause(wait);
      wait = Math.min(LONGEST_WAIT, wait * 2);
    }
  })();

  const wake = () => line.abort();
  addEventListener('offline', wake);
  return {
    close() {
      closed = true;
      clearTimeout(watchdog);
      removeEventListener('offline', wake);
      line.abort();
    },
  };
}
