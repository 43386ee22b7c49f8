/** One tab plays at a table of this device at a time. */
import { t } from '../app/i18n.js';
import { ELSEWHERE, Problem } from '../app/problem.js';

/** Another tab that has not given a table up after so long keeps it. */
const PATIENCE = 700;

const nameOf = (/** @type {string} */ table) => `governor ${table}`;

/** Tables that are to be taken from the tab that has them. @type {Set<string>} */
const wanted = new Set();

/** The next attempt to play at this table takes it from another tab. */
export const takeOver = (/** @type {string} */ table) => wanted.add(table);

/**
 * Takes a table for this tab.
 *
 * @param {string} table
 * @param {() => void} onLoss another tab has taken it
 * @returns {Promise<() => void>} what gives it up
 */
export async function hold(table, onLoss) {
  if (!navigator.locks) return () => {};
  if (wanted.delete(table)) return request(table, { steal: true }, onLoss);
  // A page that has just gone may hold it for a moment yet.
  const signal = AbortSignal.timeout(PATIENCE);
  return request(table, { signal }, onLoss).catch(() => {
    throw new Problem(ELSEWHERE, t('offline.elsewhere'));
  });
}

/** @param {string} table @param {LockOptions} how @param {() => void} onLoss @returns {Promise<() => void>} */
function request(table, how, onLoss) {
  return new Promise((resolve, reject) => {
    let has = false;
    const kept = navigator.locks.request(nameOf(table), how, () => {
      has = true;
      return new Promise((done) => resolve(() => {
        has = false;
        done(undefined);
      }));
    });
    kept.catch((error) => (has ? onLoss() : reject(error)));
  });
}
