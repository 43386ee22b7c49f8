/**
 * What is known of the questions and verbs of Puerto Rico: where they are decided and drawn, and what is said of them.
 */

/**
 * Where on a phone the decision of each kind is; a building's own question is with the building, all others are on the
 * table.
 *
 * @type {Record<string, string>}
 */
export const PLACES = { PLACE: 'me', STORE: 'me', EXTRA_GOOD: 'me', BUILD: 'market', MOVE_GUESTS: 'me', RAID: 'me' };

/** The verbs that have their pictures on the board, wherever they are asked. */
export const PICTURED = new Set([
  'TAKE',
  'TAKE_TILE',
  'TAKE_FOREST',
  'TAKE_GOOD',
  'BUILD',
  'SELL',
  'SELL_AT_POST',
  'LOAD',
  'LOAD_OWN',
  'DRAFT',
  'KIDNAP',
  'PIRACY',
  'PLUNDER',
  'RAID',
]);

/**
 * The questions all of whose answers lie on one page of a narrow window: they are answered there, and not by a list of
 * sentences above it.
 */
export const ON_ONE_PAGE = new Set(['CHOOSE_ROLE', 'SETTLE', 'BUILD', 'SELL', 'LOAD', 'DRAFT']);

/** The verbs whose piece is a place on the own board, where a tap takes them. */
export const ON_PLACES = new Set([
  'USE',
  'DISCARD',
  'MOVE_GUEST',
  'MOVE_NOBLE_GUEST',
  'PAY_COLONIST',
  'PAY_NOBLE',
  'PUT_COLONIST',
  'PUT_NOBLE',
]);

/** What is said beside the large button besides being drawn: what a building does, and to do nothing. */
export const SAID = ['USE', 'PASS'];

/** The rule that bites in a decision, in one sentence. @type {Record<string, string>} */
export const RULES = { LOAD: 'loading', STORE: 'storage', SELL: 'house', PLACE: 'mayor' };

/** Verbs that say who comes to the seat. */
export const COMING = ['TAKE_NOBLE', 'TAKE_COLONIST', 'PUT_NOBLE', 'PUT_COLONIST'];

/** Facts that stand in the sentence of a choice already. */
export const SAID_FACTS = ['price', 'proceeds', 'barrels', 'brings-points', 'doubloons'];

/**
 * Where barrels are loaded, sold or robbed the harbour is the page that lies open, and the roles only say who took
 * them.
 */
export const TRADING = ['LOAD', 'SELL', 'BUCCANEER'];
