/** How the acts of a scene are set in motion on the page. */
import { STAGGER, boxIn, boxOf, find, fly, ring } from './flight.js';
import { read, tick } from './numbers.js';
import { banner } from './banner.js';

/** @typedef {import('./acts.js').Acts} Acts */

const named = (/** @type {Animation} */ motion, /** @type {string} */ id) => {
  motion.id = id;
  return motion;
};

/** What something flies to comes into sight when it lands. */
function landing(/** @type {Element | null} */ place, /** @type {number} */ millis) {
  return place
    ? [
        named(
          place.animate([{ opacity: 0 }, { opacity: 0, offset: 0.85 }, { opacity: 1 }], { duration: millis }),
          'landing',
        ),
      ]
    : [];
}

/** A card that is turned over. */
function turning(/** @type {Element | null} */ place, /** @type {number} */ millis) {
  return place
    ? [
        named(
          place.animate(
            [{ transform: 'perspective(600px) rotateY(180deg)' }, { transform: 'perspective(600px) rotateY(0)' }],
            { duration: millis, easing: 'ease-out' },
          ),
          'turn',
        ),
      ]
    : [];
}

/** A ship that puts to sea, or a colonist ship that comes in from there. */
function sailing(/** @type {Element | null} */ place, /** @type {number} */ millis, /** @type {boolean} */ comes) {
  const here = { transform: 'none', opacity: 1 };
  const away = { transform: `translateX(${comes ? -160 : 160}px) rotate(${comes ? -2 : 2}deg)`, opacity: 0 };
  return place
    ? [
        named(
          place.animate(
            comes
              ? [away, here]
              : [here, { ...away, offset: 0.6 }, { ...away, transform: 'translateX(-120px)', offset: 0.61 }, here],
            { duration: millis * 1.6, easing: 'ease-in-out' },
          ),
          'sail',
        ),
      ]
    : [];
}

/**
 * Measures the board as it is; gives what starts all motion on the board as it is then. There everything is looked for
 * and measured before anything is added: one layout for a scene, however much flies in it.
 */
export function begin(/** @type {Acts} */ acts, /** @type {boolean} */ backwards, /** @type {Element} */ root) {
  const numbers = read(root);
  const starts = acts.flights.map((flight) => boxOf(backwards ? flight.to : flight.from));
  return (/** @type {number} */ millis, /** @type {string} */ game) => {
    const ends = acts.flights.map((flight) => find(backwards ? flight.from : flight.to));
    const boxes = ends.map((place) => boxIn(place));
    const rings = acts.lit.map((places) => boxOf(places));
    const [turned, sails, comes] = [acts.turned, acts.sails, acts.comes].map((all) =>
      all.map((places) => find(places)),
    );
    const art = game === 'sanjuan' ? 'san-juan' : 'puerto-rico';
    let flown = 0;
    const flights = acts.flights.flatMap((flight, i) => {
      const [start, end] = [starts[i], boxes[i]];
      if (!start || !end) return [];
      const motions = fly(flight, start, end, millis, art, flown);
      const landed = flight.lands && !backwards ? landing(ends[i], millis * (1 + STAGGER * flown)) : [];
      flown += motions.length;
      return [...motions, ...landed];
    });
    return [
      ...flights,
      ...rings.flatMap((box) => ring(box, millis)),
      ...turned.flatMap((place) => turning(place, millis)),
      ...sails.flatMap((place) => sailing(place, millis, false)),
      ...comes.flatMap((place) => sailing(place, millis, true)),
      ...tick(root, numbers, millis),
      ...(acts.banner && !backwards ? banner(acts.banner, millis) : []),
    ];
  };
}
