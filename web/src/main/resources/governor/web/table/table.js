/** The screen of a table: the frame around the board of either game. */
import { LitElement, html, nothing } from 'lit';
import { hasBegun } from '../app/begun.js';
import { ROOT } from '../app/files.js';
import { ELSEWHERE, OTHER_RULES } from '../app/api.js';
import { takeOver } from '../offline/hold.js';
import { t } from '../app/i18n.js';
import { byKeyboard } from '../app/input.js';
import { rove } from '../app/roving.js';
import { TableContext } from './context.js';
import { isShort, statusLine, timeLeft } from './status.js';
import { actionBar, answers, listsAnswers } from './bar.js';
import { Side } from './side.js';
import { noticeLine } from './notice.js';
import { saveRecord, scoreSheet } from './score.js';
import { hintPanel } from './hint.js';
import { waitingRoom } from './waiting.js';
import { handOver, mySeats } from './handover.js';
import { Announcer } from './announcer.js';
import { Away } from './away.js';
import { Foot } from './foot.js';
import { Preview } from '../show/preview.js';

/** Where a question is answered: on the large button if there is a proposal, else where something is lit. */
const QUESTION = [
  '[data-confirm][aria-disabled="false"]',
  '.sentences [data-item][tabindex="0"]',
  '.board .lit[tabindex="0"]',
  '.board .lit',
  '.bar .other',
];

/** The widths at which the tables change what they show. */
const WIDTHS = [matchMedia('(max-width: 999px)'), matchMedia('(max-width: 1099px)'), matchMedia('(max-width: 1749px)')];

export class TableScreen extends LitElement {
  constructor() {
    super();
    this.tableId = '';
    /** @type {TableContext | null} */
    this.context = null;
    this.side = new Side(this);
    this.announcer = new Announcer();
    this.foot = new Foot(this);
    this.away = new Away();
    this.preview = new Preview(() => this.context);
    /** The seat that has the screen where several people share it. */
    this.holder = -1;
    /** What the player has closed: the news of this question, the score sheet. */
    this.newsClosed = -1;
    this.newsPlace = 0;
    this.scoreClosed = false;
    /** Whether another game with the same people is offered at the end. */
    this.offersRematch = true;
    /** The question that was given the focus. */
    this.focused = '';
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    const params = new URLSearchParams(location.search);
    this.context = new TableContext(this, this.tableId, {
      watch: params.get('watch') ?? undefined,
      seat: params.get('seat') ?? undefined,
      join: params.get('join') ?? undefined,
    });
    this.join = params.get('join') ?? '';
    if (!document.hidden) this.context.parts = 0;
    this.context.open();
    this.ticking = setInterval(() => this.tick(), 1_000);
    document.addEventListener('keydown', this.onKey);
    for (const width of WIDTHS) width.addEventListener('change', this.onWidth);
    document.body.classList.add('at-table');
    this.preview.open();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.context?.close();
    clearInterval(this.ticking);
    this.foot.close();
    this.away.close();
    this.preview.close();
    document.removeEventListener('keydown', this.onKey);
    for (const width of WIDTHS) width.removeEventListener('change', this.onWidth);
    document.body.classList.remove('at-table');
  }

  onWidth = () => this.requestUpdate();

  onKey = (/** @type {KeyboardEvent} */ event) => {
    const context = this.context;
    if (!context?.position || event.altKey || event.metaKey) return;
    const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
    if (typing) return;
    if (event.key === 'Enter' && !event.ctrlKey) {
      const target = event.target instanceof HTMLElement ? event.target : null;
      const chosen = target?.closest('.chosen, [data-confirm]');
      const free = !target?.closest('button, a, summary, [data-item]');
      if ((chosen || free) && context.board?.plan()) {
        event.preventDefault();
        context.confirm();
      }
    } else if (event.key === 'z' && event.ctrlKey) {
      event.preventDefault();
      context.undo();
    } else if (event.key === 'Escape') {
      this.side.close();
      context.read('');
      context.board?.cancel?.();
    }
  };

  /** The clock goes on without drawing the table anew. */
  tick() {
    for (const time of this.querySelectorAll('[data-deadline]')) {
      const deadline = time.getAttribute('data-deadline') ?? '';
      time.textContent = timeLeft(deadline);
      const short = isShort(deadline);
      time.closest('.clock')?.classList.toggle('short', short);
      if (short && this.context?.ask) this.announcer.warn(deadline);
    }
  }

  updated() {
    rove(this);
    this.foot.watch();
    this.tick();
    const context = this.context;
    if (!context?.position) return;
    this.announcer.update(context);
    this.preview.ask(context.asking);
    this.away.watch(context);
    const sheet = this.querySelector('.score .sheet');
    if (sheet && !context.show.isOn) context.show.count(sheet);
    if (context.whole) this.focusQuestion(context);
    else this.drawTheRest(context);
  }

  /** Draws the next part that was left out, once the last frame is on the screen: no frame takes long. */
  drawTheRest(/** @type {TableContext} */ context) {
    requestAnimationFrame(() =>
      setTimeout(() => {
        context.parts++;
        this.requestUpdate();
      }),
    );
  }

  /**
   * Puts the focus of somebody who plays by keyboard on a new question: once the answer to the last
   * one is through, since until then the large button cannot be pressed. The stream may be faster.
   */
  focusQuestion(/** @type {TableContext} */ context) {
    if (context.busy) return;
    const handOver = this.querySelector('.handover button');
    const asking = handOver ? 'hand over' : context.asking;
    if (asking === this.focused) return;
    this.focused = asking;
    if (!asking || !byKeyboard() || document.activeElement?.matches('input, textarea, select')) return;
    const target = handOver ?? QUESTION.map((place) => this.querySelector(place)).find((one) => one);
    if (target instanceof HTMLElement) target.focus();
  }

  render() {
    const context = this.context;
    if (!context) return nothing;
    if (!context.position) {
      const kept = context.closed?.status === OTHER_RULES;
      if (context.closed?.status === ELSEWHERE) return this.elsewhere(context);
      return context.problem
        ? html`<section class="panel narrow"><h1>${t(kept ? 'table.other-rules' : 'table.unknown-title')}</h1><p
          role="alert">${context.problem}</p>
            <p class="row"><a class="button" href="${ROOT}">${t('app.home')}</a>${
              context.closed?.record ? saveRecord(context) : nothing
            }</p></section>`
        : html`<p class="opening" role="status">${t('table.opening')}</p>`;
    }
    const status = context.table.status;
    if (this.join || !hasBegun(context.table)) return waitingRoom(this, context);
    if (this.mustHandOver(context)) return handOver(this, context);
    const over = status === 'over' || status === 'ended';
    return html`
      <div class="table ${context.game} ${over ? 'over' : ''} ${listsAnswers(context) ? 'answering' : ''}"
        data-side=${this.side.tab ? 'open' : 'shut'}>
        <h1 class="unseen">${context.table.title}</h1>
        ${statusLine(this, context)}
        <div class="board">${
          over && !this.scoreClosed ? scoreSheet(this, context) : nothing
        }${context.board?.render()}</div>
        ${this.side.render(context)}
        <div class="foot">
          ${hintPanel(context)} ${answers(context)} ${noticeLine(this, context)} ${actionBar(this, context)}
        </div>
      </div>
      ${this.announcer.render()}
    `;
  }

  /** Another tab plays at this table. */
  elsewhere(/** @type {TableContext} */ context) {
    const take = () => {
      takeOver(context.id);
      context.problem = '';
      context.open();
      this.requestUpdate();
    };
    return html`<section class="panel narrow"><h1>${t('offline.elsewhere-title')}</h1><p
      role="alert">${context.problem}</p>
      <p class="row"><button type="button" class="primary" @click=${take}>${t('offline.take-over')}</button><a
        class="button" href="${ROOT}">${t('app.home')}</a></p></section>`;
  }

  /** Whether another person's turn has come at a screen that several share. */
  mustHandOver(/** @type {TableContext} */ context) {
    if (mySeats(context).length < 2 || !context.ask) return false;
    return this.holder !== context.ask.seat;
  }
}

customElements.define('table-screen', TableScreen);
