/**
 * Small phones, where hand and foot cover half of the page: it is scrolled to the buildings that a question is about,
 * and back to the roles for any other. Nothing on the page changes its place.
 */

const SMALL = matchMedia('(max-width: 999px) and (max-height: 759px)');

/** So much of the ground below a house is to be seen. */
const GROUND = 4;

const frame = () => new Promise((done) => requestAnimationFrame(done));

/** Called when a question comes; looks once all of it is drawn. */
export async function showTown(/** @type {import('../table/context.js').TableContext} */ context) {
  if (!SMALL.matches) return;
  const { asking } = context;
  do await frame();
  while (!context.whole);
  await frame();
  if (context.asking !== asking || context.left) return;
  const lit = [...document.querySelectorAll('.town .building:is(.lit, .chosen)')];
  const hand = document.querySelector('.sj-hand');
  const foot = document.querySelector('.foot');
  if (lit.length === 0 || !hand || !foot) return scrollTo({ top: 0 });
  const covers = getComputedStyle(hand).position === 'sticky' ? hand : foot;
  const below = Math.max(...lit.map((one) => one.getBoundingClientRect().bottom));
  const hidden = below + GROUND - covers.getBoundingClientRect().top;
  if (hidden > 0) scrollBy({ top: hidden });
}
