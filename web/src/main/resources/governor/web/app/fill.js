/**
 * Messages with their parameters. {name} stands for a parameter, {name|one|other} for a word that depends on a number,
 * and # in it for that number. The forms stand in the order in which the language has them (zero, one, two, few, many,
 * other); which form a number takes the platform knows. Where there are fewer forms than the language has, the last
 * one serves for the rest: Spanish has a form for millions that no game needs.
 */

const PARAMETER = /\{(\w+)((?:\|[^|}]*)*)\}/g;

/** The order in which forms stand in a message. */
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** @typedef {{select: (n: number) => string, forms: string[]}} Plural */

/** @type {Map<string, Plural>} */
const plurals = new Map();

/** @returns {Plural} */
function pluralOf(/** @type {string} */ language) {
  let plural = plurals.get(language);
  if (!plural) {
    const rules = new Intl.PluralRules(language);
    const { pluralCategories } = rules.resolvedOptions();
    plural = {
      select: (n) => rules.select(n),
      forms: FORMS.filter((form) => pluralCategories.includes(/** @type {any} */ (form))),
    };
    plurals.set(language, plural);
  }
  return plural;
}

/** The form of a word for this number. */
function inflect(/** @type {string[]} */ words, /** @type {number} */ number, /** @type {string} */ language) {
  const { select, forms } = pluralOf(language);
  return words[Math.min(forms.indexOf(select(Math.abs(number))), words.length - 1)];
}

/**
 * @param {string} message
 * @param {Record<string, unknown>} params
 * @param {string} language
 * @returns {string}
 */
export function fill(message, params, language) {
  return message.replace(PARAMETER, (whole, name, words) => {
    if (!(name in params)) return whole;
    const value = params[name];
    if (!words) return String(value);
    return inflect(words.slice(1).split('|'), Number(value), language).replaceAll('#', String(value));
  });
}
