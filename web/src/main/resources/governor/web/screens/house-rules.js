/**
 * The house rules of a game being put together: which can be chosen with its expansions, and which values they take.
 */
/** @typedef {{name: string, about: string}} Setting */
/** @typedef {import('./plan.js').GamePlan} Plan */

/** How many rounds are played has a field of its own. */
export const ROUNDS = 'rounds';

/** Who chooses the buildings and a set of them exclude each other: one list has both. */
export const DRAFT = 'draft';
export const SET = 'set';

/** What only goes with a draft. */
const WITHOUT_SET = ['both-haciendas'];

/** The expansion that a setting needs, as the server's line about it says; empty where it needs none. */
const needs = (/** @type {Setting} */ setting) => /^With ([a-z-]+):/.exec(setting.about)?.[1] ?? '';

/** The settings that go with the edition and expansions that are chosen. @returns {Setting[]} */
export const settingsOf = (/** @type {Plan} */ plan) =>
  plan.family().settings.filter((/** @type {Setting} */ setting) => !needs(setting) || plan.has(needs(setting)));

/** The settings that are switched on or off. @returns {Setting[]} */
export const switches = (/** @type {Plan} */ plan) =>
  settingsOf(plan).filter(
    ({ name }) => ![ROUNDS, DRAFT, SET].includes(name) && !(plan.houseRules[SET] && WITHOUT_SET.includes(name)),
  );

/**
 * The values that the server's line about a setting names: "draft=chance" in the text, or a list at its end.
 *
 * @returns {string[]}
 */
export function valuesOf(/** @type {Setting | undefined} */ setting) {
  if (!setting) return [];
  const named = [...setting.about.matchAll(new RegExp(`\\b${setting.name}=([a-z][a-z-]*)`, 'g'))].map(
    (match) => match[1],
  );
  const listed = /: ([a-z-]+(?:, [a-z-]+)+)\.$/.exec(setting.about)?.[1].split(', ') ?? [];
  return [...new Set([...named, ...listed])];
}

/** The house rules as words of a config; what does not go with the expansions is left out. @returns {string[]} */
export function wordsOf(/** @type {Plan} */ plan) {
  const known = [...switches(plan), ...settingsOf(plan).filter(({ name }) => [ROUNDS, DRAFT, SET].includes(name))].map(
    ({ name }) => name,
  );
  return Object.entries(plan.houseRules)
    .filter(([name, value]) => known.includes(name) && value !== false && value !== '')
    .map(([name, value]) => (value === true ? name : `${name}=${value}`));
}
