/** One tab plays at a table of this device at a time. */
import { t } from '../app/i18n.js';
import { ELSEWHERE, Problem } from '../app/problem.js';

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
export function hold(table, onLoss) {
  if (!navigator.locks) return Promise.resolve(() => {});
  const steal = wanted.delete(table);
  return new Promise((resolve, reject) => {
    let given = false;
    const kept = navigator.locks.request(nameOf(table), steal ? { steal } : { ifAvailable: true }, (lock) => {
      if (!lock) return reject(new Problem(ELSEWHERE, t('offline.elsewhere')));
      return new Promise((done) =>
        resolve(() => {
          given = true;
          done(undefined);
        }),
      );
    });
    kept.catch(() => given || onLoss());
  });
}
