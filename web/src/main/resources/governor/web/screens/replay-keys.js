/** The keys of the replay. */

/**
 * Where a key leads, as a place among the choices; null if it is none of these keys.
 *
 * @param {{key: string, shiftKey: boolean}} event
 * @param {{round: number, seat: number}[]} plies
 * @param {number} ply where the replay is
 * @param {number} seat whose choices Shift leads to
 */
export function leadsTo(event, plies, ply, seat) {
  const own = (/** @type {number} */ step) => {
    let place = ply + step;
    while (place >= 0 && place < plies.length && plies[place].seat !== seat) place += step;
    return place;
  };
  const round = (/** @type {number} */ step) => {
    const now = plies[Math.min(ply, plies.length - 1)]?.round ?? 1;
    const place = plies.findIndex((one) => one.round === now + step);
    return place >= 0 ? place : step > 0 ? plies.length : 0;
  };
  switch (event.key) {
    case 'ArrowRight':
      return event.shiftKey ? own(1) : ply + 1;
    case 'ArrowLeft':
      return event.shiftKey ? own(-1) : ply - 1;
    case 'ArrowDown':
      return round(1);
    case 'ArrowUp':
      return round(-1);
    case 'Home':
      return 0;
    case 'End':
      return plies.length;
    default:
      return null;
  }
}
