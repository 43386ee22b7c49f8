/** Lists of tables, and the form that takes a record. */
import { html, nothing } from 'lit';
import { hasBegun } from '../app/begun.js';
import { ROOT } from '../app/files.js';
import { t } from '../app/i18n.js';
import { settings } from '../app/settings.js';
import { titleOf } from '../app/pieces.js';
import { nameOf } from '../show/merchants.js';
import { isOnDevice } from '../app/api.js';

function status(/** @type {any} */ table) {
  return t(`start.status.${table.status}`, { n: table.round });
}

/** Whether a seat is kept there for the reader, who has not agreed to play. */
const isInvited = (/** @type {any} */ table) =>
  table.status === 'waiting' && table.seats.some((/** @type {any} */ seat) => seat.kind === 'invited' && seat.you);

function when(/** @type {string} */ time) {
  const date = new Date(time);
  return Number.isNaN(date.valueOf())
    ? ''
    : new Intl.DateTimeFormat(settings.language, { dateStyle: 'short', timeStyle: 'short' }).format(date);
}

export function tableList(/** @type {string} */ title, /** @type {string} */ none, /** @type {any[]} */ tables) {
  return html`
    <section class="panel"><h2>${title}</h2>
      ${
        tables.length === 0
          ? html`<p class="quiet-text">${none}</p>`
          : html`<ul class="plain table-list">${tables.slice(0, 20).map(
              (table) => html`
        <li><a href="${ROOT}t/${table.id}"><strong>${titleOf(table.config)}</strong>
          <span class="small">${table.seats
            .map((/** @type {any} */ _seat, /** @type {number} */ n) => nameOf(table, n) || t('table.seat-open'))
            .join(', ')}</span>
          <span class="small quiet-text">${status(table)} · ${when(table.updatedAt)}</span>
          ${isOnDevice(table.id) ? html`<span class="tag">${t('offline.on-device')}</span>` : nothing}
          ${table.playable ? nothing : html`<span class="tag">${t('start.other-rules')}</span>`}
          ${isInvited(table) ? html`<span class="tag turn">${t('start.invited')}</span>` : nothing}
          ${table.yourTurn ? html`<span class="tag turn">${t('start.your-turn')}</span>` : nothing}</a>
          ${
            table.playable && ['over', 'ended'].includes(table.status) && hasBegun(table)
              ? html`<a class="small"
              href="${ROOT}t/${table.id}/replay">${t('start.replay')}</a>`
              : nothing
          }</li>`,
            )}</ul>`
      }
    </section>
  `;
}

export function importForm(/** @type {(record: string) => void} */ open) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const record = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get('record') ?? '').trim();
    if (record) open(record);
  };
  const read = async (/** @type {Event} */ event) => {
    const file = /** @type {HTMLInputElement} */ (event.target).files?.[0];
    if (file) open(await file.text());
  };
  return html`
    <section class="panel"><details class="import"><summary><h2>${t('start.import')}</h2></summary>
      <p class="small">${t('start.import-about')}</p>
      <form class="stack" @submit=${submit}>
        <textarea name="record" rows="4" aria-label=${t('start.import-text')}></textarea>
        <div class="row"><button type="submit">${t('start.import-go')}</button><label
            class="button">${t('start.import-file')}<input class="unseen" type="file"
            accept=".txt,.json,text/plain,application/json" @change=${read}></label></div>
      </form></details>
    </section>
  `;
}
