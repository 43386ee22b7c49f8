/**
 * Things that fly over the table: a picture travels from one place to another. Places are named by
 * data-spot; what flies lies above the table in a layer of its own that nobody can touch, so that the
 * board beneath never shifts. Only transforms and opacity are animated.
 */
import { file } from '../app/files.js';

/**
 * @typedef {object} Flight
 * @property {string} picture the id of what flies: in the sprite, "back" for a card's back, or "house-KEY"
 * @property {'card'|'token'} [shape] a card, or something small
 * @property {string} [name] what stands on the card
 * @property {string[]} from where it comes from: selectors, the first that is in sight counts
 * @property {string[]} to where it goes
 * @property {number} [n] how many
 *
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 */

const SIZES = { card: { width: 66, height: 88 }, token: { width: 30, height: 30 } };

/** More than these of a kind say no more. */
const MOST = 6;

/** The next of several leaves when so much of the first one's way is done. */
export const STAGGER = 0.22;

const SVG = 'http://www.w3.org/2000/svg';

/** The layer above everything, made when something flies for the first time. */
function layer() {
  let found = document.querySelector('.show-layer');
  if (!found) {
    found = document.createElement('div');
    found.className = 'show-layer';
    found.setAttribute('aria-hidden', 'true');
    document.body.append(found);
  }
  return found;
}

/** What is in sight of a place, or null. @returns {Element | null} */
export function find(/** @type {string[]} */ places, /** @type {ParentNode} */ root = document) {
  for (const place of places) {
    const all = [...root.querySelectorAll(place)].filter((one) => one.getClientRects().length > 0);
    const last = all.at(-1);
    if (last) return last;
  }
  return null;
}

/** @returns {Box | null} */
export const boxOf = (/** @type {string[]} */ places) => boxIn(find(places));

/** The middle and the size of a place that is in sight. @returns {Box | null} */
export function boxIn(/** @type {Element | null} */ place) {
  const found = place?.getBoundingClientRect();
  return found && found.width > 0
    ? { x: found.x + found.width / 2, y: found.y + found.height / 2, width: found.width, height: found.height }
    : null;
}

/** Where the picture is kept. */
const source = (/** @type {string} */ id, /** @type {string} */ game) =>
  id.startsWith('house-') ? `${file(`art/houses-${game}.svg`)}#${id}` : `${file('art/sprite.svg')}#${id}`;

function picture(/** @type {string} */ id, /** @type {string} */ game) {
  const svg = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', source(id, game));
  svg.setAttribute('class', 'icon');
  svg.append(use);
  return svg;
}

function body(/** @type {Flight} */ flight, /** @type {string} */ game) {
  const one = document.createElement('div');
  const back = flight.picture === 'back';
  one.className = `flyer ${flight.shape ?? 'token'} ${back ? 'back' : ''}`;
  one.dataset.picture = flight.picture;
  one.append(picture(back ? 'card-back' : flight.picture, game));
  if (flight.name) {
    const name = document.createElement('span');
    name.textContent = flight.name;
    one.append(name);
  }
  return one;
}

/**
 * How far down a place is from the top left of a thing of this size that is to lie in its middle, and how large it is
 * there.
 */
function at(
  /** @type {Box} */ box,
  /** @type {{width: number, height: number}} */ size,
  /** @type {boolean} */ isCard,
) {
  const fits = Math.min(box.width / size.width, box.height / size.height);
  const scale = isCard ? Math.max(0.3, Math.min(1.6, fits)) : Math.max(0.6, Math.min(1.4, fits));
  return { x: box.x - size.width / 2, y: box.y - size.height / 2, scale };
}

/** Lets all of a kind fly; gives what moves. @returns {Animation[]} */
export function fly(
  /** @type {Flight} */ flight,
  /** @type {Box} */ start,
  /** @type {Box} */ end,
  /** @type {number} */ millis,
  /** @type {string} */ game,
  first = 0,
) {
  const shape = flight.shape ?? 'token';
  const size = SIZES[shape];
  const from = at(start, size, shape === 'card');
  const to = at(end, size, shape === 'card');
  const lift = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) / 6);
  const place = (/** @type {{x: number, y: number, scale: number}} */ it) =>
    `translate(${it.x}px, ${it.y}px) scale(${it.scale})`;
  const middle = {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2 - lift,
    scale: Math.max(from.scale, to.scale) * 1.08,
  };
  return Array.from({ length: Math.min(MOST, flight.n ?? 1) }, (_, i) => {
    const one = body(flight, game);
    layer().append(one);
    const motion = one.animate(
      [
        { transform: place(from), opacity: 0.2 },
        { opacity: 1, offset: 0.12 },
        { transform: place(middle), opacity: 1, offset: 0.5 },
        { transform: place(to), opacity: 1 },
      ],
      { duration: millis, delay: (first + i) * STAGGER * millis, easing: 'cubic-bezier(.4, 0, .3, 1)', fill: 'both' },
    );
    motion.id = 'flight';
    const away = () => one.remove();
    motion.finished.then(away, away);
    return motion;
  });
}

/** A ring of light around a place. @returns {Animation[]} */
export const light = (/** @type {string[]} */ places, /** @type {number} */ millis, kind = '') =>
  ring(boxOf(places), millis, kind);

/** The same around what was measured already. @returns {Animation[]} */
export function ring(/** @type {Box | null} */ box, /** @type {number} */ millis, kind = '') {
  if (!box) return [];
  const one = document.createElement('div');
  one.className = `show-ring ${kind}`;
  Object.assign(one.style, {
    left: `${box.x - box.width / 2}px`,
    top: `${box.y - box.height / 2}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  layer().append(one);
  const motion = one.animate(
    [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }],
    { duration: millis, fill: 'both' },
  );
  motion.id = 'light';
  const away = () => one.remove();
  motion.finished.then(away, away);
  return [motion];
}

/** Nothing is left in the air. */
export function clear() {
  document.querySelector('.show-layer')?.replaceChildren();
}
