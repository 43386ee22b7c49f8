/** The other seats' boards, small: goods, money and free circles can be read without a click. */
import { html, nothing } from 'lit';
import { house } from '../app/art.js';
import { icon } from '../app/icons.js';
import { capital, t } from '../app/i18n.js';
import { whoSits } from '../table/status.js';
import { tally } from './controls.js';
import {
  circlesOf,
  freeCircles,
  goodIcon,
  goodsOf,
  hasNobles,
  roleIcon,
  tileIcon,
  tileName,
  usedSpaces,
} from './model.js';

/** The points printed on a seat's buildings: all of its score that others can see. */
const printed = (/** @type {import('./board.js').default} */ board, /** @type {any} */ seat) =>
  seat.city.reduce(
    (/** @type {number} */ all, /** @type {any} */ one) =>
      all + Math.max(0, board.context.pieces?.entry(one.name)?.points ?? 0),
    0,
  );

/** A seat's sign: its colour and number, without the name. */
export const mark = (/** @type {number} */ seat) =>
  html`<span class="seat-badge seat-${seat}"><span class="seat-mark" aria-hidden="true">${seat + 1}</span></span>`;

export function opponents(/** @type {import('./board.js').default} */ board) {
  const { context } = board;
  const seats = board.order(Math.max(0, context.me)).slice(1);
  return html`<section class="pr-opponents" aria-label=${t('puertorico.opponents')}>${seats.map((seat) =>
    opponent(board, seat),
  )}</section>`;
}

function opponent(/** @type {import('./board.js').default} */ board, /** @type {number} */ seat) {
  const { context } = board;
  const one = context.view.seats[seat];
  const kinds = Object.values(one.goods).filter((n) => Number(n) > 0).length;
  return html`<article class="pr-opponent box ${context.view.asked === seat ? 'asked' : ''}" data-spot="seat-${seat}"
    aria-label=${t('puertorico.board-of', { seat: context.name(seat) })}>
    <header>${seatTitle(board, seat)}${whoSits(context, seat)}${purse(board, one)}</header>
    <div class="pr-goods-row ${kinds > 3 ? 'full' : ''}" data-spot="store">${goodsRow(board, one)}
      <span class="pr-free">${
        one.points >= 0
          ? nothing
          : tally(
              icon('victory-point'),
              `${printed(board, one)}+`,
              t('puertorico.standing', { n: printed(board, one) }),
              { spot: 'printed' },
            )
      }
        ${tally(
          icon('city'),
          `${usedSpaces(one)}/12`,
          `${t('puertorico.city')} ${t('puertorico.spaces', { n: usedSpaces(one) })}`,
          { classes: 'pr-used' },
        )}
        <span class="tally" title=${t('puertorico.free-circles', { n: freeCircles(one) })}><i class="pr-hollow"
          aria-hidden="true"></i><span aria-hidden="true">${freeCircles(one)}</span><span class="unseen">${t(
            'puertorico.free-circles',
            { n: freeCircles(one) },
          )}</span></span>
        ${
          one.sanJuan > 0
            ? tally(icon('colonist'), `+${one.sanJuan}`, t('puertorico.san-juan', { n: one.sanJuan }))
            : nothing
        }</span></div>
    <div class="pr-minis"><div class="pr-mini" role="list" aria-label=${t('puertorico.island')}>
      ${one.island.map((/** @type {any} */ tiles) => {
        const name = tileName(context.pieces, tiles.name);
        const all = circlesOf(tiles);
        const words =
          all === 0
            ? t('puertorico.tiles.many', { piece: context.piece(name), n: tiles.number })
            : t('puertorico.manned', { piece: context.piece(name), n: tiles.manned, all });
        return html`<span class="pr-chip tile-${tiles.name}" data-place=${tiles.name} role="listitem" title=${words}
          @mouseenter=${() => board.point(name)}>${icon(tileIcon(tiles.name))}${
            all === 0 ? html`<span aria-hidden="true">×${tiles.number}</span>` : dots(tiles.manned, all)
          }<span class="unseen">${words}</span></span>`;
      })}
    </div>
    <div class="pr-mini" role="list" aria-label=${t('puertorico.city')}>
      ${one.city.map((/** @type {any} */ building) => {
        const words = builtWords(board, building);
        return html`<span class="pr-chip built" data-place=${building.name} role="listitem" title=${capital(words)}
          @mouseenter=${() => board.point(building.name)}>${house(
            'puertorico',
            context.key(building.name),
            'pr-picture',
          )}${dots(building.manned, building.circles, building.nobles)}<span class="unseen">${words}</span></span>`;
      })}
    </div></div>
  </article>`;
}

/** Name with the markers of governor, privilege and turn. */
export function seatTitle(/** @type {import('./board.js').default} */ board, /** @type {number} */ seat) {
  const { context } = board;
  const marker = (/** @type {boolean} */ is, /** @type {string} */ picture, /** @type {string} */ words, spot = '') =>
    is
      ? html`<span class="marker" data-spot=${spot || nothing} title=${words}>${icon(picture)}<span
        class="unseen">${words}</span></span>`
      : nothing;
  return html`<h2 class="pr-name">${mark(seat)}<span>${context.name(seat)}</span>
    ${marker(context.view.governor === seat, 'ui-governor', t('puertorico.governor'), `hat-${seat}`)}
    ${marker(
      context.view.rolePlayer === seat && Boolean(context.view.phase),
      roleIcon(context.view.phase || 'builder'),
      t('puertorico.privilege'),
    )}
    ${marker(
      context.view.buccaneer === seat && context.view.phase !== 'buccaneer',
      roleIcon('buccaneer'),
      t('puertorico.buccaneer'),
    )}
    ${marker(context.view.asked === seat, 'ui-clock', t('puertorico.asked'))}</h2>`;
}

/** A building with its people: how many of its circles are full, and with whom where it matters. */
export function builtWords(
  /** @type {import('./board.js').default} */ board,
  /** @type {import('./model.js').Building} */ building,
) {
  const piece = capital(board.context.piece(building.name));
  if (building.circles === 0) return piece;
  const words = t('puertorico.manned', { piece, n: building.manned, all: building.circles });
  return building.nobles > 0 ? `${words}, ${t('puertorico.noble-count', { n: building.nobles })}` : words;
}

/** Doubloons, points, colonists and nobles of a seat. */
export function purse(
  /** @type {import('./board.js').default} */ board,
  /** @type {import('./model.js').Seat} */ seat,
) {
  const nobles = seat.nobles ?? 0;
  return html`<span class="pr-purse ${hasNobles(board.context.pieces) ? 'noble' : ''}">
    ${tally(icon('doubloon'), seat.doubloons, t('puertorico.doubloons', { n: seat.doubloons }), { spot: 'coins' })}
    ${
      seat.points >= 0
        ? tally(icon('victory-point'), seat.points, t('puertorico.points', { n: seat.points }), { spot: 'chips' })
        : nothing
    }
    ${tally(icon('colonist'), seat.colonists - nobles, t('puertorico.colonist-count', { n: seat.colonists - nobles }), {
      spot: 'people',
    })}
    ${
      hasNobles(board.context.pieces)
        ? tally(icon('noble'), nobles, t('puertorico.noble-count', { n: nobles }))
        : nothing
    }
  </span>`;
}

/** The barrels of a seat, each kind in its shape and colour. */
export function goodsRow(
  /** @type {import('./board.js').default} */ board,
  /** @type {import('./model.js').Seat} */ seat,
) {
  const held = goodsOf(board.context.pieces).filter((good) => (seat.goods[good] ?? 0) > 0);
  if (held.length === 0) return html`<span class="quiet-text small">${t('puertorico.no-goods')}</span>`;
  return held.map((good) =>
    tally(
      icon(goodIcon(good)),
      seat.goods[good],
      t('puertorico.barrels', { n: seat.goods[good], piece: board.context.piece(good) }),
      { classes: `good good-${good}`, spot: `good-${good}` },
    ),
  );
}

/** Circles as dots: full with a colonist, a lozenge with a noble, else empty. */
export const dots = (/** @type {number} */ full, /** @type {number} */ all, nobles = 0) =>
  html`<span class="pr-dots" aria-hidden="true">${Array.from(
    { length: all },
    (_, i) => html`<i class="${i < full ? 'full' : ''} ${i < nobles ? 'noble' : ''}"></i>`,
  )}</span>`;
