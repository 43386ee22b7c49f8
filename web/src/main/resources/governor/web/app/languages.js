/**
 * The languages of the app by their code, each called as those call it who speak it; the first is for everybody else.
 */
export const LANGUAGES = { en: 'English', de: 'Deutsch', es: 'Español' };

/** @typedef {keyof typeof LANGUAGES} Language */

const CODES = /** @type {Language[]} */ (Object.keys(LANGUAGES));

/** The first of the wanted languages that there is; "de-AT" asks for German. @returns {Language} */
export function chooseLanguage(/** @type {readonly string[]} */ wanted) {
  const codes = wanted.map((one) => one.toLowerCase().split('-')[0]);
  return CODES.find((code) => code === codes.find((one) => CODES.includes(/** @type {Language} */ (one)))) ?? CODES[0];
}
