/**
 * Whether there is a server: none for an app that was written as plain files, and one that may be away. When it does
 * not answer, the app goes on without it and looks now and then whether it is back.
 */
import { ROOT } from './files.js';

const LOOK_MILLIS = 4_000;

/** Whether the app was written for a host that hands out files and nothing else. */
export const isSite = document.querySelector('meta[name="governor-site"]') !== null;

let away = isSite;

export const isAway = () => away;

function turn(/** @type {boolean} */ now) {
  if (away === now) return;
  away = now;
  dispatchEvent(new CustomEvent('governor-server'));
  if (away) setTimeout(look, LOOK_MILLIS);
}

/** The server has answered. */
export function reached() {
  if (!isSite) turn(false);
}

/** The server has not answered. */
export function missed() {
  turn(true);
}

async function look() {
  if (!away || isSite) return;
  const answer = await fetch(`${ROOT}health/live`, { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) return reached();
  setTimeout(look, LOOK_MILLIS);
}

addEventListener('online', look);
