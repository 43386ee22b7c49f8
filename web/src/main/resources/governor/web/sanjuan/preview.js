/** What a role would bring to each seat: mine in a sentence, the others' as pictures and numbers on the tile. */
import { html, nothing } from 'lit';
import { icon } from '../app/icons.js';
import { settings } from '../app/settings.js';
import { seatBadge } from '../table/status.js';

/** @typedef {import('./board.js').default} Board */
/** @typedef {import('../table/types.js').Choice} Choice */
/** @typedef {import('../table/types.js').Fact} Fact */

/** Said elsewhere: the switch of the library stands below the roles. */
const UNSAID = ['with-library'];

/** A fact of another seat in a picture and a number. @type {Record<string, (fact: Fact, board: Board) => unknown>} */
const BRIEF = {
  'can-build': (fact) => html`${fact.number}${icon('role-builder')}`,
  'can-pay': (fact) => html`≤${fact.number}${icon('role-builder')}`,
  'can-sell': (fact) => html`${fact.number}${icon('role-trader')}`,
  'can-produce': (fact) => html`${fact.number}${icon('good-sugar')}`,
  'can-earn': (fact) => html`+${fact.number}${icon('card-back')}`,
  keeps: (fact) => html`+${fact.number}${icon('card-back')}`,
  draws: (fact) => html`+${fact.number}${icon('card-back')}`,
  discards: (fact) => html`−${fact.number}${icon('card-back')}`,
  demolishes: () => html`−1${icon('ui-home')}`,
  'can-use': (fact, board) => icon(board.context.pieces?.icon(fact.piece) ?? ''),
  nothing: () => html`–`,
};

/** What a choice brings in sentences: first to me, then to the others. */
export function previews(/** @type {Board} */ board, /** @type {Choice} */ choice) {
  const { context } = board;
  const facts = settings.helpers ? choice.facts.filter((fact) => !UNSAID.includes(fact.fact)) : [];
  const mine = facts.filter((fact) => fact.seat === context.me || fact.seat < 0);
  const others = facts.filter((fact) => fact.seat >= 0 && fact.seat !== context.me);
  return { mine: mine.map((fact) => context.fact(fact)), others: others.map((fact) => context.fact(fact)) };
}

/** My own share in pictures and numbers, for tiles that have no room for a sentence. */
export function mineBrief(/** @type {Board} */ board, /** @type {Choice} */ choice) {
  if (!settings.helpers) return nothing;
  const brief = choice.facts.filter((fact) => fact.seat === board.context.me && BRIEF[fact.fact]);
  return html`<span class="role-mine"
      aria-hidden="true">${brief.map((fact) => html`<span>${BRIEF[fact.fact](fact, board)}</span>`)}</span>`;
}

/** The other seats' share on the tile. */
export function othersBrief(/** @type {Board} */ board, /** @type {Choice} */ choice) {
  const { context } = board;
  if (!settings.helpers) return nothing;
  const seats = context.view.seats
    .map((/** @type {any} */ _seat, /** @type {number} */ seat) => seat)
    .filter((/** @type {number} */ seat) => seat !== context.me);
  return html`<span class="role-others" aria-hidden="true">${seats.map((/** @type {number} */ seat) => {
    const brief = choice.facts.filter((fact) => fact.seat === seat && BRIEF[fact.fact]);
    return brief.length === 0
      ? nothing
      : html`<span
          class="gain">${seatBadge(context, seat, { named: false })}${brief.map(
            (fact) => html`<span>${BRIEF[fact.fact](fact, board)}</span>`,
          )}</span>`;
  })}</span>`;
}
