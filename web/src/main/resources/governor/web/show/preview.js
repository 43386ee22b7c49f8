/**
 * The large preview beside a piece that is pointed at, has the focus, is pressed for long or was chosen by a finger:
 * all that the rules know about it. It lies above the table, moves nothing and chooses nothing.
 */
import { html, nothing, render } from 'lit';
import { house } from '../app/art.js';
import { capital, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { byKeyboard } from '../app/input.js';
import { pageOf } from '../table/help.js';

/** @typedef {import('../table/context.js').TableContext} Context */
/** @typedef {{x: number, y: number}} Spot */

/** So long a pointer rests before the preview comes, and so long a finger presses. */
const REST = 350;
const LONG = 480;

/** So far a mouse is moved, in pixels, before it points: what comes beneath a still one is not asked for. */
const STIR = 6;

/** A tap on a touch screen has drawn what was chosen by then. */
const DRAWN = 60;

/** A card that is chosen by itself, and not as one of a set to pay or to discard. */
const CHOSEN = '.card.chosen:not([data-member])';

/** Pieces of the board; while a draft or a payment is put together too. */
const PIECES = '.board [data-piece], .board [data-place], .answers [data-piece]';

const GAP = 10;

export class Preview {
  /** @param {() => Context | null} context */
  constructor(context) {
    this.context = context;
    /** @type {HTMLElement | null} */
    this.box = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {Element | null} */
    this.at = null;
    /** A long press was shown: the tap that ends it chooses nothing. */
    this.held = false;
    /** Where the mouse was last, and where it stood when the board changed beneath it. @type {Spot | null} */
    this.last = null;
    /** @type {Spot | null} */
    this.stood = null;
    /** Whether it has not been moved since. */
    this.stands = true;
    /** The question that is on the table. */
    this.asking = '';
  }

  open() {
    this.box = document.createElement('div');
    this.box.className = 'preview';
    this.box.hidden = true;
    this.box.setAttribute('aria-hidden', 'true');
    document.body.append(this.box);
    document.addEventListener('pointerover', this.onOver);
    document.addEventListener('pointermove', this.onMove);
    document.addEventListener('pointerdown', this.onDown);
    document.addEventListener('pointerup', this.onUp);
    document.addEventListener('pointercancel', this.onUp);
    document.addEventListener('click', this.onClick, true);
    document.addEventListener('contextmenu', this.onMenu);
    document.addEventListener('focusin', this.onFocus);
    document.addEventListener('keydown', this.onKey);
  }

  close() {
    clearTimeout(this.timer);
    this.box?.remove();
    document.removeEventListener('pointerover', this.onOver);
    document.removeEventListener('pointermove', this.onMove);
    document.removeEventListener('pointerdown', this.onDown);
    document.removeEventListener('pointerup', this.onUp);
    document.removeEventListener('pointercancel', this.onUp);
    document.removeEventListener('click', this.onClick, true);
    document.removeEventListener('contextmenu', this.onMenu);
    document.removeEventListener('focusin', this.onFocus);
    document.removeEventListener('keydown', this.onKey);
  }

  piece(/** @type {EventTarget | null} */ target) {
    return target instanceof Element ? target.closest(PIECES) : null;
  }

  /** Another question: what was shown for the last one would cover what it is about. */
  ask(/** @type {string} */ asking) {
    if (asking === this.asking) return;
    this.asking = asking;
    this.hide();
    this.stand();
  }

  /** From now on the mouse has to be moved before it points at anything. */
  stand() {
    this.stands = true;
    this.stood = this.last;
  }

  /** A piece can also come beneath a mouse that nobody moves: that ends a preview and begins none. */
  onOver = (/** @type {PointerEvent} */ event) => {
    if (event.pointerType !== 'mouse') return;
    if (this.piece(event.target) !== this.at) this.hide();
    if (this.last && event.clientX === this.last.x && event.clientY === this.last.y) this.stand();
  };

  onMove = (/** @type {PointerEvent} */ event) => {
    if (event.pointerType !== 'mouse') return;
    this.last = { x: event.clientX, y: event.clientY };
    if (this.stands) {
      this.stood ??= this.last;
      if (Math.hypot(this.last.x - this.stood.x, this.last.y - this.stood.y) < STIR) return;
      this.stands = false;
    }
    const piece = this.piece(event.target);
    if (piece === this.at) return;
    this.hide();
    if (piece) this.later(piece, REST);
  };

  onDown = (/** @type {PointerEvent} */ event) => {
    const covered = event.pointerType !== 'mouse' && this.covers(event);
    this.hide();
    if (event.pointerType === 'mouse') this.last = { x: event.clientX, y: event.clientY };
    this.held = covered;
    const piece = this.piece(event.target);
    if (piece && event.pointerType !== 'mouse' && !covered) {
      this.later(piece, LONG, () => {
        this.held = true;
      });
    }
  };

  onUp = (/** @type {PointerEvent} */ event) => {
    if (event.pointerType !== 'mouse') this.hide();
  };

  onClick = (/** @type {MouseEvent} */ event) => {
    if (this.held && this.piece(event.target)) {
      event.stopPropagation();
      event.preventDefault();
    }
    this.held = false;
    this.hide();
    this.stand();
    this.enlarge(event);
  };

  /** Whether the preview lies there: what is beneath it was not meant. */
  covers(/** @type {PointerEvent} */ event) {
    if (!this.box || this.box.hidden) return false;
    const { left, right, top, bottom } = this.box.getBoundingClientRect();
    return event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
  }

  /** A card that a finger has chosen lies there large, with all its text, while it waits for the large button. */
  enlarge(/** @type {MouseEvent} */ event) {
    const piece = this.piece(event.target);
    if (!piece || /** @type {PointerEvent} */ (event).pointerType !== 'touch') return;
    this.at = piece;
    this.timer = setTimeout(() => piece.matches(CHOSEN) && this.show(piece), DRAWN);
  }

  /** The browser's own menu after a long press would lie above it. */
  onMenu = (/** @type {MouseEvent} */ event) => {
    if (this.held) event.preventDefault();
  };

  onFocus = (/** @type {FocusEvent} */ event) => {
    this.hide();
    const piece = this.piece(event.target);
    if (piece && byKeyboard()) this.later(piece, REST);
  };

  onKey = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === 'Escape' || event.key === 'Enter') this.hide();
  };

  later(/** @type {Element} */ piece, /** @type {number} */ millis, then = () => {}) {
    this.at = piece;
    this.timer = setTimeout(() => {
      if (this.show(piece)) then();
    }, millis);
  }

  hide() {
    clearTimeout(this.timer);
    this.at = null;
    if (this.box) this.box.hidden = true;
  }

  /** @returns {boolean} whether there is something to show */
  show(/** @type {Element} */ piece) {
    const context = this.context();
    const name = piece.getAttribute('data-piece') || piece.getAttribute('data-place') || '';
    if (!context?.pieces || !this.box || !piece.isConnected) return false;
    const page = pageOf(context, name);
    if (!page && !context.pieces.entry(name)) return false;
    render(page ? roleFace(context, page, piece) : face(context, name), this.box);
    this.box.hidden = false;
    const beside = piece.getBoundingClientRect();
    const own = this.box.getBoundingClientRect();
    // Above it where there is room, so that its neighbours stay in sight; else beside it.
    const above = beside.top - GAP - own.height > 0;
    const right = beside.right + GAP + own.width <= innerWidth;
    const side = right ? beside.right + GAP : beside.left - GAP - own.width;
    const left = above || side < 0 ? beside.left + beside.width / 2 - own.width / 2 : side;
    const top = above
      ? beside.top - GAP - own.height
      : side < 0
        ? beside.bottom + GAP
        : beside.top + beside.height / 2 - own.height / 2;
    Object.assign(this.box.style, {
      left: `${Math.max(4, Math.min(innerWidth - own.width - 4, left))}px`,
      top: `${Math.max(4, Math.min(innerHeight - own.height - 4, top))}px`,
    });
    return true;
  }
}

/** What a role does, and what it would bring now. */
function roleFace(
  /** @type {Context} */ context,
  /** @type {import('../rules/chapters.js').Chapter} */ page,
  /** @type {Element} */ tile,
) {
  const brings = context.ask?.kind === 'CHOOSE_ROLE' ? (tile.getAttribute('title') ?? '') : '';
  return html`
    <div class="preview-scene">${icon(page.icon)}</div>
    <strong class="preview-name">${page.title}</strong>
    <p>${page.text}</p>
    ${brings ? html`<p class="preview-when">${brings}</p>` : nothing}`;
}

/** Every figure that the rules know about a piece. */
function face(/** @type {Context} */ context, /** @type {string} */ name) {
  const { pieces } = context;
  const entry = pieces?.entry(name);
  if (!pieces || !entry) return nothing;
  const price = context.view.prices?.[name] ?? null;
  const built = pieces.icon(name).match(/^(card|building)-/);
  const when = pieces.when(name);
  return html`
    <div class="preview-scene">${built ? house(context.game, entry.key) : icon(pieces.icon(name))}</div>
    <strong class="preview-name">${capital(pieces.name(name))}</strong>
    <p class="preview-figures">
      ${
        built && entry.cost >= 0
          ? html`<span>${t('table.cost')} <b>${entry.cost}</b></span>${
              price !== null && price !== entry.cost
                ? html`<span class="mine-now">${t('show.for-me')} <b>${price}</b></span>`
                : nothing
            }
      <span>${t('table.points')} <b>${entry.points}</b></span>`
          : nothing
      }
      ${entry.copies > 0 && built ? html`<span>${t('table.copies')} <b>${entry.copies}</b></span>` : nothing}
    </p>
    ${when ? html`<p class="preview-when">${capital(when)}</p>` : nothing}
    <p>${pieces.effect(name)}</p>
    ${pieces.more(name) ? html`<p class="small">${pieces.more(name)}</p>` : nothing}`;
}
