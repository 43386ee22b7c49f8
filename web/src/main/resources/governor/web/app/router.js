/** Which address shows which screen. Screens are loaded when they are first shown. */
import { ROOT, at, pathOf } from './files.js';

/**
 * @typedef {object} Place
 * @property {string} tag the element of the screen
 * @property {() => Promise<unknown>} load
 * @property {Record<string, string>} params from the path
 */

/** @type {[RegExp, string, () => Promise<unknown>][]} */
const ROUTES = [
  [/^\/$/, 'start-screen', () => import('../screens/start.js')],
  [/^\/settings$/, 'settings-screen', () => import('../screens/settings.js')],
  [/^\/position$/, 'position-screen', () => import('../screens/position.js')],
  [/^\/account$/, 'account-screen', () => import('../screens/account.js')],
  [/^\/admin$/, 'admin-screen', () => import('../screens/admin.js')],
  [/^\/rules$/, 'rules-screen', () => import('../rules/rules.js')],
  [/^\/tour(?:\/(?<game>[a-z]+))?$/, 'tour-screen', () => import('../tour/tour.js')],
  [/^\/t\/(?<tableId>[^/]+)$/, 'table-screen', () => import('../table/table.js')],
  [/^\/t\/(?<tableId>[^/]+)\/replay$/, 'replay-screen', () => import('../screens/replay.js')],
  [/^\/t\/(?<tableId>[^/]+)\/analysis$/, 'analysis-screen', () => import('../screens/analysis.js')],
];

/** @returns {Place | null} */
export function placeOf(/** @type {string} */ address) {
  const path = pathOf(address);
  for (const [pattern, tag, load] of ROUTES) {
    const match = pattern.exec(path);
    if (match) return { tag, load, params: { ...match.groups } };
  }
  return null;
}

/** Goes to another screen without loading the page anew. */
export function go(/** @type {string} */ address, { replace = false } = {}) {
  if (replace) history.replaceState(null, '', at(address));
  else history.pushState(null, '', at(address));
  dispatchEvent(new CustomEvent('governor-went'));
}

/** Lets links to this server change the screen only. */
export function catchLinks(/** @type {MouseEvent} */ event) {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
  if (!link.pathname.startsWith(ROOT)) return;
  if (link.target || link.hasAttribute('download') || link.pathname.startsWith(`${ROOT}api/`)) return;
  event.preventDefault();
  if (link.pathname + link.search !== location.pathname + location.search) go(link.href);
}
