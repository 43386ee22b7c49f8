/**
 * The lines of the chart. A decision is judged through the eyes of its own seat, which says little
 * about the others' chances: so a seat's line goes through its own decisions only. It ends with the result.
 *
 * @typedef {{place: number, share: number}[]} Line
 */

/** @param {any} review @param {number[]} result the share of the win of every seat, where the game is over */
export function linesOf(review, result) {
  return review.seats.map((/** @type {string} */ _name, /** @type {number} */ seat) => {
    /** @type {Line} */
    const line = review.points.flatMap((/** @type {any} */ one, /** @type {number} */ place) =>
      one.seat === seat ? [{ place, share: one.winShares[seat] }] : [],
    );
    return result.length > 0 ? [...line, { place: review.points.length, share: result[seat] }] : line;
  });
}

/** The last that a line says up to a place; before its beginning the first. */
export function shareAt(/** @type {Line} */ line, /** @type {number} */ place) {
  return (line.findLast((one) => one.place <= place) ?? line[0])?.share ?? 0;
}

/** The share of the win of every seat by a score sheet's ranks. */
export function resultOf(/** @type {{ranks: number[]} | null | undefined} */ score) {
  const first = score?.ranks.filter((rank) => rank === 1).length ?? 0;
  return (score?.ranks ?? []).map((rank) => (rank === 1 ? 1 / first : 0));
}
