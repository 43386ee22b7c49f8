/** What belongs to the table rather than to the game: watchers, the proof of the shuffle, an early end. */
import { html, nothing } from 'lit';
import { isOnDevice, move, post } from '../app/api.js';
import { list, t } from '../app/i18n.js';
import { titleOf } from '../app/pieces.js';
import { go } from '../app/router.js';
import { isAway } from '../app/server.js';
import { handOvers, proof, watchers } from './fair.js';
import { copyPosition } from './position.js';
import { saveRecord } from './score.js';

/** @typedef {import('./context.js').TableContext} Context */

/** Offers to end the game now, agrees to it, or takes one's own offer back. */
function endButton(/** @type {Context} */ context) {
  const offers = context.table.endOffers ?? [];
  const mine = offers.includes(context.me);
  const press = () => context.send(() => post(`/tables/${context.id}/end-offer`, { seat: context.me, accept: !mine }));
  return html`<button type="button" @click=${press}>${t(
    mine ? 'table.withdraw-end' : offers.length > 0 ? 'table.accept-end' : 'table.offer-end',
  )}</button>`;
}

function resign(/** @type {Context} */ context) {
  if (!confirm(t('table.resign-sure'))) return;
  /** @type {any} */ (context.host).side?.close();
  context.resign();
}

/**
 * Plays the game on at the server; where it was it stays as it is. From there only a game that is over comes to this
 * device: until then its shuffle is the server's secret.
 */
function moveButton(/** @type {Context} */ context) {
  const runs = context.table.status === 'running';
  if (isAway() || (runs && !isOnDevice(context.id))) return nothing;
  const press = () =>
    context.send(async () => {
      const id = await move(context.id);
      go(runs ? `/t/${id}` : `/t/${id}/replay`);
      return null;
    });
  return html`<button type="button" class="move-game" @click=${press}>${t(
    isOnDevice(context.id) ? 'offline.to-server' : 'offline.to-device',
  )}</button>`;
}

/** Why a game against computer players, which could be played anywhere, cannot leave its server yet. */
function stays(/** @type {Context} */ { id, table, me }) {
  const isSolo = table.seats.every((/** @type {any} */ { kind, seat }) => kind === 'computer' || seat === me);
  return isSolo && table.status === 'running' && !table.seed && !isOnDevice(id)
    ? html`<p class="small">${t('offline.stays')}</p>`
    : nothing;
}

/** @param {Context} context */
export function tableInfo(context) {
  const { table } = context;
  const running = table.status === 'running';
  const offers = table.endOffers ?? [];
  return html`
    <div class="stack table-info">
      <p><strong>${titleOf(table.config)}</strong></p>
      ${
        table.practice
          ? html`<p><span class="tag">${t('table.practice')}</span> <span class="small">${t(
              isOnDevice(context.id) ? 'offline.practice-why' : 'table.practice-why',
            )}</span></p>`
          : nothing
      }
      ${
        offers.length > 0
          ? html`<p class="why">${t('table.end-offered', {
              names: list(offers.map((/** @type {number} */ seat) => context.name(seat))),
              n: offers.length,
            })}</p>`
          : nothing
      }
      ${
        running && context.plays && !context.inert
          ? html`<div class="row">${endButton(context)}
            <button type="button" @click=${() => resign(context)}>${t('table.resign')}</button></div>`
          : nothing
      }
      ${handOvers(context)}
      ${watchers(context)}
      <div class="row">
        ${context.plays ? copyPosition(context.id, { seat: context.me }) : nothing}
        ${table.seed ? html`${saveRecord(context)} ${moveButton(context)}` : nothing}</div>
      ${stays(context)}
      ${proof(context)}
    </div>
  `;
}
