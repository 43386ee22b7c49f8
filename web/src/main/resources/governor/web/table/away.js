/**
 * Looks again who is there: a position tells that, but somebody who goes or comes back does not move the table on, so
 * that no other position would be sent. While somebody is missing it is asked soon and then ever later; else now and
 * then.
 */
import { get, query } from '../app/api.js';

/** @typedef {import('./context.js').TableContext} Context */

const SHORTEST_WAIT = 2_000;
const LONGEST_WAIT = 60_000;
const USUAL_WAIT = 10_000;

/** The people whom the table waits for in vain, as one text. */
export function away(/** @type {any} */ table) {
  return table.seats
    .filter((/** @type {any} */ seat) => seat.kind === 'person' && !seat.online && !seat.you)
    .map((/** @type {any} */ seat) => seat.seat)
    .join(' ');
}

export class Away {
  constructor() {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.missing = '';
    this.wait = SHORTEST_WAIT;
  }

  /** To be called after every drawing. */
  watch(/** @type {Context} */ context) {
    const running =
      context.table.status === 'running' &&
      context.table.seats.some((/** @type {any} */ seat) => seat.kind === 'person' && !seat.you);
    const missing = running ? away(context.table) || 'nobody' : '';
    if (missing === this.missing) return;
    this.close();
    this.missing = missing;
    this.wait = missing === 'nobody' ? USUAL_WAIT : SHORTEST_WAIT;
    if (missing) this.later(context);
  }

  close() {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.missing = '';
  }

  /** Asks again after a while, and then after twice that. */
  later(/** @type {Context} */ context) {
    const timer = setTimeout(async () => {
      if (this.missing !== 'nobody') this.wait = Math.min(LONGEST_WAIT, 2 * this.wait);
      const position = document.hidden
        ? null
        : await get(`/tables/${context.id}${query({ ...context.how, known: context.position?.version })}`).catch(
            () => null,
          );
      // What is newer comes with the stream, at its own pace.
      if (position?.version === context.position?.version) context.take(position);
      if (this.timer === timer) this.later(context);
    }, this.wait);
    this.timer = timer;
  }
}
