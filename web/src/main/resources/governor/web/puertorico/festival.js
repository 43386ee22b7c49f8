/** The festival's targets: what each asks for, what is won by being first, and who was. */
import { html, nothing } from 'lit';
import { icon } from '../app/icons.js';
import { capital, first, list, t } from '../app/i18n.js';
import { buildingIcon, goodIcon, tileIcon, tileName } from './model.js';
import { mark } from './opponents.js';

/**
 * What kind of piece each target asks for, and what it gives.
 *
 * @type {Record<string, {picture: (piece: string) => string, prize: string}>}
 */
const TARGETS = {
  plantations: { picture: tileIcon, prize: 'colonist' },
  production: { picture: goodIcon, prize: 'doubloon' },
  building: { picture: buildingIcon, prize: 'victory-point' },
};

export function festival(/** @type {import('./board.js').default} */ board) {
  const targets = board.context.view.festival ?? [];
  if (targets.length === 0) return nothing;
  return html`<div class="pr-festival box" role="group" aria-label=${t('puertorico.festival')}>
    <h2>${icon('festival')} <span>${t('puertorico.festival')}</span></h2>
    ${targets.map((/** @type {any} */ one) => target(board, one))}
  </div>`;
}

function target(
  /** @type {import('./board.js').default} */ board,
  /** @type {{what: string, pieces: Record<string, number>, wonBy: number}} */ one,
) {
  const { context } = board;
  const { picture, prize } = TARGETS[one.what] ?? { picture: buildingIcon, prize: 'festival' };
  const pieces = Object.entries(one.pieces);
  const nameOf = (/** @type {string} */ piece) =>
    context.piece(one.what === 'plantations' ? tileName(context.pieces, piece) : piece);
  const wanted = list(
    pieces.map(([piece, n]) => (n > 1 || pieces.length > 1 ? `${n} × ${nameOf(piece)}` : capital(nameOf(piece)))),
  );
  const state = one.wonBy < 0 ? '' : ` ${t('puertorico.festival.won', { seat: context.name(one.wonBy) })}`;
  const words = `${first([`puertorico.festival.${one.what}`], wanted, { list: wanted })}${state}`;
  const open = () => board.point(pieces[0]?.[0] ?? '');
  return html`<span class="pr-target ${one.wonBy < 0 ? '' : 'won'}" role="img" aria-label=${words} title=${words}
      @mouseenter=${open}>
    <span class="pr-target-wants"
        aria-hidden="true">${pieces.map(
          ([piece, n]) =>
            html`${n > 1 || one.what !== 'building' ? html`<b>${n}</b>` : nothing}${icon(picture(piece))}`,
        )}</span>
    <span aria-hidden="true">→</span>${icon(prize)}${one.wonBy < 0 ? nothing : mark(one.wonBy)}</span>`;
}
