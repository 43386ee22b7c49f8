/** Talks to the server: calls, and the stream of positions. */
import { ROOT } from './files.js';
import { t } from './i18n.js';
import { Problem, OTHER_RULES } from './problem.js';

const BASE = `${ROOT}api/v1`;

const SHORTEST_WAIT = 400;

/** After so long without an answer a call has failed: a network that is gone says nothing. */
const LONGEST_ANSWER = 60_000;
const LONGEST_ACT = 15_000;

function sentence(/** @type {any} */ data) {
  if (data?.status !== OTHER_RULES) return data?.detail ?? data?.title;
  const kind = data.choice > 0 ? 'choice' : data.ours ? 'rules' : 'game';
  return t(`table.other-rules.${kind}`, { config: data.config, rules: data.rules, ours: data.ours, n: data.choice });
}

/** Statuses of a server that is away: no answer at all, or a gateway that has none either. */
export const AWAY = [0, 502, 503, 504];

/**
 * @param {string} method
 * @param {string} path below the base path
 * @param {unknown} [body]
 * @returns {Promise<string>} the text of the answer
 */
export async function call(method, path, body) {
  /** @type {RequestInit} */
  const request = {
    method,
    signal: AbortSignal.timeout(method === 'GET' ? LONGEST_ANSWER : LONGEST_ACT),
    headers: { Accept: 'application/json' },
    credentials: 'same-origin',
  };
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
  if (!answer.ok) throw refusal(answer.status, text, answer.statusText);
  return text;
}

/** What an answer says that is none. */
export function refusal(/** @type {number} */ status, /** @type {string} */ text, otherwise = '') {
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    data = { detail: text };
  }
  return new Problem(status, sentence(data) || otherwise, data?.record === true);
}

/** Those who wait to try again. @type {Set<() => void>} */
const sleepers = new Set();

/** Waits so long, or until the server is known to be there. */
export const pause = (/** @type {number} */ millis) =>
  new Promise((done) => {
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
  /** @type {ReturnType<typeof setTimeout> | undefined} */
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
    const answer = await fetch(BASE + path, {
      headers,
      signal: line.signal,
      credentials: 'same-origin',
      cache: 'no-store',
    });
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
