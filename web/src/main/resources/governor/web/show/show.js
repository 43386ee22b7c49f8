/**
 * The show: what happens at the table is seen to happen, event by event in the order of the log, each
 * with the board as it was then. It never holds anybody up: a click, Enter or space leads to the
 * question, and who answers while things still fly ends it. At "instantly", with reduced motion or
 * out of sight nothing moves.
 */
import { settings, still } from '../app/settings.js';
import { play as sound } from './sounds.js';
import { clear, light } from './flight.js';
import { stage } from './count.js';
import { begin } from './motion.js';
import { score } from './score.js';
import { scenes } from './scenes.js';

/** @typedef {import('../table/context.js').TableContext} Context */
/** @typedef {import('./scenes.js').Scene} Scene */

/** How long an event takes, in milliseconds; with many waiting they follow faster. */
const USUAL = 360;
const HURRIED = 250;
const MANY = 24;

/** Beyond this the beginning is not shown. */
const MOST = 200;

/** A piece that is spoken of stays lit for so long. */
const SPOKEN = 1_800;

/** What is pressed there while events are told only ends the show: a moment ago it was nothing to press. */
const SWALLOWED = '.board, .foot';

export class Show {
  /** @param {Context} context */
  constructor(context) {
    this.context = context;
    /** @type {{position: any, scenes: Scene[]}[]} */
    this.waiting = [];
    /** What moves at this moment. @type {Animation[]} */
    this.moving = [];
    /** Which show it is: another number, and the one before is over. */
    this.number = 0;
    this.isOn = false;
    /** Whether the last press began while events were told. */
    this.pressed = false;
    /** Whether the points have been counted before everybody's eyes. */
    this.counted = false;
    /** The scenes since the viewer's last own choice. @type {Scene[]} */
    this.told = [];
  }

  /** Whether things may move now. */
  get moves() {
    return settings.pace !== 'instant' && !still() && !document.hidden;
  }

  /** Whether something is told before the question is asked. */
  get isBehind() {
    return this.isOn && this.waiting.length > 0;
  }

  /** A position has come. One's own act ends what was still shown. */
  add(/** @type {any} */ position, own = false) {
    const before = this.waiting.at(-1)?.position.view ?? this.context.view;
    const all = scenes(before, position);
    this.remember(position, all);
    if (own || this.events() + all.length > MOST) this.flush();
    if (!this.moves || (all.length === 0 && !this.isBehind)) {
      this.flush();
      this.context.take(position);
      return;
    }
    this.waiting.push({ position, scenes: all });
    if (!this.isOn || own) this.run();
  }

  events() {
    return this.waiting.reduce((all, one) => all + one.scenes.length, 0);
  }

  remember(/** @type {any} */ position, /** @type {Scene[]} */ all) {
    const news = position.news ?? Infinity;
    this.told = [...this.told, ...all].filter((scene) => scene.entries[0].n >= news).slice(-MOST);
  }

  async run() {
    const number = this.start();
    for (let one = this.waiting[0]; one; one = this.waiting[0]) {
      const { position } = one;
      if (one.scenes.length === 0) this.end(position);
      for (let scene = one.scenes[0]; scene; scene = one.scenes[0]) {
        one.scenes.shift();
        const last = one.scenes.length === 0;
        await this.play(
          scene,
          () => (last ? this.end(position) : this.context.frame(position, scene.after, scene.entries.at(-1)?.n ?? 0)),
          number,
        );
        if (number !== this.number) return;
      }
    }
    this.stop();
  }

  /** The last event of a position is shown with the question that follows it. */
  end(/** @type {any} */ position) {
    this.waiting.shift();
    this.context.take(position);
  }

  /** Tells scenes one after the other, backwards too; what is shown in the end is done by the caller. */
  async tell(/** @type {Scene[]} */ all, /** @type {(view: any) => void} */ show, backwards = false) {
    if (!this.moves) return;
    const number = this.start();
    for (const scene of backwards ? all.toReversed() : all) {
      await this.play(scene, () => show(backwards ? scene.before : scene.after), number, backwards);
      if (number !== this.number) return;
    }
    this.stop();
  }

  /** One event: what flies is measured on the board before it, and flies to the board after it. */
  async play(
    /** @type {Scene} */ scene,
    /** @type {() => void} */ show,
    /** @type {number} */ number,
    backwards = false,
  ) {
    const { context } = this;
    const millis = (settings.pace === 'slow' ? 2 : 1) * (this.events() > MANY ? HURRIED : USUAL);
    const acts = score(context, scene);
    const go = begin(acts, backwards, document.querySelector('.table') ?? document.body);
    show();
    await /** @type {any} */ (context.host).updateComplete;
    if (number !== this.number) return;
    for (const one of acts.sounds) sound(one);
    this.moving = go(millis, context.game);
    await Promise.allSettled(this.moving.map((motion) => motion.finished));
  }

  /** Lights what a line of the news speaks of, and lets it happen once more. */
  async again(/** @type {number} */ from, /** @type {number} */ to) {
    const { context } = this;
    this.flush();
    const all = this.told.filter((scene) => scene.entries[0].n <= to && (scene.entries.at(-1)?.n ?? 0) >= from);
    const now = context.position;
    if (all.length > 0 && this.moves) {
      context.peek(all[0].before);
      await /** @type {any} */ (context.host).updateComplete;
      await this.tell(all, (view) => context.peek(view));
      if (context.position.version === now.version) context.peek(null);
    }
    await /** @type {any} */ (context.host).updateComplete;
    for (const scene of all)
      for (const place of score(context, scene).lit) light(place, this.moves ? SPOKEN : 0, 'spoken');
  }

  /** The numbers of a score sheet come one after the other, once. */
  count(/** @type {Element} */ sheet) {
    if (this.counted) return;
    this.counted = true;
    if (!this.moves) return;
    const number = this.start();
    this.moving = stage(sheet, this.context.me);
    Promise.allSettled(this.moving.map((motion) => motion.finished)).then(() => number === this.number && this.stop());
  }

  /** Shows at once all that waits. */
  flush() {
    this.stop();
    const { waiting } = this;
    this.waiting = [];
    for (const { position } of waiting) this.context.take(position);
  }

  clear() {
    this.stop();
    this.waiting = [];
    this.told = [];
  }

  // ---- who presses something while the show is on ---------------------------------------------------

  start() {
    this.stop();
    this.isOn = true;
    document.addEventListener('pointerdown', this.onPress, true);
    document.addEventListener('click', this.onClick, true);
    document.addEventListener('keydown', this.onKey, true);
    document.addEventListener('visibilitychange', this.onHide);
    return this.number;
  }

  stop() {
    this.number++;
    this.isOn = false;
    for (const motion of this.moving) motion.cancel();
    this.moving = [];
    clear();
    document.removeEventListener('pointerdown', this.onPress, true);
    document.removeEventListener('keydown', this.onKey, true);
    document.removeEventListener('visibilitychange', this.onHide);
    // The click of a press that ends the show comes a moment later.
    if (!this.pressed) document.removeEventListener('click', this.onClick, true);
    this.context.host.requestUpdate();
  }

  onPress = () => {
    this.pressed = this.isBehind || this.context.isPeeking;
  };

  onClick = (/** @type {MouseEvent} */ event) => {
    const told = this.pressed || this.isBehind || this.context.isPeeking;
    this.pressed = false;
    if (told && event.target instanceof Element && event.target.closest(SWALLOWED) && !event.target.closest('.news')) {
      event.stopPropagation();
      event.preventDefault();
    }
    this.skip();
  };

  onKey = (/** @type {KeyboardEvent} */ event) => {
    if (
      (event.key !== 'Enter' && event.key !== ' ') ||
      (event.target instanceof Element && event.target.closest('input, textarea, select'))
    )
      return;
    if (this.isBehind || this.context.isPeeking) {
      event.stopPropagation();
      event.preventDefault();
    }
    this.skip();
  };

  onHide = () => this.skip();

  /** To the question, or to the end of what is replayed. */
  skip() {
    this.context.peek(null);
    this.flush();
    document.removeEventListener('click', this.onClick, true);
  }
}
