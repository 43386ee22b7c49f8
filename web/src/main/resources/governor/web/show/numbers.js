/** Numbers that change tick to their new value: those with data-count, and those in a place that has a name. */

const TICKING = '[data-count], [data-spot] > .ticks';

/** A number's own name: its place, and the places around that. */
function nameOf(/** @type {Element} */ one) {
  const names = [one.getAttribute('data-count') ?? ''];
  for (let at = one.closest('[data-spot]'); at; at = at.parentElement?.closest('[data-spot]') ?? null)
    names.push(at.getAttribute('data-spot') ?? '');
  return names.join(' ');
}

/** What the numbers on the table say. @returns {Map<string, string>} */
export function read(/** @type {Element} */ root) {
  return new Map([...root.querySelectorAll(TICKING)].map((one) => [nameOf(one), one.textContent?.trim() ?? '']));
}

/** Lets those tick that say something else than before. @returns {Animation[]} */
export function tick(
  /** @type {Element} */ root,
  /** @type {Map<string, string>} */ before,
  /** @type {number} */ millis,
) {
  const changed = [...root.querySelectorAll(TICKING)].filter((one) => {
    const said = before.get(nameOf(one));
    return said !== undefined && said !== one.textContent?.trim();
  });
  return changed.map((one) => {
    const motion = one.animate(
      [
        { transform: 'translateY(0.6em)', opacity: 0 },
        { transform: 'translateY(0) scale(1.45)', opacity: 1, offset: 0.55 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: millis, easing: 'ease-out' },
    );
    motion.id = 'tick';
    return motion;
  });
}
