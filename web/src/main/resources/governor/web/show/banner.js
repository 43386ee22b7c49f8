/** A banner for a moment with weight: a round and its governor, the last round, the end. */

/** It stays for so many events. */
const TIMES = 3.4;

/** @returns {Animation[]} what it is waited for: it comes in, stays over the next events and goes by itself */
export function banner(
  /** @type {{title: string, text: string, seat?: number}} */ { title, text, seat = -1 },
  /** @type {number} */ millis,
) {
  document.querySelector('.show-banner')?.remove();
  const one = document.createElement('div');
  one.className = `show-banner ${seat >= 0 ? `seat-${seat}` : ''}`;
  one.setAttribute('aria-hidden', 'true');
  const head = document.createElement('strong');
  head.textContent = title;
  const rest = document.createElement('span');
  rest.textContent = text;
  one.append(head, rest);
  document.body.append(one);
  const here = 'translate(-50%, 0)';
  const motion = one.animate(
    [
      { transform: 'translate(-50%, -130%)', opacity: 0 },
      { transform: here, opacity: 1, offset: 0.16 },
      { transform: here, opacity: 1, offset: 0.84 },
      { transform: 'translate(-50%, -130%)', opacity: 0 },
    ],
    { duration: millis * TIMES, easing: 'ease-in-out', fill: 'both' },
  );
  motion.id = 'banner';
  const away = () => one.remove();
  motion.finished.then(away, away);
  return [];
}
