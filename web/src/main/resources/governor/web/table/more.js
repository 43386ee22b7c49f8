/** What belongs to the table rather than to the game: watchers, the proof of the shuffle, an early end. */
import { html, nothing } from 'lit';
import { post } from '../app/api.js';
import { list, t } from '../app/i18n.js';
import { titleOf } from '../app/pieces.js';

/** @typedef {import('./context.js').TableContext} Context */

async function offerEnd(/** @type {Context} */ context) {
  await context.send(() => post(`/tables/${context.id}/end-offer`, { seat: context.me, accept: true }));
}

function resign(/** @type {Context} */ context) {
  if (confirm(t('table.resign-sure'))) context.resign();
}

/** @param {Context} context */
export function tableInfo(context) {
  const { table } = context;
  const running = table.status === 'running';
  const offers = table.endOffers ?? [];
  return html`
    <div class="stack table-info">
      <p><strong>${titleOf(table.config)}</strong><br><span class="small quiet-text">${table.config}</span></p>
      ${offers.length > 0 ? html`<p class="why">${t('table.end-offered', { names: list(offers.map((/** @type {number} */ seat) => context.name(seat))), n: offers.length })}</p>` : nothing}
      ${running && context.me >= 0 && !context.inert
        ? html`<div class="row"><button type="button" @click=${() => offerEnd(context)}>${offers.length > 0 && !offers.includes(context.me) ? t('table.accept-end') : t('table.offer-end')}</button>
            <button type="button" @click=${() => resign(context)}>${t('table.resign')}</button></div>`
        : nothing}
      ${table.watchLink ? html`<label class="stack">${t('table.watch-link')} <input readonly .value=${new URL(table.watchLink, location.href).href} @focus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}></label>` : nothing}
      ${table.seed ? html`<p class="small"><a href="/api/v1/tables/${context.id}/record" download="governor-${context.id}.txt">${t('table.record')}</a></p>` : nothing}
      <p class="small quiet-text">${t('table.commitment')}<br><code>${table.commitment}</code></p>
      ${table.seed ? html`<p class="small quiet-text">${t('table.seed')}<br><code>${table.seed}</code></p>` : nothing}
    </div>
  `;
}
