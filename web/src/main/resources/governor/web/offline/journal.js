/** The games of this device, kept by the browser: a row for each table, and the lines of its journal. */
import { t } from '../app/i18n.js';
import { NO_ROOM, Problem } from '../app/problem.js';

/**
 * @typedef {{id: string, plan: string, status: string, brief: string, changedAt: string, length: number, listed: any}}
 *   Row
 * @typedef {{table: string, plan: string, from: number, lines: unknown[][], status: string, brief: string, changedAt:
 *   string, listed: any}} Written
 */

const NAME = 'governor';
const TABLES = 'tables';
const LINES = 'lines';

/** @type {Promise<IDBDatabase> | null} */
let opened = null;

function open() {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TABLES, { keyPath: 'id' });
      request.result.createObjectStore(LINES);
    };
    request.onsuccess = () => {
      // Another tab with a newer app may want to change the form of what is kept.
      request.result.onversionchange = () => {
        request.result.close();
        opened = null;
      };
      request.result.onclose = () => (opened = null);
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  }).catch((error) => {
    opened = null;
    throw trouble(error);
  });
  return /** @type {Promise<IDBDatabase>} */ (opened);
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const answer = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const all = (/** @type {string} */ table, from = 0) => IDBKeyRange.bound([table, from], [table, Infinity]);

/** All tables as lists show them. @returns {Promise<any[]>} */
export async function listed() {
  const store = (await open()).transaction(TABLES).objectStore(TABLES);
  const rows = /** @type {Row[]} */ (await answer(store.getAll()));
  return rows.map((row) => row.listed);
}

/** A table with its lines from this number on. @returns {Promise<{row: Row, lines: unknown[]} | null>} */
export async function read(/** @type {string} */ table, from = 0) {
  const look = (await open()).transaction([TABLES, LINES]);
  const [row, lines] = await Promise.all([
    answer(look.objectStore(TABLES).get(table)),
    answer(look.objectStore(LINES).getAll(all(table, from))),
  ]);
  return row ? { row, lines } : null;
}

/**
 * Keeps what was written, all or nothing; what is not at the end of its journal is refused.
 *
 * @param {Written[]} written
 */
export async function write(written) {
  let change;
  try {
    change = (await open()).transaction([TABLES, LINES], 'readwrite', { durability: 'strict' });
  } catch (error) {
    throw trouble(error);
  }
  const tables = change.objectStore(TABLES);
  const lines = change.objectStore(LINES);
  const done = new Promise((resolve, reject) => {
    change.oncomplete = resolve;
    change.onabort = () => reject(change.error);
  });
  try {
    for (const one of written) {
      const before = /** @type {Row | undefined} */ (await answer(tables.get(one.table)));
      for (const [n, line] of one.lines.entries()) lines.add(line, [one.table, one.from + n]);
      const { plan, status, brief, changedAt, listed: shown } = one;
      tables.put({
        id: one.table,
        plan: plan || before?.plan,
        status,
        brief,
        changedAt,
        length: one.from + one.lines.length,
        listed: shown,
      });
    }
    await done;
  } catch (error) {
    done.catch(() => {});
    throw trouble(change.error ?? error);
  }
  persist();
}

let asked = false;

/** Asks the browser to keep what is kept when room becomes scarce. */
function persist() {
  if (asked) return;
  asked = true;
  navigator.storage?.persist?.().catch(() => {});
}

/** @param {unknown} error */
function trouble(error) {
  if (error instanceof Problem) return error;
  const { name } = /** @type {DOMException} */ (error ?? {});
  if (name === 'ConstraintError') return new Problem(409, t('offline.moved-on'));
  return new Problem(NO_ROOM, t(name === 'QuotaExceededError' ? 'offline.full' : 'offline.not-kept'));
}

/** Forgets a table for good. */
export async function remove(/** @type {string} */ table) {
  const change = (await open()).transaction([TABLES, LINES], 'readwrite');
  change.objectStore(TABLES).delete(table);
  await answer(change.objectStore(LINES).delete(all(table)));
}
