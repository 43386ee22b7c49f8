/** Talks to the server: calls that answer with JSON, and the stream of positions. */
import { t } from './i18n.js';

const BASE = '/api/v1';

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

/**
 * @param {string} method
 * @param {string} path below the base path
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
async function call(method, path, body) {
  /** @type {RequestInit} */
  const request = { method, headers: { Accept: 'application/json' }, credentials: 'same-origin' };
  if (method !== 'GET') {
    request.headers = { ...request.headers, 'Content-Type': 'application/json' };
    request.body = JSON.stringify(body ?? {});
  }
  let answer;
  try {
    answer = await fetch(BASE + path, request);
  } catch {
    throw new Problem(0, '');
  }
  const text = await answer.text();
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

/** Sends again what did not reach the server; acts carry their ply, so a repeat is harmless. */
export async function postSurely(/** @type {string} */ path, /** @type {unknown} */ body) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await post(path, body);
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.status !== 0 || attempt === 4) throw problem;
      await pause(300 * 2 ** attempt);
    }
  }
}

const pause = (/** @type {number} */ millis) => new Promise((done) => setTimeout(done, millis));

/** The server says something at least every 15 seconds; after this it counts as gone. */
const SILENCE = 40_000;
const SHORTEST_WAIT = 400;
const LONGEST_WAIT = 8_000;

/**
 * Follows a table until closed: reconnects by itself and goes on where it was.
 *
 * @param {string} path of the stream
 * @param {(position: any) => void} onPosition
 * @param {(state: 'live'|'lost'|'gone') => void} onState
 */
export function follow(path, onPosition, onState) {
  let lastId = '';
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
