/** The computer's opinion: each alternative with its share of wins, and one sentence of reason. */
import { html, nothing } from 'lit';
import { capital, percent, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { reasonsText } from './reasons.js';

/** @typedef {import('./context.js').TableContext} Context */

const words = (/** @type {Context} */ context, /** @type {any} */ one) =>
  context.board?.translate(one.words) ?? one.words;

/** A share that may be off by so much says little. */
const LITTLE_KNOWN = 0.12;

/** Nothing is known without any error, so none is shown as nought. */
const LEAST_ERROR = 0.01;

/** Whether the search hardly looked at it: then its share is a rough one and says nothing by itself. */
const hardlyLookedAt = (/** @type {any} */ one) => one.visits > 0 && one.error >= LITTLE_KNOWN;

/** Whether luck in the search explains why it is behind the best. */
const aboutAsGood = (/** @type {any} */ one) => one.visits > 0 && !hardlyLookedAt(one) && one.loss <= one.lossError;

/** The share of wins with its interval; a rough one without. */
function share(/** @type {any} */ one) {
  if (hardlyLookedAt(one))
    return html`<span class="rough" title=${t('advice.rough')}>≈ ${percent(one.winShare)}</span>`;
  return html`${percent(one.winShare)}${
    one.error
      ? html` <span
      class="small">±${percent(Math.max(one.error, LEAST_ERROR))}</span>`
      : nothing
  }`;
}

/** The advice in one sentence: what wins most often, or that several are about as good. */
function advice(/** @type {Context} */ context, /** @type {any} */ hint) {
  const [best, second] = hint.candidates.filter((/** @type {any} */ one) => !one.givesPointsAway);
  const act = capital(words(context, best));
  if (!second) return t('advice.only', { act });
  return aboutAsGood(second)
    ? t('advice.even', { act, other: words(context, second) })
    : t('advice.best', { act, share: percent(best.winShare) });
}

/** What is to be said about one alternative besides its figure. */
function remark(/** @type {Context} */ context, /** @type {any} */ hint, /** @type {any} */ one) {
  if (one.id === hint.best) return '';
  if (one.givesPointsAway) return t('advice.gives-points-away');
  if (one.visits === 0) return t('advice.first-sight');
  if (hardlyLookedAt(one)) return t('advice.hardly-looked-at');
  const reasons = reasonsText(context, one.reasons ?? [], hint.seat);
  return [aboutAsGood(one) ? t('advice.about-as-good') : '', reasons].filter(Boolean).join(': ');
}

/** @param {Context} context */
export function hintPanel(context) {
  const hint = context.hint;
  if (!hint || !context.ask) return nothing;
  const best = Math.max(...hint.candidates.map((/** @type {any} */ one) => one.winShare), 0.01);
  return html`
    <section class="hint panel" aria-label=${t('table.hint')}>
      <div class="row hint-head">${icon('ui-hint')}<div class="advice"
          role="status"><h2>${advice(context, hint)}</h2></div>
        <button type="button" class="quiet shut" aria-label=${t('app.close')} @click=${() => {
          context.hint = null;
          context.changed();
        }}>${icon('ui-close')}</button></div>
      <ol class="plain candidates">
        ${hint.candidates.map((/** @type {any} */ one) => {
          const about = remark(context, hint, one);
          return html`<li class=${one.id === hint.best ? 'best' : ''}>
            <span class="words">${capital(words(context, one))}</span>
            <span class="number">${share(one)}</span>
            <meter min="0" max=${best} .value=${one.winShare} aria-label=${t('table.win-share')}></meter>
            ${about ? html`<span class="small quiet-text reason">${capital(about)}</span>` : nothing}
          </li>`;
        })}
      </ol>
      <p class="small quiet-text">${t('advice.about')}</p>
    </section>
  `;
}
