/**
 * The end of a game as one picture: the winner's town or island with the count above it. It is put together from the
 * same drawings as the table, by day, and drawn to a PNG here; nothing is sent anywhere.
 */
import { file } from '../app/files.js';
import { slug } from '../app/icons.js';
import { list, t } from '../app/i18n.js';
import { titleOf } from '../app/pieces.js';
import { isLarge, tileIcon } from '../puertorico/model.js';
import { merchantAt } from '../show/merchants.js';

/** @typedef {import('./context.js').TableContext} Context */

export const WIDTH = 1200;
export const HEIGHT = 630;
const SEATS = ['#a33a1f', '#1f5f8f', '#4d6b1f', '#7a3f8c', '#6b5410'];
const HEAD = 128;
/** Houses stand on these two lines, the back row first. */
const GROUNDS = [392, 530];
const ART = { sanjuan: 'houses-san-juan', puertorico: 'houses-puerto-rico' };
/** @type {Record<string, string>} */
const FIELDS = {
  corn: '#d8c06a',
  indigo: '#98a8cf',
  sugar: '#c8d6a2',
  tobacco: '#cfae79',
  coffee: '#b8977c',
  quarry: '#c3bdb0',
  forest: '#8fb277',
};

const escaped = (/** @type {unknown} */ text) => String(text).replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);

/** What a file of drawings holds, to be used by id. */
async function drawings(/** @type {string} */ name) {
  const text = await (await fetch(file(`art/${name}.svg`))).text();
  return text.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$|<!--[\s\S]*?-->/g, '');
}

const use = (
  /** @type {string} */ id,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ width,
  height = width,
) =>
  `<use href="#${id}" x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}"
    height="${height.toFixed(1)}"/>`;

const words = (
  /** @type {unknown} */ text,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ size,
  /** @type {string} */ colour,
  more = '',
) =>
  `<text x="${x}" y="${y}" font-family="Georgia, 'DejaVu Serif', serif" font-size="${size}" fill="${colour}"
    ${more}>${escaped(text)}</text>`;

/** A row of houses side by side, in the middle of the picture. */
function row(/** @type {{id: string, wide: boolean}[]} */ houses, /** @type {number} */ ground) {
  const units = houses.reduce((all, one) => all + (one.wide ? 1.5 : 1), 0);
  const size = Math.min(178, (WIDTH - 60) / Math.max(1, units));
  let x = (WIDTH - units * size) / 2;
  return houses
    .map(({ id, wide }) => {
      const width = size * (wide ? 1.5 : 1);
      const drawn = use(id, x, ground - size * 0.9, width, size);
      x += width;
      return drawn;
    })
    .join('');
}

/** The count: rank, name and points of each seat, the winner first. */
function counted(/** @type {Context} */ context) {
  const { score } = context.position;
  const order = score.totals
    .map((/** @type {number} */ _n, /** @type {number} */ seat) => seat)
    .sort((/** @type {number} */ a, /** @type {number} */ b) => score.ranks[a] - score.ranks[b]);
  const room = (WIDTH - 60) / order.length;
  return order
    .map((/** @type {number} */ seat, /** @type {number} */ place) => {
      const x = 30 + place * room;
      const merchant = merchantAt(context.table, seat);
      return `<g><rect x="${x}" y="${HEAD + 16}" width="${room - 14}" height="68" rx="12" fill="#fbf6ea"
        stroke="${SEATS[seat]}" stroke-width="4"/>
      ${
        merchant
          ? use(`merchant-${merchant}`, x + 10, HEAD + 22, 56)
          : `<circle cx="${x + 38}" cy="${HEAD + 50}"
        r="24" fill="${SEATS[seat]}"/>${words(
          seat + 1,
          x + 38,
          HEAD + 59,
          26,
          '#fff',
          'text-anchor="middle" font-weight="700"',
        )}`
      }
      ${words(
        `${score.ranks[seat]}. ${short(context.name(seat), room)}`,
        x + 76,
        HEAD + 59,
        25,
        '#2b2218',
        'font-weight="600"',
      )}
      ${words(
        score.totals[seat],
        x + room - 30,
        HEAD + 62,
        36,
        SEATS[seat],
        'text-anchor="end" font-weight="700"',
      )}</g>`;
    })
    .join('');
}

/** A name that fits its plate. */
function short(/** @type {string} */ name, /** @type {number} */ room) {
  const most = Math.max(4, Math.floor((room - 160) / 14));
  return name.length > most ? `${name.slice(0, most - 1)}…` : name;
}

/** The fields of an island in one strip before the houses. */
function fields(/** @type {any[]} */ island) {
  const all = island.flatMap((tiles) => Array.from({ length: tiles.number }, () => tiles.name));
  const size = Math.min(58, (WIDTH - 60) / Math.max(1, all.length));
  return all
    .map((name, place) => {
      const x = (WIDTH - all.length * size) / 2 + place * size;
      return `<rect x="${x + 2}" y="536" width="${size - 4}" height="52" rx="7" fill="${
        FIELDS[name] ?? '#b7cb8a'
      }" stroke="#7d6a45" stroke-width="2"/>${use(tileIcon(name), x + size / 2 - 20, 542, 40)}`;
    })
    .join('');
}

/** The picture as a drawing. @returns {Promise<string>} */
export async function drawn(/** @type {Context} */ context) {
  const { score } = context.position;
  const island = context.game === 'puertorico';
  const art = await Promise.all(
    [ART[/** @type {keyof typeof ART} */ (context.game)], 'town', 'merchants', 'sprite'].map(drawings),
  );
  const seat = context.view.seats[score.winners[0]];
  const houses = (island ? seat.city : seat.buildings).map((/** @type {any} */ one) => ({
    id: `house-${slug(context.key(one.name))}`,
    wide: island && isLarge(context.pieces, one.name),
  }));
  const back = houses.length > 6 ? houses.slice(0, Math.ceil(houses.length / 2)) : [];
  const grounds = island ? [GROUNDS[0] - 8, GROUNDS[1] - 16] : GROUNDS;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <defs>${art.join('')}</defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#cfe4ea"/>${use('town-harbour', 0, 240, WIDTH, 190)}
    <rect y="${grounds[0] - 2}" width="${WIDTH}" height="${HEIGHT}" fill="#b9cd94"/><rect y="${grounds[0] - 2}"
      width="${WIDTH}" height="14" fill="#d8c7a2"/>
    <rect y="${island ? 590 : grounds[1] - 2}" width="${WIDTH}" height="${HEIGHT}" fill="#d8c7a2"/>
    ${row(back, grounds[0])}${row(houses.slice(back.length), grounds[1])}${island ? fields(seat.island) : ''}
    <rect width="${WIDTH}" height="${HEAD}" fill="#12495a"/><rect y="${HEAD - 4}" width="${WIDTH}" height="4"
      fill="#7d540b"/>
    ${words(
      t('table.wins', {
        names: list(score.winners.map((/** @type {number} */ one) => context.name(one))),
        n: score.winners.length,
      }),
      36,
      62,
      46,
      '#f6eedd',
      'font-weight="600"',
    )}
    ${words(titleOf(context.table.config), 36, 104, 26, '#cfe0df')}${words(
      'Governor',
      WIDTH - 36,
      62,
      30,
      '#cfe0df',
      'text-anchor="end" font-weight="600"',
    )}
    ${counted(context)}
    ${words(
      t(`show.picture.${context.game}`, { seat: context.name(score.winners[0]) }),
      WIDTH / 2,
      HEIGHT - 14,
      24,
      '#2b2218',
      'text-anchor="middle" font-weight="600"',
    )}
  </svg>`;
}

/** The picture as a PNG. @returns {Promise<Blob | null>} */
export async function png(/** @type {Context} */ context) {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await drawn(context))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
