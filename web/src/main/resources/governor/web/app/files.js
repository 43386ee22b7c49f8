/** Where the app's files lie: beside this module, at an address that names their version. */
const BASE = new URL('..', import.meta.url).pathname;

export const file = (/** @type {string} */ path) => BASE + path;
