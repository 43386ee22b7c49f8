/** The other seats in one row: hand, buildings, goods, and each building as a mini card. */
import { html, nothing } from 'lit';
import { t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { seatBadge, whoSits } from '../table/status.js';
import { buildingCard } from './card.js';

const ENDS_AT = 12;

/** The points of a seat so far as everybody can count them: printed on its buildings, and in sight beneath them. */
const standing = (/** @type {import('../table/context.js').TableContext} */ context, /** @type {any} */ seat) =>
  seat.buildings.reduce(
    (/** @type {number} */ all, /** @type {any} */ one) =>
      all + Math.max(0, context.pieces?.entry(one.name)?.points ?? 0),
    Math.max(0, seat.pileCards),
  );

/** The counts that everybody may see of a seat; its hand lies elsewhere where its cards are to be seen. */
export function counts(
  /** @type {import('../table/context.js').TableContext} */ context,
  /** @type {any} */ seat,
  /** @type {number} */ n,
  isOpen = false,
) {
  return html`
    <span class="count standing" title=${t('table.standing')}>${icon('victory-point')}<span
      class="unseen">${t('table.standing')}</span><b class="number"
        data-count="points-${n}">${standing(context, seat)}</b></span>
    <span class="count" data-spot=${
      isOpen ? nothing : `hand-${n}`
    } title=${t('sanjuan.hand-size')}>${icon('card-back')}<span class="unseen">${t('sanjuan.hand-size')}</span><b
      class="number" data-count="hand-${n}">${seat.handSize}</b></span>
    <span class="count ${seat.buildings.length >= ENDS_AT - 2 ? 'near' : ''}"
      title=${t('sanjuan.buildings')}>${icon('ui-home')}<span class="unseen">${t('sanjuan.buildings')}</span><b
        class="number" data-count="built-${n}">${seat.buildings.length}/${ENDS_AT}</b></span>
    <span class="count" title=${t('sanjuan.goods')}>${icon('good-sugar')}<span
      class="unseen">${t('sanjuan.goods')}</span><b class="number" data-count="goods-${n}">${seat.goods}</b></span>
    ${
      seat.pileCards > 0
        ? html`<span class="count" title=${t('sanjuan.under')}>${icon('card-chapel')}<span
      class="unseen">${t('sanjuan.under')}</span><b class="number" data-count="piles-${n}">${seat.pileCards}</b></span>`
        : nothing
    }
  `;
}

/** A seat's name with the markers of governor and roles, who sits there and what everybody may count. */
export function seatHead(/** @type {import('./board.js').default} */ board, /** @type {number} */ seat) {
  const { context } = board;
  const { view } = context;
  const taken = Object.entries(view.roleTakers ?? {})
    .filter(([, taker]) => taker === seat)
    .map(([role]) => role);
  return html`${seatBadge(context, seat)}
    ${
      view.governor === seat
        ? html`<span class="crowned" data-spot="hat-${seat}"
      title=${t('table.governor')}>${icon('ui-governor')}<span class="unseen">${t('table.governor')}</span></span>`
        : nothing
    }
    ${taken.map(
      (role) =>
        html`<span class="took" title=${context.piece(role)}>${icon(
          `role-${context.key(role)}`,
        )}<span class="unseen">${context.piece(role)}</span></span>`,
    )}
    ${whoSits(context, seat)}
    <span class="counts">${counts(context, view.seats[seat], seat)}</span>`;
}

/** The cards of a seat's hand, where they are open. */
export function openHand(/** @type {import('./board.js').default} */ board, /** @type {number} */ seat) {
  const { hand } = board.context.view.seats[seat];
  if (!hand || seat === board.context.me) return nothing;
  const cards = Object.entries(hand).flatMap(([name, count]) =>
    Array.from({ length: Number(count) }, () => ({ name, good: false, pile: 0, working: true, covered: [] })),
  );
  return html`<div class="minis open-hand" data-rove role="group" aria-label=${t('sanjuan.hand-of', {
    seat: board.context.name(seat),
  })}>${icon('card-back')}
    ${
      cards.length === 0
        ? html`<span
      class="small quiet-text">${t('sanjuan.hand-empty')}</span>`
        : cards.map((card) => buildingCard(board.context, card, { mini: true }))
    }</div>`;
}

/** Three or more others side by side have little room. */
export const isCrowded = (/** @type {import('../table/context.js').TableContext} */ { me, view }) =>
  me >= 0 && view.seats.length > 3;

function opponent(/** @type {import('./board.js').default} */ board, /** @type {number} */ seat) {
  const { context } = board;
  const { view } = context;
  const it = view.seats[seat];
  const isOpen = board.openSeat === seat;
  const toggle = () => {
    board.openSeat = isOpen ? -1 : seat;
    context.changed();
  };
  return html`
    <article class="opponent ${view.asked === seat ? 'asked' : ''} ${isOpen ? 'open' : ''}" data-spot="seat-${seat}"
      aria-label=${context.name(seat)}>
      <button type="button" class="opponent-toggle" aria-expanded=${isOpen} aria-label=${t('sanjuan.show-seat', {
        seat: context.name(seat),
      })} @click=${toggle}>${icon(isOpen ? 'ui-close' : 'ui-expand')}</button>
      <header>
        ${seatHead(board, seat)}
      </header>
      <div class="minis" data-rove data-spot="town-${seat}" @click=${isOpen ? nothing : toggle}>${it.buildings.map(
        (/** @type {any} */ building) => buildingCard(context, building, { mini: true, small: !isOpen }),
      )}</div>
      ${openHand(board, seat)}
    </article>
  `;
}

export function opponents(/** @type {import('./board.js').default} */ board) {
  const { context } = board;
  if (context.me < 0) return nothing;
  const seats = context.view.seats.length;
  const from = Math.max(0, context.me);
  const others = Array.from({ length: seats }, (_, place) => (from + place) % seats).filter(
    (seat) => seat !== context.me,
  );
  const many = `${others.length > 1 ? 'several' : ''} ${isCrowded(context) ? 'many' : ''}`;
  return html`<section class="sj-opponents ${many}" aria-label=${t('sanjuan.opponents')}>${others.map((seat) =>
    opponent(board, seat),
  )}</section>`;
}
