/** On a phone the table has parts, one of which is shown. */
import { html, nothing } from 'lit';
import { t } from '../app/i18n.js';

/** @typedef {import('./board.js').default} Board */

const TABS = ['table', 'me', 'market', 'opponents', 'log'];

export function tabs(/** @type {Board} */ board) {
  const place = board.context.ask ? board.placeOf(board.context.ask) : '';
  return html`<div class="pr-tabs" role="tablist" aria-label=${t('puertorico.tabs')} data-rove>
    ${TABS.map(
      (tab) => html`<button type="button" role="tab" data-item aria-selected=${String(board.tab === tab)}
          class=${board.tab === tab ? 'chosen' : ''} @click=${() => board.show(tab)}>
      ${t(`puertorico.tab.${tab}`)}${
        place === tab
          ? html`<span class="here" title=${t('puertorico.tab.asked')}>●<span
          class="unseen">${t('puertorico.tab.asked')}</span></span>`
          : nothing
      }</button>`,
    )}
  </div>`;
}
