/** The engine's words for choices, taken apart: "pay good on sugar mill" is PAY_GOOD of the sugar mill. */

/**
 * @typedef {{verb: string, piece: string, other: string, number: number, cards: number, beneath: string[]}} Act cards:
 *   in the piles of a space; beneath: what it covers, from the top down
 */

const ROLES = 'builder|producer|trader|councillor|prospector|adventurer';

/** @type {[RegExp, string][]} */
const FORMS = [
  [/^take (?<piece>\w+)(?<number> with library)?$/, 'TAKE'],
  [
    // Only the name of a visit is followed by a role.
    new RegExp(
      `^trigger (?<piece>governor visit|governor's visit|[\\w' ]*?visit) (?<other>${ROLES})(?<number> with library)?$`,
    ),
    'TRIGGER',
  ],
  [/^trigger (?<piece>.+)$/, 'TRIGGER'],
  [/^build (?<piece>.+)$/, 'BUILD'],
  [/^beside$/, 'BESIDE'],
  [/^over (?<piece>.+?)(?<number> with good)?(?:(?: and| with) (?<cards>\d+) cards?)?(?: on (?<beneath>.+))?$/, 'OVER'],
  [/^pay good on (?<piece>.+)$/, 'PAY_GOOD'],
  [/^pay (?<piece>.+)$/, 'PAY'],
  [/^produce on (?<piece>.+)$/, 'PRODUCE'],
  [/^sell from (?<piece>.+)$/, 'SELL'],
  [/^keep (?<piece>.+)$/, 'KEEP'],
  [/^discard (?<piece>.+)$/, 'DISCARD'],
  [/^put (?<piece>.+) under (?<other>.+)$/, 'PUT_UNDER'],
  [/^use (?<piece>.+)$/, 'USE'],
  [
    /^demolish (?<piece>.+?)(?<number> with good)?(?:(?: and| with) (?<cards>\d+) cards?)?(?: on (?<beneath>.+))?$/,
    'DEMOLISH',
  ],
  [/^draw$/, 'DRAW'],
  [/^pass$/, 'PASS'],
  [/^done$/, 'DONE'],
];

/** @returns {Act | null} */
export function parse(/** @type {string} */ words) {
  for (const [form, verb] of FORMS) {
    const found = form.exec(words.trim());
    if (!found) continue;
    const { piece = '', other = '', number = '', cards = '0', beneath = '' } = found.groups ?? {};
    return {
      verb,
      piece,
      other,
      number: number ? 1 : 0,
      cards: Number(cards),
      beneath: beneath.split(' and ').filter(Boolean),
    };
  }
  return null;
}

/** The words for an act whose verb picks a member of a set. */
export function wordsFor(/** @type {string} */ verb, /** @type {string} */ piece, /** @type {string} */ other = '') {
  switch (verb) {
    case 'PAY':
      return `pay ${piece}`;
    case 'PAY_GOOD':
      return `pay good on ${piece}`;
    case 'PRODUCE':
      return `produce on ${piece}`;
    case 'SELL':
      return `sell from ${piece}`;
    case 'KEEP':
      return `keep ${piece}`;
    case 'DISCARD':
      return `discard ${piece}`;
    case 'PUT_UNDER':
      return `put ${piece} under ${other}`;
    default:
      return `${verb.toLowerCase()} ${piece}`;
  }
}
