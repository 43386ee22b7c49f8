/** What a piece is and does, opened from any card or tile; each role has a page of its own. */
import { html, nothing } from 'lit';
import { ROOT } from '../app/files.js';
import { capital, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { chapters } from '../rules/chapters.js';

/** @typedef {import('./context.js').TableContext} Context */

/** The chapters of the rules that tell of a role. */
const roles = (/** @type {Context} */ context) =>
  context.pieces ? chapters(context.pieces).filter((one) => one.icon.startsWith('role-')) : [];

/** The page of a role, by the name of one of its tiles. */
export const pageOf = (/** @type {Context} */ context, /** @type {string} */ name) =>
  roles(context).find((one) => one.id === context.key(name).replace(/ \d$/, ''));

const address = (/** @type {Context} */ context, /** @type {string} */ place) =>
  `${ROOT}rules?config=${encodeURIComponent(context.table.config)}#${encodeURIComponent(place)}`;

const inRules = (/** @type {Context} */ context, /** @type {string} */ place, words = t('table.in-rules')) =>
  html`<p><a href=${address(context, place)} target="_blank" rel="noopener">${words}</a></p>`;

function contents(/** @type {Context} */ context) {
  return html`<p>${t('table.help-empty')}</p>
    <h2>${t('table.help-roles')}</h2>
    <ul class="plain help-roles">${roles(context).map(
      (one) =>
        html`<li><button type="button" @click=${() =>
          context.explain(one.id)}>${icon(one.icon)}${one.title}</button></li>`,
    )}</ul>
    ${inRules(context, 'how', t('app.rules'))}`;
}

function rolePage(/** @type {Context} */ context, /** @type {import('../rules/chapters.js').Chapter} */ page) {
  return html`<article class="piece-help">
    <h2>${icon(page.icon, 'big')} ${page.title}</h2>
    ${page.text.split(/(?<=\.) /).map((sentence) => html`<p>${sentence}</p>`)}
    ${page.points.length > 0 ? html`<ul>${page.points.map((one) => html`<li>${one}</li>`)}</ul>` : nothing}
    ${inRules(context, `how-${page.id}`)}
  </article>`;
}

export function pieceHelp(/** @type {Context} */ context) {
  const pieces = context.pieces;
  const name = context.reading || context.pinned;
  if (!name || !pieces) return contents(context);
  const page = pageOf(context, name);
  if (page) return rolePage(context, page);
  const entry = pieces.entry(name);
  if (!entry) return contents(context);
  const refusal = context.refusal(entry.name);
  return html`
    <article class="piece-help">
      <h2>${icon(pieces.icon(name), 'big')} ${capital(pieces.name(name))}</h2>
      <dl>
        ${entry.cost >= 0 ? html`<div><dt>${t('table.cost')}</dt><dd>${entry.cost}</dd></div>` : nothing}
        ${entry.points >= 0 ? html`<div><dt>${t('table.points')}</dt><dd>${entry.points}</dd></div>` : nothing}
        ${
          entry.cost >= 0 && entry.copies > 0
            ? html`<div><dt>${t('table.copies')}</dt><dd>${entry.copies}</dd></div>`
            : nothing
        }
        ${entry.when ? html`<div><dt>${t('table.when')}</dt><dd>${pieces.when(name)}</dd></div>` : nothing}
      </dl>
      <p>${pieces.effect(name)} ${pieces.more(name)}</p>
      ${refusal ? html`<p class="why">${refusal}</p>` : nothing}
      ${inRules(context, entry.key)}
    </article>
  `;
}
