/** Several people at one screen: the hand is shown only once the next one has taken over. */
import { html } from 'lit';
import { titlePicture } from '../app/art.js';
import { t } from '../app/i18n.js';
import { seatBadge } from './status.js';

/** The seats that the viewer holds. */
export const mySeats = (/** @type {import('./context.js').TableContext} */ context) =>
  context.table.seats.filter((/** @type {any} */ seat) => seat.you && seat.kind === 'person');

/** @param {any} screen @param {import('./context.js').TableContext} context */
export function handOver(screen, context) {
  const seat = context.ask?.seat ?? 0;
  const take = () => {
    screen.holder = seat;
    screen.requestUpdate();
  };
  return html`
    <section class="panel narrow handover waiting">
      <img src=${titlePicture(context.game)} alt="" width="480" height="160">
      <h1>${t('table.hand-over')}</h1>
      <p>${seatBadge(context, seat)}</p>
      <p>${t('table.hand-over-text', { seat: context.name(seat) })}</p>
      <button type="button" class="primary large" autofocus
          @click=${take}>${t('table.i-am', { seat: context.name(seat) })}</button>
    </section>
  `;
}
