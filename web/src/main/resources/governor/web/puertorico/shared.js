/** The shared board: roles, ships, trading house, plantations, colonists. */
import { html, nothing } from 'lit';
import { island } from '../app/art.js';
import { icon } from '../app/icons.js';
import { capital, t } from '../app/i18n.js';
import { settings } from '../app/settings.js';
import { control, tally } from './controls.js';
import { QUARRY, factOf, goodIcon, goodsOf, hasNobles, roleIcon, tileIcon, tileName, tilesOf } from './model.js';
import { festival } from './festival.js';
import { mark } from './opponents.js';
import { preview } from './preview.js';

/** @typedef {import('./board.js').default} Board */

export const shared = (/** @type {Board} */ board) => html`
  <section class="pr-shared" aria-label=${t('puertorico.board')}>
    ${roles(board)}
    <div class="pr-harbour"
        data-spot="harbour">${ships(board)} ${house(board)} ${plantations(board)} ${colonists(board)}
          ${festival(board)}</div>
  </section>`;

/** What a role is about in two or three words, beside what it would bring now. */
const inShort = (/** @type {string} */ role) => t(`puertorico.role-words.${role.replace(/ \d$/, '')}`);

function roles(/** @type {Board} */ board) {
  const { context } = board;
  return html`<div class="pr-roles" data-rove role="group" aria-label=${t('puertorico.roles')}>
    ${context.view.roles.map((/** @type {any} */ role) => {
      const choice = context.choices('TAKE', role.name)[0] ?? context.choices('KIDNAP', role.name)[0];
      const kidnapped = context.view.kidnapped === role.name;
      const name = capital(context.piece(role.name));
      const state = [
        role.taken ? t('puertorico.taken-by', { seat: context.name(role.takenBy) }) : '',
        kidnapped ? t('puertorico.kidnapped', { seat: context.name(context.view.kidnapper) }) : '',
      ]
        .filter(Boolean)
        .join('. ');
      const told = choice?.verb === 'TAKE' && settings.helpers ? choice : null;
      const coins = role.doubloons > 0 ? t('puertorico.doubloons', { n: role.doubloons }) : '';
      return control(board, {
        choice,
        piece: role.name,
        help: role.name,
        spot: `role-${role.name}`,
        classes: `pr-role ${role.taken ? 'taken' : ''} ${context.view.phase === role.name ? 'running' : ''}`,
        label: [
          name,
          coins,
          state,
          choice?.verb === 'TAKE' ? board.previewText(choice) : choice ? board.sentence(choice) : '',
        ]
          .filter(Boolean)
          .join('. '),
        content: html`<span class="pr-role-sign">${icon(roleIcon(role.name), 'pr-role-icon')}${
          role.doubloons > 0 ? html`<span class="coin">${icon('doubloon')}${role.doubloons}</span>` : nothing
        }</span>
          <span class="pr-role-name"><span class="pr-role-title">${name}</span>${
            kidnapped
              ? html`<span class="pr-kidnapped"
                title=${t('puertorico.kidnapped', {
                  seat: context.name(context.view.kidnapper),
                })}>${icon('kidnapped')}${mark(context.view.kidnapper)}</span>`
              : nothing
          }${told ? html`<span class="pr-role-words">${inShort(context.key(role.name))}</span>` : nothing}</span>
          ${
            role.taken
              ? html`<span class="pr-role-state">${mark(role.takenBy)} <span
              class="pr-taker">${context.name(role.takenBy)}</span></span>`
              : nothing
          }
          ${
            told
              ? preview(board, told)
              : role.taken
                ? nothing
                : html`<span
              class="pr-role-about">${context.pieces?.effect(role.name) ?? ''}</span>`
          }`,
      });
    })}
  </div>`;
}

function ships(/** @type {Board} */ board) {
  const { context } = board;
  const loads = context.choices('LOAD');
  const own = context.choices('LOAD_OWN');
  const raids = context.choices('PIRACY');
  return html`<div class="pr-ships box" data-spot="sea" role="group" aria-label=${t('puertorico.ships')}>
    <h2>${icon('ship')} ${t('puertorico.ships')}</h2>
    ${context.view.ships.map((/** @type {any} */ ship) => {
      const room = ship.capacity - ship.load;
      const what = ship.good ? context.piece(ship.good) : '';
      const words = !ship.good
        ? t('puertorico.ship.empty')
        : room === 0
          ? t('puertorico.ship.full', { piece: what })
          : t('puertorico.ship.load', { n: ship.load, piece: what, room });
      const why = context.refusal(`ship ${ship.capacity}`);
      return html`<div class="pr-ship" data-spot="ship-${ship.capacity}">
        <span class="pr-ship-size" aria-hidden="true">${ship.capacity}</span>${island('ship-bow', 'pr-bow')}
        <span class="pr-slots" role="img"
            aria-label="${t('puertorico.ship', { n: ship.capacity })}: ${words}${why ? `. ${why}` : ''}"
            title=${why || words} @click=${() => why && board.explain(why, '')}>
          ${Array.from(
            { length: ship.capacity },
            (_, i) => html`<span
              class="pr-slot ${i < ship.load ? `full good-${ship.good}` : ''}">${
                i < ship.load ? icon(goodIcon(ship.good)) : nothing
              }</span>`,
          )}
        </span>
        ${loads.filter((one) => one.number === ship.capacity).map((choice) => loadButton(board, choice))}
        ${raids.filter((one) => one.other === `ship ${ship.capacity}`).map((choice) => raidButton(board, choice))}
      </div>`;
    })}
    ${
      own.length > 0
        ? html`<div class="pr-ship"><span
            class="pr-own">${icon('ship')} ${t('puertorico.own-ship')}</span>${own.map((choice) =>
              loadButton(board, choice),
            )}</div>`
        : nothing
    }
  </div>`;
}

function loadButton(/** @type {Board} */ board, /** @type {import('../table/types.js').Choice} */ choice) {
  const label = board.sentence(choice);
  return control(board, {
    choice,
    label,
    classes: 'pr-act',
    content: html`<b>${factOf(choice, 'barrels')}</b>${icon(goodIcon(choice.piece ?? ''))}<span
        class="arrow">→</span><b>${factOf(choice, 'brings-points')}</b>${icon('victory-point')}`,
  });
}

/** The buccaneer keeps so many barrels of a ship. */
function raidButton(/** @type {Board} */ board, /** @type {import('../table/types.js').Choice} */ choice) {
  return control(board, {
    choice,
    label: board.sentence(choice),
    classes: 'pr-act',
    content: html`<b>+${choice.number ?? 0}</b>${icon(goodIcon(choice.piece ?? ''))}`,
  });
}

/** A choice of a box that is best said in words. */
const wordButton = (/** @type {Board} */ board, /** @type {import('../table/types.js').Choice} */ choice) =>
  control(board, {
    choice,
    label: board.sentence(choice),
    classes: 'pr-act',
    content: html`${icon(roleIcon('buccaneer'))} ${capital(board.sentence(choice))}`,
  });

function house(/** @type {Board} */ board) {
  const { context } = board;
  const goods = goodsOf(context.pieces).flatMap((good) => Array(context.view.house[good] ?? 0).fill(good));
  const sales = context.choices('SELL');
  const posts = context.choices('SELL_AT_POST');
  return html`<div class="pr-house box" data-spot="house" role="group" aria-label=${t('puertorico.house')}>
    <h2>${icon('trading-house')} ${t('puertorico.house')}</h2>
    <span class="pr-slots" role="img"
        aria-label=${
          goods.length === 0 ? t('puertorico.house.empty') : goods.map((good) => context.piece(good)).join(', ')
        }>
      ${Array.from(
        { length: 4 },
        (_, i) => html`<span
          class="pr-slot big ${goods[i] ? `full good-${goods[i]}` : ''}">${
            goods[i] ? icon(goodIcon(goods[i])) : nothing
          }</span>`,
      )}
    </span>
    ${sales.map((choice) =>
      control(board, {
        choice,
        label: board.sentence(choice),
        classes: 'pr-act',
        content: html`${icon(goodIcon(choice.piece ?? ''))}<span
            class="arrow">→</span><b>${factOf(choice, 'proceeds') ?? ''}</b>${icon('doubloon')}`,
      }),
    )}
    ${
      posts.length > 0
        ? html`<span class="pr-post"><span class="small">${t('puertorico.post')}</span>${posts.map((choice) =>
            control(board, {
              choice,
              label: board.sentence(choice),
              classes: 'pr-act',
              content: html`${icon(goodIcon(choice.piece ?? ''))}<span
                  class="arrow">→</span><b>${factOf(choice, 'proceeds') ?? ''}</b>${icon('doubloon')}`,
            }),
          )}</span>`
        : nothing
    }
    ${context.choices('PLUNDER').map((choice) => wordButton(board, choice))}
  </div>`;
}

function plantations(/** @type {Board} */ board) {
  const { context } = board;
  const draw = context.ask?.choices.find(
    (one) => one.verb === 'USE' && one.facts.some((fact) => fact.fact === 'draws-tile'),
  );
  const forests = context.choices('TAKE_FOREST');
  return html`<div class="pr-tiles box" role="group" aria-label=${t('puertorico.tiles')}>
    <h2>${t('puertorico.tiles')}</h2>
    <div class="pr-row" data-rove data-spot="tiles">
      ${tileButton(board, QUARRY, String(context.view.quarries))}
      ${control(board, {
        choice: draw,
        label: draw ? board.sentence(draw) : t('puertorico.face-down', { n: context.view.faceDown }),
        classes: 'pr-tile back',
        spot: 'face-down',
        content: html`${icon('card-back')}<span class="pr-count">${context.view.faceDown}</span>`,
      })}
      ${tilesOf(context.pieces).flatMap((tile) => {
        if (tile === QUARRY) return [];
        return Array.from({ length: context.view.faceUp[tile] ?? 0 }, () => tileButton(board, tile, ''));
      })}
    </div>
    ${
      forests.length > 0
        ? html`<div class="pr-row pr-forests" data-rove><span
            class="small">${icon('tile-forest')} ${t('puertorico.as-forest')}</span>${forests.map((choice) =>
              control(board, {
                choice,
                label: board.sentence(choice),
                help: 'forest',
                classes: 'pr-tile tile-forest',
                content: html`${icon(tileIcon(choice.piece ?? ''))}<span
                    class="pr-count">${icon('tile-forest')}</span>`,
              }),
            )}</div>`
        : nothing
    }
  </div>`;
}

function tileButton(/** @type {Board} */ board, /** @type {string} */ tile, /** @type {string} */ count) {
  const { context } = board;
  const name = capital(context.piece(tileName(context.pieces, tile)));
  const choice = context.choices('TAKE_TILE', tile)[0];
  const facts = choice?.facts?.map((one) => context.fact(one)).join(', ') ?? '';
  return control(board, {
    choice,
    piece: tile,
    help: tileName(context.pieces, tile),
    refuses: context.choices('TAKE_TILE').length > 0,
    label: [name, count ? t('puertorico.quarries', { n: Number(count) }) : '', facts].filter(Boolean).join('. '),
    classes: `pr-tile tile-${tile}`,
    spot: `tile-${tile}`,
    content: html`${icon(tileIcon(tile))}${count ? html`<span class="pr-count">${count}</span>` : nothing}`,
  });
}

function colonists(/** @type {Board} */ board) {
  const { context } = board;
  const { view } = context;
  const nobles = hasNobles(context.pieces);
  const colonistsAboard = view.colonistShip - (view.nobleShip ?? 0);
  const people = (/** @type {string} */ where, /** @type {string} */ count, /** @type {number} */ n) =>
    `${t(`puertorico.colonist-${where}`)}: ${t(`puertorico.${count}-count`, { n })}`;
  return html`<div class="pr-colonists box" role="group" aria-label=${t('puertorico.colonists')}>
    ${tally(icon('colonist-ship'), colonistsAboard, people('ship', 'colonist', colonistsAboard), {
      spot: 'colonist-ship',
    })}
    ${nobles ? tally(icon('noble'), `+${view.nobleShip}`, people('ship', 'noble', view.nobleShip)) : nothing}
    ${tally(icon('colonist'), view.colonistSupply, people('supply', 'colonist', view.colonistSupply), {
      spot: 'colonists',
    })}
    ${nobles ? tally(icon('noble'), view.nobleSupply, people('supply', 'noble', view.nobleSupply)) : nothing}
    ${tally(
      icon('victory-point'),
      Math.max(0, view.pointsLeft),
      `${t('puertorico.end.points')}: ${Math.max(0, view.pointsLeft)}`,
      { spot: 'points' },
    )}
    <span class="pr-supply"
        data-spot="supply">${goodsOf(context.pieces).map((good) =>
          tally(
            icon(goodIcon(good)),
            view.goods[good] ?? 0,
            `${t('puertorico.supply')}: ${view.goods[good] ?? 0} ${context.piece(good)}`,
          ),
        )}</span>
    ${context.choices('RAID').map((choice) => wordButton(board, choice))}
  </div>`;
}
