/** A line chart of win shares, one line a seat: each with its own colour, dashes and end label. */
import { html, svg } from 'lit';
import { percent, t } from '../app/i18n.js';

const WIDTH = 900;
const HEIGHT = 320;
const LEFT = 48;
const RIGHT = 110;
const TOP = 14;
const BOTTOM = 26;

/**
 * @param {any} review
 * @param {number} place the decision that is pointed at, or -1
 * @param {(place: number) => void} point
 * @param {(ply: number) => string} address of a decision in the replay
 */
export function chart(review, place, point, address) {
  const points = review.points;
  const most = Math.max(0.5, ...points.flatMap((/** @type {any} */ one) => one.winShares));
  const x = (/** @type {number} */ index) => LEFT + ((WIDTH - LEFT - RIGHT) * index) / Math.max(1, points.length - 1);
  const y = (/** @type {number} */ share) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * share) / most;
  const follow = (/** @type {PointerEvent} */ event) => {
    const box = /** @type {SVGElement} */ (event.currentTarget).getBoundingClientRect();
    const across = ((event.clientX - box.left) / box.width) * WIDTH;
    const index = Math.round(((across - LEFT) / (WIDTH - LEFT - RIGHT)) * (points.length - 1));
    point(Math.max(0, Math.min(points.length - 1, index)));
  };
  const keys = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    point(Math.max(0, Math.min(points.length - 1, place + (event.key === 'ArrowRight' ? 1 : -1))));
  };
  const shares = Array.from({ length: Math.floor(most * 4) + 1 }, (_, quarter) => quarter / 4);
  const rounds = points.flatMap((/** @type {any} */ one, /** @type {number} */ index) => (index === 0 || points[index - 1].round !== one.round ? [{ index, round: one.round }] : []));
  const every = Math.ceil(rounds.length / 14);
  return html`
    <svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${t('analysis.chart')} tabindex="0" @pointermove=${follow} @pointerdown=${follow} @keydown=${keys}>
      ${shares.map((share) => svg`<line class="grid" x1=${LEFT} x2=${WIDTH - RIGHT} y1=${y(share)} y2=${y(share)}></line><text x=${LEFT - 8} y=${y(share) + 4} text-anchor="end">${percent(share)}</text>`)}
      ${rounds.filter((/** @type {any} */ _one, /** @type {number} */ index) => index % every === 0).map((/** @type {any} */ one) => svg`<text x=${x(one.index)} y=${HEIGHT - 6} text-anchor="middle">${one.round}</text>`)}
      ${place >= 0 ? svg`<line class="here" x1=${x(place)} x2=${x(place)} y1=${TOP} y2=${HEIGHT - BOTTOM}></line>` : ''}
      ${review.seats.map((/** @type {string} */ name, /** @type {number} */ seat) => svg`
        <polyline class="line seat-${seat}" points=${points.map((/** @type {any} */ one, /** @type {number} */ index) => `${x(index).toFixed(1)},${y(one.winShares[seat]).toFixed(1)}`).join(' ')}></polyline>
        <text class="seat-${seat}" x=${WIDTH - RIGHT + 8} y=${Math.min(HEIGHT - BOTTOM, Math.max(TOP + 6, y(points.at(-1).winShares[seat]) + 4))}>${seat + 1} ${name.slice(0, 12)}</text>
        ${(review.costliest[seat] ?? []).map((/** @type {number} */ ply) => {
          const index = points.findIndex((/** @type {any} */ one) => one.ply === ply);
          return index < 0 ? '' : svg`<a href=${address(ply)} aria-label=${t('analysis.decision', { n: index + 1 })}><circle class="seat-${seat}" cx=${x(index)} cy=${y(points[index].winShares[seat])} r="7"></circle></a>`;
        })}`)}
    </svg>
  `;
}
