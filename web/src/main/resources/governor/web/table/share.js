/** The end of a game as a picture: drawn here, shared where the browser can, else saved. */
import { ROOT } from '../app/files.js';
import { list, t } from '../app/i18n.js';
import { titleOf } from '../app/pieces.js';

const WIDTH = 1200;
const HEIGHT = 630;
const SEATS = ['#a33a1f', '#1f5f8f', '#4d6b1f', '#7a3f8c', '#6b5410'];

/** @param {import('./context.js').TableContext} context */
function draw(context) {
  const { score } = context.position;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  const write = (/** @type {string} */ text, /** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ font, colour = '#2b2218', align = /** @type {CanvasTextAlign} */ ('left')) => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.textAlign = align;
    pen.fillText(text, x, y, WIDTH - 160);
  };
  pen.fillStyle = '#e7dfcd';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = '#12495a';
  pen.fillRect(0, 0, WIDTH, 150);
  write(t('table.wins', { names: list(score.winners.map((/** @type {number} */ seat) => context.name(seat))), n: score.winners.length }), 60, 72, '600 46px Georgia, serif', '#f6eedd');
  write(titleOf(context.table.config), 60, 122, '28px Georgia, serif', '#cfe0df');
  const order = context.table.seats.map((/** @type {any} */ _one, /** @type {number} */ seat) => seat).sort((/** @type {number} */ a, /** @type {number} */ b) => score.ranks[a] - score.ranks[b]);
  const most = Math.max(1, ...score.totals);
  order.forEach((/** @type {number} */ seat, /** @type {number} */ place) => {
    const y = 200 + place * 82;
    write(`${score.ranks[seat]}. ${context.name(seat)}`, 60, y + 40, '600 34px Georgia, serif');
    pen.fillStyle = SEATS[seat];
    pen.fillRect(470, y + 8, 540 * Math.max(0.02, score.totals[seat] / most), 44);
    write(String(score.totals[seat]), WIDTH - 60, y + 44, '700 42px Georgia, serif', '#2b2218', 'right');
  });
  write('Governor', WIDTH - 60, HEIGHT - 30, '600 26px Georgia, serif', '#7d540b', 'right');
  return canvas;
}

/** @param {import('./context.js').TableContext} context */
export async function sharePicture(context) {
  const blob = await new Promise((/** @type {(blob: Blob | null) => void} */ done) => draw(context).toBlob(done, 'image/png'));
  if (!blob) return;
  const picture = new File([blob], `governor-${context.id}.png`, { type: 'image/png' });
  const url = `${location.origin}${ROOT}t/${context.id}/replay`;
  const what = { files: [picture], title: titleOf(context.table.config), url };
  if (navigator.canShare?.(what)) return void (await navigator.share(what).catch(() => {}));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = picture.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
