/** What a piece is and does, opened from any card or tile. */
import { html, nothing } from 'lit';
import { ROOT } from '../app/files.js';
import { capital, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';

/** @param {import('./context.js').TableContext} context */
export function pieceHelp(context) {
  const pieces = context.pieces;
  const name = context.reading || context.pinned;
  const entry = name ? pieces?.entry(name) : undefined;
  if (!entry || !pieces) return html`<p>${t('table.help-empty')}</p><p><a href="${ROOT}rules?config=${encodeURIComponent(context.table.config)}" target="_blank" rel="noopener">${t('app.rules')}</a></p>`;
  const refusal = context.refusal(entry.name);
  return html`
    <article class="piece-help">
      <h2>${icon(pieces.icon(name), 'big')} ${capital(pieces.name(name))}</h2>
      <dl>
        ${entry.cost >= 0 ? html`<div><dt>${t('table.cost')}</dt><dd>${entry.cost}</dd></div>` : nothing}
        ${entry.points >= 0 ? html`<div><dt>${t('table.points')}</dt><dd>${entry.points}</dd></div>` : nothing}
        ${entry.cost >= 0 && entry.copies > 0 ? html`<div><dt>${t('table.copies')}</dt><dd>${entry.copies}</dd></div>` : nothing}
        ${entry.when ? html`<div><dt>${t('table.when')}</dt><dd>${pieces.when(name)}</dd></div>` : nothing}
      </dl>
      <p>${pieces.effect(name)} ${pieces.more(name)}</p>
      ${refusal ? html`<p class="why">${refusal}</p>` : nothing}
      <p><a href="${ROOT}rules?config=${encodeURIComponent(context.table.config)}#${encodeURIComponent(entry.key)}" target="_blank" rel="noopener">${t('table.in-rules')}</a></p>
    </article>
  `;
}
