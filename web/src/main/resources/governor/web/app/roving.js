/**
 * Roving tab stops: a container with data-rove is one stop of the tab key, and the arrow keys, Home
 * and End move inside it among its elements with data-item. The stop is the first of them, or with
 * data-rove="last" the last.
 */

const ITEM = '[data-item]';

const items = (/** @type {Element} */ box) =>
  /** @type {HTMLElement[]} */ ([...box.querySelectorAll(ITEM)].filter((one) => one.closest('[data-rove]') === box));

function makeStop(/** @type {HTMLElement[]} */ all, /** @type {HTMLElement} */ stop) {
  for (const one of all) {
    const index = one === stop ? 0 : -1;
    if (one.tabIndex !== index) one.tabIndex = index;
  }
}

/** Sees to it that every container below this root has one stop; a lit or chosen item is preferred. */
export function rove(/** @type {ParentNode} */ root) {
  for (const box of root.querySelectorAll('[data-rove]')) {
    const all = items(box);
    const focused = all.find((one) => one === document.activeElement);
    const stop =
      focused ??
      all.find((one) => one.matches('.chosen')) ??
      all.find((one) => one.tabIndex === 0 && one.matches('.lit')) ??
      all.find((one) => one.matches('.lit')) ??
      all.at(box.getAttribute('data-rove') === 'last' ? -1 : 0);
    if (!stop) continue;
    makeStop(all, stop);
  }
}

/** Where an arrow leads: to the next one in the row, or to the nearest above or below. */
function next(/** @type {HTMLElement[]} */ all, /** @type {HTMLElement} */ from, /** @type {string} */ key) {
  const place = all.indexOf(from);
  if (key === 'Home') return all[0];
  if (key === 'End') return all[all.length - 1];
  if (key === 'ArrowRight') return all[(place + 1) % all.length];
  if (key === 'ArrowLeft') return all[(place - 1 + all.length) % all.length];
  const here = from.getBoundingClientRect();
  const down = key === 'ArrowDown';
  const beyond = all.filter((one) => {
    const box = one.getBoundingClientRect();
    return down ? box.top >= here.bottom - 4 : box.bottom <= here.top + 4;
  });
  const far = (/** @type {HTMLElement} */ one) => {
    const box = one.getBoundingClientRect();
    return Math.abs(box.left - here.left) + 3 * Math.abs(box.top - here.top);
  };
  return beyond.sort((a, b) => far(a) - far(b))[0] ?? all[(place + (down ? 1 : -1) + all.length) % all.length];
}

document.addEventListener('keydown', (event) => {
  if (
    !['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].includes(event.key) ||
    event.shiftKey ||
    event.altKey ||
    event.ctrlKey
  )
    return;
  const from = event.target instanceof HTMLElement ? event.target.closest(ITEM) : null;
  const box = from?.closest('[data-rove]');
  if (!(from instanceof HTMLElement) || !box) return;
  const all = items(box);
  const to = next(all, from, event.key);
  event.preventDefault();
  makeStop(all, to);
  to.focus();
});

document.addEventListener('focusin', (event) => {
  const item = event.target instanceof HTMLElement ? event.target.closest(ITEM) : null;
  const box = item?.closest('[data-rove]');
  if (item instanceof HTMLElement && box) makeStop(items(box), item);
});
