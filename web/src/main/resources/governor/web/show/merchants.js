/** The computer players as persons: a dozen merchants, each at a table once, whichever level they play at. */
import { html, nothing } from 'lit';
import { file } from '../app/files.js';
import { first, has, t } from '../app/i18n.js';

const PORTRAITS = file('art/merchants.svg');

/**
 * Their names by the ids of their portraits; what they are like stands in the messages.
 *
 * @type {Record<string, string>}
 */
const NAMES = {
  ines: 'Inés',
  tomas: 'Anselmo',
  adwoa: 'Adwoa',
  cornelis: 'Cornelis',
  mei: 'Mei',
  baltasar: 'Baltasar',
  yara: 'Yara',
  kofi: 'Kofi',
  philippa: 'Philippa',
  hassan: 'Hassan',
  leonor: 'Leonor',
  mateo: 'Mateo',
};

const IDS = Object.keys(NAMES);

/** Goes round all of them before one comes again. */
const STRIDE = 7;

/** @typedef {{seat: number, name: string, kind: string, level: number|null, levelName: string|null}} Seat */

/** A seat that goes by the name of its level has no name of its own; lists do not tell the level's name. */
function isNameless(/** @type {Seat} */ seat) {
  const name = seat.name.replace(/ \d+$/, '');
  return seat.kind === 'computer' && (seat.levelName ? name === seat.levelName : has(`level.${name}`));
}

/**
 * Who plays in a computer's seat: by the table, so that it is always the same.
 *
 * @returns {string} the id, or an empty text for people
 */
export function merchantAt(/** @type {{id: string, seats: Seat[]}} */ table, /** @type {number} */ seat) {
  if (table.seats[seat]?.kind !== 'computer') return '';
  const start = [...table.id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % IDS.length;
  const place = table.seats.slice(0, seat).filter((one) => one.kind === 'computer').length;
  return IDS[(start + place * STRIDE) % IDS.length];
}

/** What to call who sits there; an empty text for nobody. */
export function nameOf(/** @type {{id: string, seats: Seat[]}} */ table, /** @type {number} */ seat) {
  const one = table.seats[seat];
  return one && isNameless(one) ? NAMES[merchantAt(table, seat)] : (one?.name ?? '');
}

/** The portrait of a computer player, with a line of character. */
export function portrait(/** @type {{id: string, seats: Seat[]}} */ table, /** @type {number} */ seat, classes = '') {
  const id = merchantAt(table, seat);
  if (!id) return nothing;
  const { levelName } = table.seats[seat];
  const words = [t(`merchant.${id}`), levelName ? first([`level.${levelName}`], levelName) : '']
    .filter(Boolean)
    .join(' · ');
  return html`<span class="portrait ${classes}" title=${words}><svg aria-hidden="true" focusable="false"><use
    href="${PORTRAITS}#merchant-${id}"></use></svg><span class="unseen">${words}</span></span>`;
}
