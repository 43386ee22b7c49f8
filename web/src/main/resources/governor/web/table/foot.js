/** Tells the style sheet how high the foot of a table is, so that the hand can stay above it. */
export class Foot {
  /** @param {ParentNode} host */
  constructor(host) {
    this.host = host;
    /** @type {Element | null} */
    this.foot = null;
    /** @type {ResizeObserver | undefined} */
    this.sizes = undefined;
  }

  /** Watches the foot that is there now; to be called after every drawing. */
  watch() {
    const foot = this.host.querySelector('.foot');
    if (foot === this.foot) return;
    this.close();
    this.foot = foot;
    if (!foot) return;
    this.sizes = new ResizeObserver(() => this.place());
    this.sizes.observe(foot);
  }

  close() {
    this.sizes?.disconnect();
    this.foot = null;
  }

  /** Only the hand and the tour's note are told: a property of the whole page would have all of it styled anew. */
  place() {
    const height = `${this.foot?.getBoundingClientRect().height ?? 0}px`;
    const told = /** @type {NodeListOf<HTMLElement>} */ (this.host.querySelectorAll('.sj-hand, .coach'));
    for (const one of told) one.style.setProperty('--foot', height);
  }
}
