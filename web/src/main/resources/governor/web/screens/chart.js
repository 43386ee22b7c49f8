/** A line chart of win shares, one line a seat: each with its own colour, dashes and end label. */
import { html, svg } from 'lit';
import { percent, t } from '../app/i18n.js';

const TOP = 14;
const BOTTOM = 26;
const LEFT = 48;
const LABEL = 17;

/** Letters keep their size, so that a narrow screen has a narrow chart. */
const NARROW = matchMedia('(max-width: 640px)');
const WIDE = { width: 900, height: 320, right: 110, letters: 12, rounds: 14 };
const SMALL = { width: 400, height: 280, right: 82, letters: 9, rounds: 7 };

/** The heights of labels that want to stand at these heights, moved apart where they would overlap. */
function apart(/** @type {number[]} */ wanted, /** @type {number} */ lowest) {
  const order = wanted.map((_y, seat) => seat).sort((a, b) => wanted[a] - wanted[b]);
  const heights = [...wanted];
  order.forEach((seat, place) => {
    if (place > 0) heights[seat] = Math.max(heights[seat], heights[order[place - 1]] + LABEL);
  });
  for (let place = order.length - 1; place >= 0; place--) {
    const limit = place === order.length - 1 ? lowest : heights[order[place + 1]] - LABEL;
    heights[order[place]] = Math.min(heights[order[place]], limit);
  }
  return heights;
}

/**
 * @param {any} review
 * @param {import('./shares.js').Line[]} lines of the seats
 * @param {number} place the decision that is pointed at, or -1
 * @param {(place: number) => void} point
 * @param {(point: any) => string} address of a decision in the replay
 */
export function chart(review, lines, place, point, address) {
  const { width, height, right, letters, rounds: mostRounds } = NARROW.matches ? SMALL : WIDE;
  const points = review.points;
  const most = Math.max(0.5, ...lines.flat().map((one) => one.share));
  const end = Math.max(1, points.length - 1, ...lines.flat().map((one) => one.place));
  const within = (/** @type {number} */ index) => Math.max(0, Math.min(points.length - 1, index));
  const x = (/** @type {number} */ index) => LEFT + ((width - LEFT - right) * index) / end;
  const y = (/** @type {number} */ share) => height - BOTTOM - ((height - TOP - BOTTOM) * share) / most;
  const follow = (/** @type {PointerEvent} */ event) => {
    const box = /** @type {SVGElement} */ (event.currentTarget).getBoundingClientRect();
    const across = ((event.clientX - box.left) / box.width) * width;
    point(within(Math.round(((across - LEFT) / (width - LEFT - right)) * end)));
  };
  const keys = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    point(within(place + (event.key === 'ArrowRight' ? 1 : -1)));
  };
  const shares = Array.from({ length: Math.floor(most * 4) + 1 }, (_, quarter) => quarter / 4);
  const rounds = points.flatMap((/** @type {any} */ one, /** @type {number} */ index) =>
    index === 0 || points[index - 1].round !== one.round ? [{ index, round: one.round }] : [],
  );
  const every = Math.ceil(rounds.length / mostRounds);
  const labels = apart(
    lines.map((line) => y(line.at(-1)?.share ?? 0) + 4),
    height - BOTTOM,
  );
  return html`
    <svg class="chart" viewBox="0 0 ${width} ${height}" role="group" aria-label=${t('analysis.chart')} tabindex="0"
        @pointermove=${follow} @pointerdown=${follow} @keydown=${keys}>
      ${shares.map(
        (share) => svg`<line class="grid" x1=${LEFT} x2=${width - right} y1=${y(share)}
          y2=${y(share)}></line><text x=${LEFT - 8} y=${y(share) + 4} text-anchor="end">${percent(share)}</text>`,
      )}
      ${rounds
        .filter((/** @type {any} */ _one, /** @type {number} */ index) => index % every === 0)
        .map(
          (/** @type {any} */ one) =>
            svg`<text x=${x(one.index)} y=${height - 6} text-anchor="middle">${one.round}</text>`,
        )}
      ${place >= 0 ? svg`<line class="here" x1=${x(place)} x2=${x(place)} y1=${TOP} y2=${height - BOTTOM}></line>` : ''}
      ${review.seats.map(
        (/** @type {string} */ name, /** @type {number} */ seat) => svg`
        <polyline class="line seat-${seat}"
            points=${lines[seat]
              .map((one) => `${x(one.place).toFixed(1)},${y(one.share).toFixed(1)}`)
              .join(' ')}></polyline>
        <text class="seat-${seat}" x=${width - right + 8}
            y=${labels[seat]}>${seat + 1} ${name.length > letters ? `${name.slice(0, letters - 1)}…` : name}</text>
        ${(review.costliest[seat] ?? []).map(
          (/** @type {number} */ index) => svg`<a href=${address(points[index])}
            aria-label=${t('analysis.decision', { n: index + 1 })}><circle class="seat-${seat}" cx=${x(index)}
            cy=${y(points[index].winShares[seat])} r="7"></circle></a>`,
        )}`,
      )}
    </svg>
  `;
}
