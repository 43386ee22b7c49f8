/** My hand, and the cards that were drawn or turned to choose from. */
import { html, nothing } from 'lit';
import { t } from '../app/i18n.js';
import { handCard } from './card.js';

/** @typedef {import('./board.js').default} Board */

/** What a hand card can be picked for as a member of a set. */
const FROM_HAND = ['PAY', 'DISCARD', 'PUT_UNDER'];

/** With so many cards in all, a wide window has the offer beside the hand; with more it lies over the town. */
const MOST_BESIDE = 9;

/** The cards of a map of counts one by one, with their number among their kind. */
function copies(/** @type {Record<string, number>} */ cards) {
  return Object.entries(cards).flatMap(([name, count]) =>
    Array.from({ length: count }, (_, nth) => ({ name, nth, count })),
  );
}

/** What stands on a card about its price. */
function priceNote(/** @type {Board} */ board, /** @type {import('../table/types.js').Choice} */ choice) {
  return choice.facts
    .filter((fact) => ['reduction', 'crane-price', 'needs-goods'].includes(fact.fact))
    .map((fact) => board.context.fact(fact))
    .join(', ');
}

function inHand(
  /** @type {Board} */ board,
  /** @type {{name: string, nth: number, count: number}} */ { name, nth, count },
) {
  const { context, picking } = board;
  const { view } = context;
  const build = context.choices('BUILD', name)[0];
  const price = build ? context.factNumber(build, 'price') : null;
  if (build && picking.heads(build, nth)) {
    return handCard(context, name, {
      chosen: true,
      mark: t('sanjuan.mark.BUILD'),
      price,
      note: priceNote(board, build),
      tap: () => picking.choose(build, { nth }),
    });
  }
  const verb = picking.set?.find((one) => FROM_HAND.includes(one));
  const single = context.choices('PUT_UNDER', name)[0];
  if (verb && (picking.head.length === 0 || picking.pays || board.ask?.kind === 'PAY')) {
    const other = single?.other ?? '';
    const chosen = picking.has(verb, name, nth);
    return handCard(context, name, {
      lit: true,
      chosen,
      member: true,
      mark: chosen ? t(`sanjuan.mark.${verb}`) : '',
      tap: () => picking.toggle({ verb, piece: name, other, nth }),
    });
  }
  // Where all other cards pay there is none to pay with instead, so that a tap can only mean to build this one.
  if (picking.head[0]?.verb === 'BUILD' && picking.has('PAY', name, nth)) {
    return handCard(context, name, {
      lit: Boolean(build),
      chosen: true,
      member: true,
      mark: t('sanjuan.mark.PAY'),
      price,
      tap: () => build && board.tap(build, nth),
    });
  }
  if (single)
    return handCard(context, name, {
      lit: true,
      chosen: picking.heads(single, nth),
      mark: picking.heads(single, nth) ? t('sanjuan.mark.PUT_UNDER') : '',
      tap: () => board.tap(single, nth),
    });
  if (build && picking.head.length === 0)
    return handCard(context, name, {
      lit: true,
      price,
      note: priceNote(board, build),
      tap: () => board.tap(build, nth),
      label: t('sanjuan.can-build'),
    });
  const refusal = context.refusal(name, { short: true });
  return handCard(context, name, {
    note: refusal,
    price: view.prices?.[name] ?? null,
    label: count > 1 ? t('sanjuan.copy', { n: nth + 1, of: count }) : '',
  });
}

function offered(/** @type {Board} */ board, /** @type {{name: string, nth: number}} */ { name, nth }) {
  const { context, picking } = board;
  const keep = context.choices('KEEP', name)[0];
  const inSet = picking.set?.includes('KEEP') && context.ask?.kind === 'COUNCIL_KEEP';
  if (inSet) {
    const chosen = picking.has('KEEP', name, nth);
    return handCard(context, name, {
      lit: true,
      chosen,
      member: true,
      mark: chosen ? t('sanjuan.mark.KEEP') : '',
      tap: () => picking.toggle({ verb: 'KEEP', piece: name, other: '', nth }),
    });
  }
  const chosen = keep !== undefined && picking.heads(keep, nth);
  return handCard(context, name, {
    lit: Boolean(keep),
    chosen,
    mark: chosen ? t('sanjuan.mark.KEEP') : '',
    tap: () => keep && board.tap(keep, nth),
  });
}

export function handPanel(/** @type {Board} */ board) {
  const { context } = board;
  const { view } = context;
  const hand = copies(view.hand);
  const offer = copies(view.offer);
  return html`
    <section class="sj-hand ${offer.length > 0 && offer.length + hand.length <= MOST_BESIDE ? 'beside' : ''}"
      aria-label=${t('sanjuan.hand')}>
      ${
        offer.length > 0
          ? html`<div class="offer"><h2 class="small">${t('sanjuan.offer')}</h2><div class="cards"
        data-spot="offer" data-rove role="group" aria-label=${t('sanjuan.offer')}>${offer.map((card) =>
          offered(board, card),
        )}</div></div>`
          : nothing
      }
      ${
        view.offerSize > 0 && offer.length === 0 && view.asked >= 0
          ? html`<p class="small quiet-text">${t('sanjuan.offer-hidden', {
              seat: context.name(view.asked),
              n: view.offerSize,
            })}</p>`
          : nothing
      }
      ${
        context.me >= 0
          ? html`<div class="cards hand ${hand.length > 9 ? 'many' : ''}" data-spot="hand-${context.me}"
        data-rove role="group" aria-label=${t('sanjuan.hand')}>${hand.map((card) => inHand(board, card))}${
          hand.length === 0 ? html`<p class="quiet-text">${t('sanjuan.hand-empty')}</p>` : nothing
        }</div>`
          : nothing
      }
    </section>
  `;
}
