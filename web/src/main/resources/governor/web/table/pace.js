/** Shows the moves of others one after the other at the pace of the settings; never holds up the viewer. */
import { settings } from '../app/settings.js';

const PAUSE = { instant: 0, normal: 550, slow: 1500 };

/** With more than this waiting, the oldest are not shown. */
const MOST = 12;

export class Pace {
  /** @param {(position: any) => void} show */
  constructor(show) {
    this.show = show;
    /** @type {any[]} */
    this.waiting = [];
    this.ply = -1;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** A position has come; one's own act is shown at once. */
  add(/** @type {any} */ position, own = false) {
    const pause = PAUSE[settings.pace] ?? 0;
    const moved = position.ply > this.ply && this.ply >= 0;
    this.ply = Math.max(position.ply, this.ply);
    if (own && this.waiting.length === 0) {
      this.hold(pause);
      this.show(position);
      return;
    }
    this.waiting.push(position);
    if (this.waiting.length > MOST) this.flush(1);
    if (pause === 0 || document.hidden || !moved) this.flush();
    else if (this.timer === undefined) this.next();
  }

  next() {
    const position = this.waiting.shift();
    if (!position) {
      this.timer = undefined;
      return;
    }
    this.show(position);
    this.hold(PAUSE[settings.pace] ?? 0);
  }

  hold(/** @type {number} */ pause) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.next(), pause);
  }

  /** Shows everything that waits, up to this many that may go on waiting. */
  flush(rest = 0) {
    while (this.waiting.length > rest) this.show(this.waiting.shift());
    if (this.waiting.length === 0) this.clear();
  }

  get isBehind() {
    return this.waiting.length > 0;
  }

  clear() {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
  }
}
