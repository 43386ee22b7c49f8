/** What a role would bring to each seat, on the role's tile: pictures and numbers, with the sentences behind them. */
import { html, nothing } from 'lit';
import { icon } from '../app/icons.js';
import { settings } from '../app/settings.js';
import { buildingIcon, goodIcon } from './model.js';
import { mark } from './opponents.js';

/** @typedef {import('../table/types.js').Fact} Fact */

/** A fact in a picture and a number. @type {Record<string, (fact: Fact) => unknown>} */
const BRIEF = {
  'gets-colonists': (fact) => html`+${fact.number}${icon('colonist')}`,
  'gets-goods': (fact) => html`${fact.number}${icon(goodIcon(fact.piece))}`,
  'gets-barrels': (fact) => html`${fact.number}${icon('barrel')}`,
  'extra-good': () => html`+1${icon('barrel')}`,
  'can-earn': (fact) => html`${icon(goodIcon(fact.piece))}${fact.number}${icon('doubloon')}`,
  earns: (fact) => html`+${fact.number}${icon('doubloon')}`,
  'can-load': (fact) => icon(goodIcon(fact.piece)),
  'most-points': (fact) => html`${fact.number}${icon('victory-point')}`,
  'can-build': (fact) => html`${fact.number}${icon('role-builder')}`,
  'can-take-tile': (fact) => html`${fact.number}${icon('tile-corn')}`,
  'can-take-quarry': () => icon('tile-quarry'),
  'can-use': (fact) => icon(buildingIcon(fact.piece)),
  'can-act': () => icon('ui-check'),
  nothing: () => html`–`,
  'island-full': () => html`–`,
};

/**
 * What a role brings to another seat, without the goods that it is about: a tile has no room for them, and they stand
 * on that seat's board and in the sentences.
 */
function summed(/** @type {Fact[]} */ facts) {
  const goods = facts.filter((fact) => fact.fact === 'gets-goods');
  const n = goods.reduce((all, fact) => all + fact.number, 0);
  const rest = facts
    .filter((fact) => fact.fact !== 'gets-goods' && fact.fact !== 'can-load')
    .map((fact) => (fact.fact === 'can-earn' ? { ...fact, fact: 'earns' } : fact));
  return n > 0 ? [{ ...goods[0], fact: 'gets-barrels', number: n, piece: '' }, ...rest] : rest;
}

/** A line for each seat: mine first and larger, the others as chips. */
export function preview(
  /** @type {import('./board.js').default} */ board,
  /** @type {import('../table/types.js').Choice} */ choice,
) {
  const { context } = board;
  const me = context.ask?.seat ?? context.me;
  const seats = [me, ...board.order(me).filter((seat) => seat !== me)];
  return html`<span class="pr-preview" aria-hidden="true">
    ${seats.map((seat) => {
      const facts = factsOf(choice, seat, me);
      const brief = (seat === me ? facts : summed(facts)).flatMap((fact) =>
        BRIEF[fact.fact] ? [html`<span class="brief">${BRIEF[fact.fact](fact)}</span>`] : [],
      );
      if (brief.length === 0) return nothing;
      const much = brief.length > 4 ? 'much' : '';
      return seat === me
        ? html`<span class="pr-gain my ${much}">${brief}</span>`
        : html`<span class="pr-gain ${much}">${mark(seat)}${brief}</span>`;
    })}
  </span>`;
}

/** The same in sentences, in the order of the seats; without my nothing where that is said already. */
export function previewText(
  /** @type {import('./board.js').default} */ board,
  /** @type {import('../table/types.js').Choice} */ choice,
  said = false,
) {
  const me = board.context.ask?.seat ?? board.context.me;
  if (!settings.helpers) return board.context.pieces?.effect(choice.piece ?? '') ?? '';
  return (choice.facts ?? [])
    .filter((fact) => fact.fact !== 'doubloons' && !(said && fact.fact === 'nothing' && isOf(fact, me)))
    .map((fact) => board.context.fact(fact))
    .filter(Boolean)
    .join('; ');
}

/** Whether it does nothing for the seat that is asked. */
export function isIdle(
  /** @type {import('./board.js').default} */ board,
  /** @type {import('../table/types.js').Choice} */ choice,
) {
  const me = board.context.ask?.seat ?? board.context.me;
  return (
    settings.helpers && factsOf(choice, me, me).some((fact) => fact.fact === 'nothing' || fact.fact === 'island-full')
  );
}

const isOf = (/** @type {Fact} */ fact, /** @type {number} */ me) => fact.seat === me || fact.seat < 0;

const factsOf = (
  /** @type {import('../table/types.js').Choice} */ choice,
  /** @type {number} */ seat,
  /** @type {number} */ me,
) =>
  (choice.facts ?? []).filter(
    (fact) => fact.seat === seat || (fact.seat < 0 && seat === me && fact.fact !== 'doubloons'),
  );
