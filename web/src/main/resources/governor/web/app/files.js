/** Where the app's files lie: beside this module, at an address that names their version. */
const BASE = new URL('..', import.meta.url).pathname;

/** Where the app itself lies: the folder that its screens have their addresses in. */
export const ROOT = BASE.replace(/files\/[^/]+\/$/, '');

/** A path of the app, such as /settings, as an address. */
export const at = (/** @type {string} */ path) =>
  path.startsWith('/') && !path.startsWith(ROOT) ? ROOT + path.slice(1) : path;

/** An address as a path of the app. */
export const pathOf = (/** @type {string} */ address) =>
  address.startsWith(ROOT) ? `/${address.slice(ROOT.length)}` : address;

export const file = (/** @type {string} */ path) => BASE + path;
