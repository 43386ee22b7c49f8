/** Where the app's files lie: beside this module, at an address that names their version. */
const BASE = new URL('..', import.meta.url).pathname;

/** Where the app itself lies: the folder that its screens have their addresses in. */
export const ROOT = BASE.replace(/files\/[^/]+\/$/, '');

export const file = (/** @type {string} */ path) => BASE + path;

/** Where a screen of the app is: `/rules` in the folder of the app. */
export const at = (/** @type {string} */ path) => ROOT + path.replace(/^\//, '');

/** The screen that the address means, without the folder of the app. */
export const here = () => location.pathname.replace(ROOT, '/');
