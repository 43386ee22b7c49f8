/** The shared board: roles, ships, trading house, plantations, colonists. */
import { html, nothing } from 'lit';
import { icon } from '../app/icons.js';
import { capital, t } from '../app/i18n.js';
import { settings } from '../app/settings.js';
import { control, tally } from './controls.js';
import { GOODS, factOf, goodIcon, roleIcon, tileIcon, tileName, TILES } from './model.js';
import { mark } from './opponents.js';
import { preview } from './preview.js';

/** @typedef {import('./board.js').default} Board */

export const shared = (/** @type {Board} */ board) => html`
  <section class="pr-shared" aria-label=${t('puertorico.board')}>
    ${roles(board)}
    <div class="pr-harbour">${ships(board)} ${house(board)} ${plantations(board)} ${colonists(board)}</div>
  </section>`;

function roles(/** @type {Board} */ board) {
  const { context } = board;
  return html`<div class="pr-roles" data-rove role="group" aria-label=${t('puertorico.roles')}>
    ${context.view.roles.map((/** @type {any} */ role) => {
      const choice = context.choices('TAKE', role.name)[0];
      const name = capital(context.piece(role.name));
      const state = role.taken ? t('puertorico.taken-by', { seat: context.name(role.takenBy) }) : '';
      const coins = role.doubloons > 0 ? t('puertorico.doubloons', { n: role.doubloons }) : '';
      return control(board, {
        choice, piece: role.name, help: role.name,
        classes: `pr-role ${role.taken ? 'taken' : ''} ${context.view.phase === role.name ? 'running' : ''}`,
        label: [name, coins, state, choice ? board.previewText(choice) : ''].filter(Boolean).join('. '),
        content: html`${icon(roleIcon(role.name), 'pr-role-icon')}
          <span class="pr-role-name">${name}${role.doubloons > 0 ? html` <span class="coin">${icon('doubloon')}${role.doubloons}</span>` : nothing}</span>
          ${role.taken ? html`<span class="pr-role-state">${mark(role.takenBy)} <span class="pr-taker">${context.name(role.takenBy)}</span></span>` : nothing}
          ${choice && settings.helpers ? preview(board, choice) : role.taken ? nothing : html`<span class="pr-role-about">${context.pieces?.effect(role.name) ?? ''}</span>`}`,
      });
    })}
  </div>`;
}

function ships(/** @type {Board} */ board) {
  const { context } = board;
  const loads = context.choices('LOAD');
  const own = context.choices('LOAD_OWN');
  return html`<div class="pr-ships box" role="group" aria-label=${t('puertorico.ships')}>
    <h2>${icon('ship')} ${t('puertorico.ships')}</h2>
    ${context.view.ships.map((/** @type {any} */ ship) => {
      const room = ship.capacity - ship.load;
      const what = ship.good ? context.piece(ship.good) : '';
      const words = !ship.good ? t('puertorico.ship.empty') : room === 0 ? t('puertorico.ship.full', { piece: what }) : t('puertorico.ship.load', { n: ship.load, piece: what, room });
      const why = context.refusal(`ship ${ship.capacity}`);
      return html`<div class="pr-ship">
        <span class="pr-ship-size" aria-hidden="true">${ship.capacity}</span>
        <span class="pr-slots" role="img" aria-label="${t('puertorico.ship', { n: ship.capacity })}: ${words}${why ? `. ${why}` : ''}" title=${why || words} @click=${() => why && board.explain(why, '')}>
          ${Array.from({ length: ship.capacity }, (_, i) => html`<span class="pr-slot ${i < ship.load ? `full good-${ship.good}` : ''}">${i < ship.load ? icon(goodIcon(ship.good)) : nothing}</span>`)}
        </span>
        ${loads.filter((one) => one.number === ship.capacity).map((choice) => loadButton(board, choice))}
      </div>`;
    })}
    ${own.length > 0
      ? html`<div class="pr-ship"><span class="pr-own">${icon('building-wharf')} ${t('puertorico.wharf')}</span>${own.map((choice) => loadButton(board, choice))}</div>`
      : nothing}
  </div>`;
}

function loadButton(/** @type {Board} */ board, /** @type {import('../table/context.js').Choice} */ choice) {
  const label = board.sentence(choice);
  return control(board, {
    choice, label, classes: 'pr-act',
    content: html`<b>${factOf(choice, 'barrels')}</b>${icon(goodIcon(choice.piece ?? ''))}<span class="arrow">→</span><b>${factOf(choice, 'brings-points')}</b>${icon('victory-point')}`,
  });
}

function house(/** @type {Board} */ board) {
  const { context } = board;
  const goods = GOODS.flatMap((good) => Array(context.view.house[good] ?? 0).fill(good));
  const sales = context.choices('SELL');
  return html`<div class="pr-house box" role="group" aria-label=${t('puertorico.house')}>
    <h2>${icon('trading-house')} ${t('puertorico.house')}</h2>
    <span class="pr-slots" role="img" aria-label=${goods.length === 0 ? t('puertorico.house.empty') : goods.map((good) => context.piece(good)).join(', ')}>
      ${Array.from({ length: 4 }, (_, i) => html`<span class="pr-slot big ${goods[i] ? `full good-${goods[i]}` : ''}">${goods[i] ? icon(goodIcon(goods[i])) : nothing}</span>`)}
    </span>
    ${sales.map((choice) => control(board, {
      choice, label: board.sentence(choice), classes: 'pr-act',
      content: html`${icon(goodIcon(choice.piece ?? ''))}<span class="arrow">→</span><b>${factOf(choice, 'proceeds') ?? ''}</b>${icon('doubloon')}`,
    }))}
  </div>`;
}

function plantations(/** @type {Board} */ board) {
  const { context } = board;
  const draw = context.choices('USE', 'hacienda')[0];
  return html`<div class="pr-tiles box" role="group" aria-label=${t('puertorico.tiles')}>
    <h2>${t('puertorico.tiles')}</h2>
    <div class="pr-row" data-rove>
      ${TILES.flatMap((tile) => {
        if (tile === 'quarry') return [];
        return Array.from({ length: context.view.faceUp[tile] ?? 0 }, () => tileButton(board, tile, ''));
      })}
      ${tileButton(board, 'quarry', String(context.view.quarries))}
      ${control(board, {
        choice: draw, label: draw ? t('puertorico.draw') : t('puertorico.face-down', { n: context.view.faceDown }), classes: 'pr-tile back',
        content: html`${icon('card-back')}<span class="pr-count">${context.view.faceDown}</span>`,
      })}
    </div>
  </div>`;
}

function tileButton(/** @type {Board} */ board, /** @type {string} */ tile, /** @type {string} */ count) {
  const { context } = board;
  const name = capital(context.piece(tileName(tile)));
  const choice = context.choices('TAKE_TILE', tile)[0];
  const facts = choice?.facts?.map((one) => context.fact(one)).join(', ') ?? '';
  return control(board, {
    choice, piece: tile, help: tileName(tile), refuses: context.ask?.kind === 'SETTLE',
    label: [name, count ? t('puertorico.quarries', { n: Number(count) }) : '', facts].filter(Boolean).join('. '),
    classes: `pr-tile tile-${tile}`,
    content: html`${icon(tileIcon(tile))}${count ? html`<span class="pr-count">${count}</span>` : nothing}`,
  });
}

function colonists(/** @type {Board} */ board) {
  const { view } = board.context;
  return html`<div class="pr-colonists box" role="group" aria-label=${t('puertorico.colonists')}>
    ${tally(icon('colonist-ship'), view.colonistShip, `${t('puertorico.colonist-ship')}: ${t('puertorico.colonist-count', { n: view.colonistShip })}`)}
    ${tally(icon('colonist'), view.colonistSupply, `${t('puertorico.colonist-supply')}: ${t('puertorico.colonist-count', { n: view.colonistSupply })}`)}
    ${tally(icon('victory-point'), Math.max(0, view.pointsLeft), `${t('puertorico.end.points')}: ${Math.max(0, view.pointsLeft)}`)}
    <span class="pr-supply">${GOODS.map((good) => tally(icon(goodIcon(good)), view.goods[good] ?? 0, `${t('puertorico.supply')}: ${view.goods[good] ?? 0} ${board.context.piece(good)}`))}</span>
  </div>`;
}
