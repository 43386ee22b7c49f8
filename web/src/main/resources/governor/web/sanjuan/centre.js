/** The middle: my buildings, prices, deck and discards, the cathedral while it is free. */
import { html, nothing } from 'lit';
import { t } from '../app/i18n.js';
import { town } from '../app/art.js';
import { icon } from '../app/icons.js';
import { seatBadge } from '../table/status.js';
import { buildingCard, handCard, kindOf } from './card.js';
import { counts, openHand, seatHead } from './opponents.js';

/** @typedef {import('./board.js').default} Board */

const GOODS = ['indigo', 'sugar', 'tobacco', 'coffee', 'silver'];

/** How a building of mine is lit, marked and tapped for the question on the table. */
function how(/** @type {Board} */ board, /** @type {any} */ building, /** @type {number} */ nth) {
  const { context, picking } = board;
  const ask = board.ask;
  const name = building.name;
  const find = (/** @type {string} */ verb) =>
    (ask?.choices ?? []).filter((choice) => choice.verb === verb && choice.piece === name);
  const following = picking.head.length > 0 && ask !== context.ask;
  const content = (building.good ? 1 : 0) + 2 * Math.max(0, building.stack);
  const over = find('OVER').find((choice) => (choice.number ?? 0) === content);
  if (over) {
    const price = context.factNumber(over, 'price');
    return {
      lit: true,
      chosen: picking.heads(over, nth),
      tap: () => (following ? picking.follow(over, nth) : board.tap(over, nth)),
      note: price === null ? t('sanjuan.cover') : t('sanjuan.cover-price', { n: price }),
    };
  }
  const demolish = find('DEMOLISH').find((choice) => (choice.number ?? 0) === content);
  if (demolish)
    return {
      lit: true,
      chosen: picking.heads(demolish, nth),
      tap: () => board.tap(demolish, nth),
      note: demolish.facts
        .filter((fact) => ['worth', 'loses-good', 'loses-cards'].includes(fact.fact))
        .map((fact) => context.fact(fact))
        .join(' · '),
    };
  const use = find('USE')[0];
  if (use) return { lit: true, chosen: picking.heads(use), tap: () => board.tap(use) };
  for (const verb of ['PRODUCE', 'SELL', 'PAY_GOOD']) {
    if (!picking.set?.includes(verb) || (verb === 'PRODUCE') === building.good) continue;
    const known = context.choices(verb, name);
    const offered =
      verb === 'PAY_GOOD'
        ? find(verb).length > 0 || picking.picks.some((one) => one.verb === verb && one.piece === name)
        : known.length > 0;
    if (!offered) continue;
    const chosen = picking.has(verb, name, nth);
    const value =
      verb === 'SELL'
        ? (context.factNumber(board.sale(name), 'base') ?? context.factNumber(board.sale(name), 'proceeds'))
        : null;
    return {
      lit: true,
      chosen,
      good: verb === 'PRODUCE' ? chosen : !chosen,
      mark: chosen ? t(`sanjuan.mark.${verb}`) : '',
      note: value === null ? '' : t('sanjuan.brings', { n: value }),
      tap: () => picking.toggle({ verb, piece: name, other: '', nth }),
    };
  }
  return {};
}

/** My buildings of one sort; several of a kind are told apart by those with and without a good. */
function buildings(/** @type {Board} */ board, /** @type {any[]} */ all) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return all.map((building) => {
    const key = `${building.name} ${building.good}`;
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    return buildingCard(board.context, building, how(board, building, nth));
  });
}

/** The spaces that are free until the twelfth building ends the game. */
const slots = (/** @type {number} */ built) =>
  Array.from({ length: Math.max(0, 12 - built) }, () => html`<span class="building slot" aria-hidden="true"></span>`);

function prices(/** @type {Board} */ board) {
  const { view } = board.context;
  const current = view.tiles[view.tile] ?? null;
  const running = view.phase === 'trader' && current;
  const other = view.tiles.filter((/** @type {any} */ _tile, /** @type {number} */ place) => place !== view.tile);
  const row = (/** @type {number[] | null} */ tile) =>
    tile
      ? tile.map(
          (price, place) =>
            html`<span class="price good-${GOODS[place]}" title=${board.context.piece(GOODS[place])}>${icon(
              `good-${GOODS[place]}`,
            )}<b class="number">${price}</b></span>`,
        )
      : html`<span class="small">${t('sanjuan.tile-unknown')}</span>`;
  return html`<section class="prices" aria-label=${t('sanjuan.prices')}>
    <h2 class="small">${running ? t('sanjuan.prices-now') : t('sanjuan.prices-next')}</h2>
    <div class="tile" data-spot="prices">${row(current)}</div>
    ${
      other.length
        ? html`<details class="small"><summary>${t('sanjuan.tiles-seen', { n: other.length })}</summary>${other.map(
            (/** @type {number[]} */ tile) => html`<div class="tile">${row(tile)}</div>`,
          )}</details>`
        : nothing
    }
  </section>`;
}

function cathedral(/** @type {Board} */ board) {
  const { context, picking } = board;
  if (!context.view.cathedralFree) return nothing;
  const name = context.pieces?.entry('cathedral')?.name ?? 'cathedral';
  const choice = context.choices('BUILD', name)[0];
  return html`<div class="cathedral" data-rove>${handCard(context, name, {
    lit: Boolean(choice) && picking.head.length === 0,
    chosen: choice ? picking.heads(choice) : false,
    price: choice ? context.factNumber(choice, 'price') : null,
    note: choice ? '' : context.refusal(name, { short: true }),
    tap: () => choice && board.tap(choice),
  })}</div>`;
}

export function centre(/** @type {Board} */ board) {
  const { context } = board;
  const { view } = context;
  const seat = context.me >= 0 ? context.me : -1;
  const mine = seat >= 0 ? view.seats[seat] : null;
  return html`
    <section class="sj-centre" aria-label=${t('sanjuan.centre')}>
      <div class="market">
        ${prices(board)}
        <p class="piles"><span data-spot="deck" title=${t('sanjuan.deck')}>${icon('card-back')}<span
          class="unseen">${t('sanjuan.deck')}</span> <b class="number" data-count="deck">${view.drawPile}</b></span>
          <span data-spot="discards" title=${t('sanjuan.discards')}>${icon(
            'card-back',
            'turned',
          )}<span class="unseen">${t('sanjuan.discards')}</span> <b class="number"
            data-count="discards">${view.discardPile}</b></span></p>
        ${cathedral(board)}
      </div>
      ${
        mine
          ? html`
        <div class="mine" data-spot="seat-${seat}">
          <header class="mine-head">${seatBadge(context, seat)}${
            view.governor === seat ? html`<span data-spot="hat-${seat}">${icon('ui-governor')}</span>` : nothing
          }<span class="counts">${counts(context, mine, seat, true)}</span>
            ${mine.libraryUsed ? html`<span class="tag small">${t('sanjuan.library-used')}</span>` : nothing}${
              mine.bankUsed ? html`<span class="tag small">${t('sanjuan.bank-used')}</span>` : nothing
            }</header>
          ${cityOf(board, mine, seat)}
        </div>`
          : watched(board)
      }
    </section>
  `;
}

/** A seat's buildings, production apart from city, and its free spaces. */
function cityOf(/** @type {Board} */ board, /** @type {any} */ seat, /** @type {number} */ n) {
  const { context } = board;
  const production = seat.buildings.filter((/** @type {any} */ one) => kindOf(context, one.name) === 'production');
  const city = seat.buildings.filter((/** @type {any} */ one) => kindOf(context, one.name) !== 'production');
  return html`<div class="mine-rows town" data-rove data-spot="town-${n}">${town('town-harbour', 'town-harbour')}
    <div class="mine-row" role="group" aria-label=${t('sanjuan.production')}>${buildings(board, production)}</div>
    <div class="mine-row" role="group" aria-label=${t('sanjuan.city')}>${buildings(board, city)}${
      context.me >= 0 ? slots(seat.buildings.length) : nothing
    }</div>
  </div>`;
}

/** Who watches sees every seat's city in full. */
function watched(/** @type {Board} */ board) {
  const { context } = board;
  return html`<div class="watched">${context.view.seats.map(
    (/** @type {any} */ one, /** @type {number} */ seat) => html`
    <div class="mine ${context.view.asked === seat ? 'asked' : ''}" data-spot="seat-${seat}"><header
      class="mine-head">${seatHead(board, seat)}</header>${cityOf(board, one, seat)}${openHand(board, seat)}</div>`,
  )}</div>`;
}
