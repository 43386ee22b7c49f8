/** Whether a table ever began: seats that are kept for somebody are taken by then. One that did not has no replay. */
export const hasBegun = (/** @type {any} */ table) =>
  table.status !== 'waiting' &&
  !table.seats.some((/** @type {any} */ seat) => seat.kind === 'open' || seat.kind === 'invited');
