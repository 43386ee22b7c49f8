/** A piece that can be chosen, or that says why not. */
import { html, nothing } from 'lit';

/**
 * @param {import('./board.js').default} board
 * @param {object} how
 * @param {import('../table/types.js').Choice} [how.choice] what a tap selects
 * @param {string} [how.piece] the piece whose refusal counts where there is no choice
 * @param {string} how.label what a screen reader says
 * @param {unknown} how.content
 * @param {string} [how.classes]
 * @param {string} [how.help] the piece of the rules that belongs here
 * @param {string} [how.spot] the place's name for what flies there
 * @param {boolean} [how.refuses] whether this place stands for the refused piece
 */
export function control(
  board,
  { choice, piece = '', label, content, classes = '', help = '', refuses = true, spot = '' },
) {
  const why = !choice && piece && refuses ? refusal(board, piece) : '';
  const chosen = choice !== undefined && board.isChosen(choice);
  const open = () => help && board.point(help);
  return html`<button type="button" data-item
    class="piece ${classes} ${choice ? 'lit' : ''} ${chosen ? 'chosen' : ''} ${why ? 'refused' : ''}"
    aria-pressed=${choice ? String(chosen) : nothing}
    aria-disabled=${choice ? nothing : 'true'}
    aria-label=${why ? `${label}. ${why}` : label}
    title=${why || label}
    data-piece=${piece || choice?.piece || nothing} data-spot=${spot || nothing}
    @click=${() => (choice ? board.pick(choice) : board.explain(why, help))}
    @mouseenter=${open} @focus=${open}>${content}</button>`;
}

/** What a price is made of stands on the tile already; the rest says why not. */
const ITEMS = ['price', 'printed-cost', 'reduction'];

function refusal(/** @type {import('./board.js').default} */ board, /** @type {string} */ piece) {
  const { context } = board;
  const facts = context.ask?.refused?.find((one) => one.piece === piece)?.facts ?? [];
  return facts
    .filter((fact) => !ITEMS.includes(fact.fact))
    .map((fact) => context.fact(fact))
    .join(' ');
}

/** A number with its picture; the words are for those who don't see it. */
export const tally = (
  /** @type {unknown} */ picture,
  /** @type {number|string} */ number,
  /** @type {string} */ words,
  { classes = '', spot = '' } = {},
) =>
  html`<span class="tally ${classes}" data-spot=${spot || nothing} title=${words}>${picture}<span class="ticks"
      aria-hidden="true">${number}</span><span class="unseen">${words}</span></span>`;
