/** My board: island, city and goods, where colonists are placed and barrels kept. */
import { html, nothing } from 'lit';
import { house } from '../app/art.js';
import { icon } from '../app/icons.js';
import { capital, t } from '../app/i18n.js';
import { colour } from './market.js';
import {
  SPACES,
  buildingIcon,
  circlesOf,
  goodIcon,
  goodOf,
  goodsOf,
  isLarge,
  tileIcon,
  tileName,
  usedSpaces,
} from './model.js';
import { builtWords, goodsRow, purse, seatTitle } from './opponents.js';
import { control } from './controls.js';
import { keeping } from './keeping.js';

/** @typedef {import('./board.js').default} Board */

export function mine(/** @type {Board} */ board, /** @type {number} */ seat) {
  const one = board.context.view.seats[seat];
  const shown = board.placement && board.context.ask?.seat === seat ? board.placement.board(one) : one;
  const tiles = one.island.reduce((/** @type {number} */ all, /** @type {any} */ some) => all + some.number, 0);
  const asked = board.context.view.asked === seat ? 'asked' : '';
  const busy = board.storage ? 'keeps' : board.placement?.courts.length ? 'courts' : '';
  return html`<section class="pr-mine box ${asked} ${busy}" data-spot="seat-${seat}"
      aria-label=${
        seat === board.context.me ? t('puertorico.mine') : t('puertorico.board-of', { seat: board.context.name(seat) })
      }>
    <header>${seatTitle(board, seat)}${purse(board, one)}${goods(board, one)}</header>
    <div class="pr-desk">${
      board.storage
        ? keeping(board)
        : html`${waiting(board, one)}${courts(board)}${board.placement ? nothing : makes(board, shown)}`
    }</div>
    <div class="pr-lands">
      <div class="pr-island"><h3>${t('puertorico.island')} <span
          class="quiet-text">${t('puertorico.spaces', { n: tiles })}</span></h3>
        <div class="pr-grid" data-rove>${island(board, shown)}${spaces(SPACES - tiles)}</div></div>
      <div class="pr-city"><h3>${t('puertorico.city')} <span
          class="quiet-text">${t('puertorico.spaces', { n: usedSpaces(one) })}</span></h3>
        <div class="pr-grid" data-rove>${city(board, shown)}${spaces(one.freeSpaces)}</div></div>
    </div>
  </section>`;
}

const spaces = (/** @type {number} */ n) =>
  Array.from({ length: n }, () => html`<span class="pr-space" aria-hidden="true"></span>`);

function goods(/** @type {Board} */ board, /** @type {import('./model.js').Seat} */ seat) {
  const extra = board.context.choices('TAKE_GOOD');
  const trading = board.context.ask?.kind === 'SELL' || board.context.ask?.kind === 'LOAD';
  return html`<span class="pr-goods-row" data-spot="store">${trading ? wares(board, seat) : goodsRow(board, seat)}
    ${extra.map((choice) =>
      control(board, {
        choice,
        label: board.sentence(choice),
        classes: 'pr-act',
        content: html`<b>+1</b>${icon(goodIcon(choice.piece ?? ''))}`,
      }),
    )}</span>`;
}

/** My barrels while they are traded: one that can be sold is a tap away, one that cannot go says why. */
function wares(/** @type {Board} */ board, /** @type {import('./model.js').Seat} */ seat) {
  const { context } = board;
  return goodsOf(context.pieces)
    .filter((good) => (seat.goods[good] ?? 0) > 0)
    .map((good) => {
      const sale = context.choices('SELL', good)[0];
      const words = t('puertorico.barrels', { n: seat.goods[good], piece: context.piece(good) });
      return control(board, {
        choice: sale,
        piece: good,
        help: good,
        spot: `good-${good}`,
        classes: 'pr-ware',
        label: sale ? `${words}. ${board.sentence(sale)}` : words,
        content: html`${icon(goodIcon(good))}<b>${seat.goods[good]}</b>`,
      });
    });
}

/** Where it matters who stands there: a noble or a colonist. */
function courts(/** @type {Board} */ board) {
  const draft = board.placement;
  if (!draft || draft.courts.length === 0) return nothing;
  const press = async (/** @type {string} */ name, /** @type {number} */ number) => {
    board.explain((await draft.ennoble(name, number)) ? '' : t('puertorico.place.no-noble'), '');
  };
  return html`<div class="pr-courts" role="group" aria-label=${t('puertorico.place.who')}>
    ${draft.courts.map((name) => {
      const people = draft.picked(name);
      const nobles = draft.nobles(name);
      const open = draft.isOpen(`noble on ${name}`) && people > 0;
      const next = nobles < people ? nobles + 1 : 0;
      const who =
        people === 0
          ? t('puertorico.place.nobody')
          : nobles === 0
            ? t('puertorico.colonist-count', { n: people })
            : nobles === people
              ? t('puertorico.noble-count', { n: nobles })
              : `${t('puertorico.noble-count', { n: nobles })}, ${t('puertorico.colonist-count', {
                  n: people - nobles,
                })}`;
      const label = `${capital(board.context.piece(name))}: ${who}`;
      return html`<button type="button" class="piece pr-court ${open ? 'lit' : ''}" data-item aria-label=${label}
          title=${open ? t('puertorico.place.swap') : label} aria-disabled=${String(!open)}
          @click=${() => open && press(name, next)}>
        ${icon(buildingIcon(name))}<b>${capital(board.context.piece(name))}</b><span
            class="pr-circles">${Array.from({ length: people }, (_, i) => circle(true, i < nobles))}</span><span
            class="small">${who}</span></button>`;
    })}
  </div>`;
}

/** What the next craftsman would make here. */
function makes(/** @type {Board} */ board, /** @type {import('./model.js').Seat} */ seat) {
  const made = seat.makes;
  const some = goodsOf(board.context.pieces).filter((good) => made[good]);
  return html`<span class="pr-makes"><span class="small quiet-text">${t('puertorico.would-make')}</span>
    ${
      some.length === 0
        ? html`<span
        class="small">${t('puertorico.would-make.none')}</span>`
        : some.map(
            (good) => html`<span
        class="tally">${icon(goodIcon(good))}<span aria-hidden="true">${made[good]}</span><span
        class="unseen">${made[good]} ${board.context.piece(good)}</span></span>`,
          )
    }</span>`;
}

/** Colonists without a circle: in the hand of the mayor, or in San Juan. */
function waiting(/** @type {Board} */ board, /** @type {import('./model.js').Seat} */ seat) {
  const draft = board.placement;
  const n = draft ? draft.waiting : seat.sanJuan;
  if (!draft && n === 0) return nothing;
  return html`<div class="pr-waiting" role="status">
    ${draft ? html`<b>${t('puertorico.place.hand')}:</b>` : nothing}
    ${Array.from({ length: n }, () => icon('colonist'))}${draft && n === 0 ? '0' : nothing}
    <span class="small">${
      draft
        ? draft.missing > 0
          ? t('puertorico.place.left', { n: draft.missing })
          : t('puertorico.place.help')
        : t('puertorico.san-juan', { n })
    }</span>
    ${
      draft
        ? html`<button type="button" class="small" @click=${() => {
            draft.reset();
            board.context.changed();
          }}>${t('puertorico.place.reset')}</button>`
        : nothing
    }
  </div>`;
}

function island(/** @type {Board} */ board, /** @type {import('./model.js').Seat} */ seat) {
  const made = seat.makes;
  const { pieces } = board.context;
  const goods = goodsOf(pieces);
  return seat.island.flatMap((tiles) =>
    Array.from({ length: tiles.number }, (_, i) => {
      const full = i < tiles.manned;
      const idle = full && goods.includes(tiles.name) && i >= (made[tiles.name] ?? 0);
      const name = capital(board.context.piece(tileName(pieces, tiles.name)));
      const bare = circlesOf(tiles) === 0;
      const label = bare ? name : t(full ? 'puertorico.tile.manned' : 'puertorico.tile.unmanned', { piece: name });
      return place(board, {
        name: tiles.name,
        help: tileName(pieces, tiles.name),
        full,
        classes: `pr-land tile-${tiles.name} ${idle ? 'idle' : ''}`,
        label: idle ? `${label}. ${t('puertorico.idle.building', { piece: board.context.piece(tiles.name) })}` : label,
        content: html`${icon(tileIcon(tiles.name), 'pr-picture')}${bare ? nothing : circle(full)}`,
      });
    }),
  );
}

function city(/** @type {Board} */ board, /** @type {import('./model.js').Seat} */ seat) {
  const { pieces } = board.context;
  return seat.city.map((building) => {
    const name = capital(board.context.piece(building.name));
    const used = seat.used?.includes(building.name) ?? false;
    const good = goodOf(pieces, building.name);
    const idle = good && building.manned > 0 && !seat.island.some((tiles) => tiles.name === good && tiles.manned > 0);
    const notes = [
      idle ? t('puertorico.idle.tile', { piece: board.context.piece(good) }) : '',
      used ? t('puertorico.used') : '',
    ].filter(Boolean);
    return place(board, {
      name: building.name,
      help: building.name,
      full: building.manned === building.circles,
      some: building.manned > 0,
      classes: `pr-built ${
        isLarge(pieces, building.name) ? 'large' : ''
      } ${colour(pieces, building.name)} ${idle ? 'idle' : ''} ${used ? 'used' : ''}`,
      label: [builtWords(board, building), ...notes].join('. '),
      content: html`<span
          class="pr-built-top">${house('puertorico', board.context.key(building.name), 'pr-picture')}<span
          class="pr-circles">${Array.from({ length: building.circles }, (_, i) =>
            circle(i < building.manned, i < building.nobles),
          )}</span></span>
        <span class="pr-house-name">${name}</span>`,
    });
  });
}

/** A place for somebody; a noble has a marker of another shape. */
const circle = (/** @type {boolean} */ full, noble = false) =>
  html`<span
      class="pr-circle ${full ? 'full' : ''} ${full && noble ? 'noble' : ''}">${
        full ? icon(noble ? 'noble' : 'colonist') : nothing
      }</span>`;

/**
 * @typedef {object} Placed
 * @property {string} name
 * @property {string} help the piece that it is
 * @property {boolean} full
 * @property {boolean} [some]
 * @property {string} classes
 * @property {string} label
 * @property {unknown} content
 */

/**
 * A tile or building; while colonists are placed, a tap puts one down or takes one up; else it takes the choice that
 * lies there.
 */
function place(/** @type {Board} */ board, /** @type {Placed} */ how) {
  const draft = board.placement?.isOpen(how.name) ? board.placement : null;
  const choice = board.choiceOn(how.name);
  const chosen = choice !== undefined && board.isChosen(choice);
  const open = () => board.point(how.help);
  const tap = () => {
    if (choice) return board.pick(choice);
    if (!draft) return open();
    if (how.full || (draft.waiting === 0 && how.some)) draft.take(how.name);
    else draft.put(how.name);
  };
  const can = choice || (draft && (how.full || how.some || draft.waiting > 0));
  const label = choice ? `${how.label}. ${board.sentence(choice)}` : how.label;
  return html`<button type="button" data-item class="piece ${how.classes} ${can ? 'lit' : ''} ${chosen ? 'chosen' : ''}"
      title=${label} aria-label=${label}
    aria-pressed=${choice ? String(chosen) : nothing} data-place=${how.name} @click=${tap} @mouseenter=${open}
        @focus=${open}>${how.content}</button>`;
}
