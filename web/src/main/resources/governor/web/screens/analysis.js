/** Analysis of a finished game: the chance of every seat over the decisions, the costliest ones named. */
import { LitElement, html, nothing } from 'lit';
import { ROOT } from '../app/files.js';
import { get, post, Problem } from '../app/api.js';
import { capital, percent, t } from '../app/i18n.js';
import { TableContext } from '../table/context.js';
import { reasonsText } from '../table/reasons.js';
import { seatBadge } from '../table/status.js';
import { chart } from './chart.js';
import { linesOf, resultOf, shareAt } from './shares.js';
import { titleOf } from '../app/pieces.js';

const ASK_AGAIN = 1_000;

class AnalysisScreen extends LitElement {
  constructor() {
    super();
    this.tableId = '';
    /** @type {TableContext | null} */
    this.context = null;
    /** @type {any} */
    this.answer = null;
    this.hindsight = false;
    this.problem = '';
    /** The decision that is pointed at. */
    this.place = -1;
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.context = new TableContext(this, this.tableId);
    this.context.inert = true;
    this.load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  get path() {
    return `/tables/${this.tableId}/analysis`;
  }

  async load() {
    try {
      await this.context?.refresh();
      await this.ask();
    } catch (problem) {
      this.fail(problem);
    }
  }

  /** Asks how far it is, again and again while it runs. */
  async ask() {
    clearTimeout(this.timer);
    this.answer = await get(this.path);
    this.requestUpdate();
    if (this.answer.state === 'running')
      this.timer = setTimeout(() => this.isConnected && this.ask().catch((problem) => this.fail(problem)), ASK_AGAIN);
  }

  async start() {
    this.problem = '';
    try {
      await post(this.path);
      await this.ask();
    } catch (problem) {
      this.fail(problem);
    }
  }

  fail(/** @type {unknown} */ problem) {
    this.problem = problem instanceof Problem && problem.message ? problem.message : t('analysis.failed');
    this.requestUpdate();
  }

  render() {
    const context = this.context;
    if (!context?.position) return html`<p class="opening" role="status">${this.problem || t('table.opening')}</p>`;
    const answer = this.answer;
    const review = answer?.review;
    return html`
      <div class="page analysis stack">
        <section class="panel">
          <h1>${t('analysis.title')}: ${titleOf(context.table.config)}</h1>
          <p class="quiet-text">${t('analysis.lead')}</p>
          <div class="row">
            <label class="check"><input type="checkbox" .checked=${this.hindsight} ?disabled=${!review}
                @change=${() => {
                  this.hindsight = !this.hindsight;
                  this.requestUpdate();
                }}>${t('analysis.hindsight')}</label>
            <span class="small quiet-text">${t('analysis.hindsight-about')}</span>
            <a class="button" href="${ROOT}t/${this.tableId}/replay">${t('table.replay')}</a>
          </div>
          ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
          ${
            answer?.state === 'running'
              ? html`<p
              role="status">${
                answer.place > 0
                  ? t('analysis.waits', { n: answer.place })
                  : t('analysis.running', { done: answer.done, total: answer.total })
              }</p><progress max=${answer.total || 1} .value=${answer.done}
                  aria-label=${t('analysis.title')}></progress>`
              : nothing
          }
          ${
            answer && !review && answer.state !== 'running'
              ? html`<button type="button" class="primary large"
              @click=${() => this.start()}>${t('analysis.start')}</button>`
              : nothing
          }
        </section>
        ${review && review.points.length > 0 ? this.review(context, review) : nothing}
      </div>
    `;
  }

  /** The review as one sees it who knows what the switch says. */
  judged(/** @type {any} */ review) {
    if (!this.hindsight) return review;
    const points = review.points.map((/** @type {any} */ one) => ({
      ...one,
      winShares: one.hindsightShares ?? one.winShares,
      loss: one.hindsightLoss,
      best: one.hindsightBest,
      reasons: [],
    }));
    return { ...review, points, costliest: review.hindsightCostliest };
  }

  review(/** @type {TableContext} */ context, /** @type {any} */ whole) {
    const review = this.judged(whole);
    const point = review.points[this.place];
    const lines = linesOf(review, resultOf(context.position.score));
    const names = review.seats.map((/** @type {string} */ _name, /** @type {number} */ seat) => context.name(seat));
    return html`
      <section class="panel"><h2>${t('analysis.chart')}</h2>
        <p class="small quiet-text">${t(this.hindsight ? 'analysis.lines-hindsight' : 'analysis.lines')}</p>
        ${chart(
          { ...review, seats: names },
          lines,
          this.place,
          (place) => {
            this.place = place;
            this.requestUpdate();
          },
          (one) => this.address(one),
        )}
        <div class="chart-legend" role="status">
          ${review.seats.map(
            (/** @type {string} */ _name, /** @type {number} */ seat) => html`<span
              class="row">${seatBadge(context, seat)}<span
              class="number">${point ? percent(shareAt(lines[seat], this.place)) : ''}</span></span>`,
          )}
          <p>${
            point
              ? html`${t('table.round-n', {
                  n: point.round,
                })}: ${context.name(point.seat)}, ${this.words(point.words)} <a
                    href=${this.address(point)}>${t('analysis.go')}</a>`
              : t('analysis.point')
          }</p>
        </div>
      </section>
      <section class="panel"><h2>${t('analysis.costliest')}</h2><div class="costliest">
        ${review.seats.map(
          (/** @type {string} */ _name, /** @type {number} */ seat) =>
            html`<div><h3>${seatBadge(context, seat)}</h3>${this.costliest(context, review, seat)}</div>`,
        )}
      </div></section>
    `;
  }

  /** A decision's place in the replay, seen by who took it. */
  address(/** @type {any} */ point) {
    return `${ROOT}t/${this.tableId}/replay?ply=${point.ply}&seat=${point.seat}`;
  }

  words(/** @type {string} */ text) {
    return this.context?.board?.translate(text) ?? text;
  }

  costliest(/** @type {TableContext} */ context, /** @type {any} */ review, /** @type {number} */ seat) {
    const places = review.costliest[seat] ?? [];
    if (places.length === 0) return html`<p class="quiet-text">${t('analysis.none')}</p>`;
    return html`<ol class="plain">${places.map((/** @type {number} */ place) => {
      const point = review.points[place];
      const reasons = point.givesPointsAway
        ? t('advice.gives-points-away')
        : reasonsText(context, point.reasons ?? [], seat);
      return html`<li>${capital(
        t('analysis.line', {
          round: point.round,
          words: this.words(point.words),
          best: this.words(point.best),
          loss: percent(point.loss),
        }),
      )}
        ${reasons ? html`<span class="small quiet-text">${capital(reasons)}.</span>` : nothing}
        <a href=${this.address(point)}>${t('analysis.go')}</a></li>`;
    })}</ol>`;
  }
}

customElements.define('analysis-screen', AnalysisScreen);
