/** The building market: a column for each quarry limit, my price on each tile. */
import { html, nothing } from 'lit';
import { house } from '../app/art.js';
import { icon } from '../app/icons.js';
import { capital, t } from '../app/i18n.js';
import { control } from './controls.js';
import { buildingsOf, column, goodOf, grouped, isInPlay, makesGoods, quarries } from './model.js';

/** @typedef {import('../app/pieces.js').Entry} Entry */

/** Where there is room a column has two rows of tiles, and is as wide as it has tiles side by side. */
const ROWS = 2;
const across = (/** @type {Entry[]} */ entries) => Math.max(3, Math.ceil(entries.length / ROWS));

/** Whether a column is so wide that its tiles have to be narrow. */
export const isWide = (/** @type {Entry[]} */ entries) => across(entries) === 4;

/** The market's columns: how many quarries count there, and its buildings. */
export const columns = (/** @type {import('./board.js').default} */ { context }) =>
  grouped(
    buildingsOf(context.pieces).filter((entry) => isInPlay(context.view, entry.name)),
    column,
  );

export function market(/** @type {import('./board.js').default} */ board) {
  const { context } = board;
  const mine = context.view.seats[Math.max(0, context.me)];
  const all = columns(board);
  const wide = all.some(([, entries]) => isWide(entries)) ? 'wide' : '';
  return html`<section class="pr-market ${wide}" data-spot="market" aria-label=${t('puertorico.market')} data-rove>
    ${all.map(([limit, entries]) => {
      const off = Math.min(limit, quarries(mine));
      return html`<div class="pr-column box across-${across(entries)}" role="group"
          aria-label=${t('puertorico.column', { n: limit })}>
        <h2 title=${t('puertorico.why.quarry')}>${Array.from({ length: limit }, () => icon('tile-quarry'))}<span
            class="unseen">${t('puertorico.column', { n: limit })}</span>
          ${worth(entries)}
          ${off > 0 ? html`<span class="small">${t('puertorico.column.mine', { n: off })}</span>` : nothing}</h2>
        <div class="pr-buildings">${entries.map((entry) => tile(board, entry, usualPoints(entries)))}</div>
      </div>`;
    })}
  </section>`;
}

/** The printed points that most of a column have. */
function usualPoints(/** @type {Entry[]} */ entries) {
  const points = grouped(entries, (entry) => entry.points).toSorted(([, a], [, b]) => b.length - a.length);
  return points[0]?.[0] ?? 0;
}

function worth(/** @type {Entry[]} */ entries) {
  const words = t('puertorico.column.points', { n: usualPoints(entries) });
  return html`<span class="worth" title=${words}>${icon('victory-point')}<span
      aria-hidden="true">${usualPoints(entries)}</span><span class="unseen">${words}</span></span>`;
}

/** The colour of a building's lower edge: its good, or violet. */
export function colour(/** @type {import('../app/pieces.js').Pieces | null} */ pieces, /** @type {string} */ building) {
  if (!makesGoods(pieces, building)) return 'violet';
  const good = goodOf(pieces, building);
  return good ? `makes good-${good}` : 'makes';
}

function tile(
  /** @type {import('./board.js').default} */ board,
  /** @type {Entry} */ entry,
  /** @type {number} */ usual,
) {
  const { context } = board;
  const { name, cost } = entry;
  const mine = context.view.seats[Math.max(0, context.me)];
  const choice = context.choices('BUILD', name)[0];
  const left = context.view.buildings[name] ?? 0;
  const owned = context.me >= 0 && mine.city.some((/** @type {any} */ one) => one.name === name);
  const price = context.view.prices?.[name] ?? cost;
  const title = capital(context.piece(name));
  const state = owned
    ? t('puertorico.owned')
    : left === 0
      ? t('puertorico.sold-out')
      : t('puertorico.copies', { n: left });
  const items = (choice?.facts ?? []).filter((fact) => fact.fact === 'reduction').map((fact) => context.fact(fact));
  const wanted = context.view.festival?.some((/** @type {any} */ target) => target.wonBy < 0 && name in target.pieces);
  return control(board, {
    spot: `market-${name}`,
    choice,
    piece: name,
    help: name,
    refuses: context.ask?.kind === 'BUILD',
    classes: `pr-building ${colour(context.pieces, name)} ${owned ? 'owned' : ''} ${left === 0 ? 'gone' : ''}`,
    label: [
      title,
      t('puertorico.price', { n: price }),
      ...(price === cost ? [] : [t('puertorico.printed', { n: cost }), ...items]),
      t('puertorico.points', { n: entry.points }),
      state,
      wanted ? t('puertorico.festival.wanted') : '',
      context.pieces?.effect(name) ?? '',
    ]
      .filter(Boolean)
      .map((part) => part.replace(/\.$/, ''))
      .join('. '),
    content: html`${house('puertorico', context.key(name), 'pr-picture')}
      <span class="pr-house-name">${title}</span>
      <span class="pr-tags"><span
          class="coin ${price < cost ? 'less' : ''}">${icon('doubloon')}<b>${price}</b>${
            price < cost ? html`<s>${cost}</s>` : nothing
          }</span></span>
      <span class="pr-left">${
        entry.points === usual
          ? nothing
          : html`<span
          class="worth">${icon('victory-point')}${entry.points}</span>`
      }${wanted ? icon('festival') : nothing}${
        owned ? icon('ui-check') : left > 0 && entry.copies > 1 ? html`×${left}` : nothing
      }</span>`,
  });
}
