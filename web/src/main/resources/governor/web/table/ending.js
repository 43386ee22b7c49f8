/** What is certain about the end of the game: that this is the last round, or the last phase of building. */
import { t } from '../app/i18n.js';

/** So many buildings end a game of San Juan with the phase in which they are built. */
export const ENDS_AT = 12;

/** Whether this round is the last that a table with few rounds has. */
export const isLastRound = (/** @type {import('./context.js').TableContext} */ context, /** @type {number} */ round) =>
  Number(context.pieces?.settings.get('rounds') ?? 0) === round;

/** "last-round", "last-build", or an empty text while the game may go on. */
export function ending(/** @type {import('./context.js').TableContext} */ context) {
  const { view, table } = context;
  if (table.status !== 'running') return '';
  if (view.lastRound || isLastRound(context, view.round)) return 'last-round';
  return context.game === 'sanjuan' && view.seats.some((/** @type {any} */ seat) => seat.buildings.length >= ENDS_AT)
    ? 'last-build'
    : '';
}

/** The same as a sentence. */
export function endingText(/** @type {import('./context.js').TableContext} */ context) {
  const what = ending(context);
  return what ? t(`table.${what}-is`) : '';
}
