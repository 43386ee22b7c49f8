/** The computer's opinion: each alternative with its share of wins, and one sentence of reason. */
import { html, nothing } from 'lit';
import { capital, percent, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';

/** @param {import('./context.js').TableContext} context */
export function hintPanel(context) {
  const hint = context.hint;
  if (!hint || !context.ask) return nothing;
  const best = Math.max(...hint.candidates.map((/** @type {any} */ one) => one.winShare), 0.01);
  return html`
    <section class="hint panel" aria-label=${t('table.hint')}>
      <div class="row"><h2>${icon('ui-hint')} ${t('table.hint')}</h2><button type="button" class="quiet shut" aria-label=${t('app.close')} @click=${() => { context.hint = null; context.changed(); }}>${icon('ui-close')}</button></div>
      <p>${hint.sentence}</p>
      <ol class="plain candidates">
        ${hint.candidates.map((/** @type {any} */ one) => html`<li class=${one.id === hint.best ? 'best' : ''}>
          <span class="words">${capital(context.board?.translate(one.words) ?? one.words)}</span>
          <meter min="0" max=${best} .value=${one.winShare} aria-label=${t('table.win-share')}></meter>
          <span class="number">${percent(one.winShare)}${one.error ? html` <span class="small">±${percent(one.error)}</span>` : nothing}</span>
        </li>`)}
      </ol>
    </section>
  `;
}
