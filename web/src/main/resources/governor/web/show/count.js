/** The final count: source by source, one's own number first, then the totals, then the winner's town or island. */
import { html, nothing } from 'lit';
import { house } from '../app/art.js';
import { t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { isLarge, tileIcon } from '../puertorico/model.js';
import { portrait } from './merchants.js';
import { play } from './sounds.js';

/** @typedef {import('../table/context.js').TableContext} Context */

/** A number takes so long; the totals wait a little for the last of them. */
const EACH = 170;
const PAUSE = 350;

/** Whether a house takes two lots. */
const isWide = (/** @type {Context} */ context, /** @type {string} */ name) =>
  context.game === 'puertorico' && isLarge(context.pieces, name);

/** What the winner has built, as a picture. */
export function winnersPicture(/** @type {Context} */ context) {
  const winner = context.position.score?.winners?.[0] ?? -1;
  const seat = context.view.seats[winner];
  if (!seat) return nothing;
  const built = context.game === 'sanjuan' ? seat.buildings : seat.city;
  const name = context.name(winner);
  return html`<figure class="winners" role="img" aria-label=${t(`show.picture.${context.game}`, { seat: name })}>
    ${
      context.game === 'puertorico'
        ? html`<div class="winners-fields">${seat.island.flatMap((/** @type {any} */ tiles) =>
            Array.from(
              { length: tiles.number },
              () => html`<span class="tile-${tiles.name}">${icon(tileIcon(tiles.name))}</span>`,
            ),
          )}</div>`
        : nothing
    }
    <div class="winners-town">${built.map((/** @type {any} */ one) =>
      house(context.game, context.key(one.name), isWide(context, one.name) ? 'wide' : ''),
    )}</div>
    <figcaption>${portrait(context.table, winner)}${t(`show.picture.${context.game}`, { seat: name })}</figcaption>
  </figure>`;
}

/** Lets the numbers of the sheet come one after the other; gives what moves. @returns {Animation[]} */
export function stage(/** @type {Element} */ sheet, /** @type {number} */ me) {
  const appear = (/** @type {Element} */ one, /** @type {number} */ at, sound = '') => {
    const motion = one.animate(
      [
        { opacity: 0, transform: 'scale(1.6)' },
        { opacity: 1, transform: 'none' },
      ],
      { duration: EACH, delay: at, fill: 'backwards', easing: 'ease-out' },
    );
    motion.id = 'count';
    if (sound)
      motion.finished.then(
        () => play(sound),
        () => {},
      );
    return motion;
  };
  /** The cells of a row, mine first. */
  const cells = (/** @type {Element} */ row) =>
    [...row.querySelectorAll('td')]
      .map((cell, seat) => ({ cell, mine: seat === me }))
      .toSorted((a, b) => Number(b.mine) - Number(a.mine))
      .map(({ cell }) => cell);
  let at = PAUSE;
  const motions = [...sheet.querySelectorAll('tbody tr')].flatMap((row) =>
    cells(row).map((cell) => {
      const counts = /\d/.test(cell.textContent ?? '');
      const motion = appear(cell, at, counts ? 'count' : '');
      at += counts ? EACH : EACH / 4;
      return motion;
    }),
  );
  at += PAUSE;
  for (const row of sheet.querySelectorAll('tfoot tr')) {
    for (const cell of cells(row)) motions.push(appear(cell, at));
    at += EACH;
  }
  const score = sheet.closest('.score');
  const last = [score?.querySelector('#score-title'), score?.querySelector('.winners')].filter(
    (one) => one instanceof Element,
  );
  for (const one of last) motions.push(appear(one, at, one === last[0] ? 'win' : ''));
  return motions;
}
