/** The building market: four columns by quarry limit, my price on each tile. */
import { html, nothing } from 'lit';
import { icon } from '../app/icons.js';
import { capital, t } from '../app/i18n.js';
import { control } from './controls.js';
import { COLUMNS, buildingIcon, goodOf, quarries } from './model.js';

export function market(/** @type {import('./board.js').default} */ board) {
  const { context } = board;
  const mine = context.view.seats[Math.max(0, context.me)];
  return html`<section class="pr-market" aria-label=${t('puertorico.market')} data-rove>
    ${COLUMNS.map((names, i) => {
      const limit = i + 1;
      const worth = context.pieces?.entry(names[0])?.points ?? 0;
      const off = Math.min(limit, quarries(mine));
      return html`<div class="pr-column box" role="group" aria-label=${t('puertorico.column', { n: limit })}>
        <h2 title=${t('puertorico.why.quarry')}>${Array.from({ length: limit }, () => icon('tile-quarry'))}<span class="unseen">${t('puertorico.column', { n: limit })}</span>
          <span class="worth" title=${t('puertorico.column.points', { n: worth })}>${icon('victory-point')}<span aria-hidden="true">${worth}</span><span class="unseen">${t('puertorico.column.points', { n: worth })}</span></span>
          ${off > 0 ? html`<span class="small">${t('puertorico.column.mine', { n: off })}</span>` : nothing}</h2>
        <div class="pr-buildings">${names.map((name) => tile(board, name))}</div>
      </div>`;
    })}
  </section>`;
}

function tile(/** @type {import('./board.js').default} */ board, /** @type {string} */ name) {
  const { context } = board;
  const entry = context.pieces?.entry(name);
  const mine = context.view.seats[Math.max(0, context.me)];
  const choice = context.choices('BUILD', name)[0];
  const left = context.view.buildings[name] ?? 0;
  const owned = context.me >= 0 && mine.city.some((/** @type {any} */ one) => one.name === name);
  const cost = entry?.cost ?? 0;
  const price = context.view.prices?.[name] ?? cost;
  const title = capital(context.piece(name));
  const state = owned ? t('puertorico.owned') : left === 0 ? t('puertorico.sold-out') : t('puertorico.copies', { n: left });
  const items = (choice?.facts ?? []).filter((fact) => fact.fact === 'reduction').map((fact) => context.fact(fact));
  return control(board, {
    choice, piece: name, help: name, refuses: context.ask?.kind === 'BUILD',
    classes: `pr-building ${goodOf(name) ? `makes good-${goodOf(name)}` : 'violet'} ${owned ? 'owned' : ''} ${left === 0 ? 'gone' : ''}`,
    label: [title, t('puertorico.price', { n: price }), ...(price === cost ? [] : [t('puertorico.printed', { n: cost }), ...items]), t('puertorico.points', { n: entry?.points ?? 0 }), state, context.pieces?.effect(name) ?? ''].filter(Boolean).map((part) => part.replace(/\.$/, '')).join('. '),
    content: html`${icon(buildingIcon(name), 'pr-picture')}
      <span class="pr-house-name">${title}</span>
      <span class="pr-tags"><span class="coin ${price < cost ? 'less' : ''}">${icon('doubloon')}<b>${price}</b>${price < cost ? html`<s>${cost}</s>` : nothing}</span></span>
      <span class="pr-left">${owned ? icon('ui-check') : left > 0 && entry && entry.copies > 1 ? html`×${left}` : nothing}</span>`,
  });
}
