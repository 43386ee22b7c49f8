/** The line above the board: why something cannot be chosen, what a piece does, which rule bites now. */
import { html } from 'lit';
import { capital, t } from '../app/i18n.js';
import { RULES } from './questions.js';

/** Nothing can be pointed at without being touched. */
const FINGER = matchMedia('(hover: none)');

/** Why not, what the piece under the pointer does, the rule that bites now, or what this place is for. */
export function remark(/** @type {import('./board.js').default} */ board) {
  const { context } = board;
  if (board.why) return html`<strong class="why" role="status">${capital(board.why)}</strong>`;
  const { pieces } = context;
  if (board.pointed && pieces?.entry(board.pointed))
    return html`<strong>${capital(pieces.name(board.pointed))}:</strong> ${pieces.effect(board.pointed)}`;
  const rule = RULES[context.ask?.kind ?? ''] ?? (FINGER.matches ? 'finger' : 'none');
  return t(`puertorico.why.${board.storage?.isLoose ? 'singles' : rule}`);
}

/** What the building does that is about to be built, where no list says it. */
export function aside(/** @type {import('./board.js').default} */ board) {
  const choice = board.selected;
  if (choice?.verb !== 'BUILD' || !board.pictured()) return null;
  const { pieces } = board.context;
  const piece = choice.piece ?? '';
  return { title: capital(pieces?.name(piece) ?? piece), text: pieces?.effect(piece) ?? '' };
}
