/**
 * The one line above the action bar. It is always there and always as high, so that nothing moves when something has to
 * be
 * said: what went wrong, a lost connection, an offer that waits for an answer, or what happened since the last own
 * choice.
 */
import { html, nothing } from 'lit';
import { list, t } from '../app/i18n.js';
import { post } from '../app/api.js';
import { icon } from '../app/icons.js';
import { newsStrip } from './news.js';
import { rematchNotice } from './rematch.js';

/** @typedef {import('./context.js').TableContext} Context */

function problem(/** @type {Context} */ context) {
  return context.problem
    ? html`<p class="problem" role="alert" title=${context.problem}><span>${context.problem}</span></p>`
    : null;
}

/** What the table waits for: its server, or room on this device. */
function lost(/** @type {Context} */ { connection }) {
  if (connection !== 'lost' && connection !== 'full') return null;
  const sentence = t(connection === 'full' ? 'offline.waits' : 'table.reconnecting');
  return html`<p class="lost" role="alert" title=${sentence}>${icon('ui-warning')}<span>${sentence}</span></p>`;
}

/** An offer to end the game now that waits for the viewer's answer. */
function endOffer(/** @type {Context} */ context) {
  const offers = context.table.endOffers ?? [];
  if (
    context.inert ||
    !context.plays ||
    context.table.status !== 'running' ||
    offers.length === 0 ||
    offers.includes(context.me)
  )
    return null;
  const answer = (/** @type {boolean} */ accept) => () =>
    context.send(() => post(`/tables/${context.id}/end-offer`, { seat: context.me, accept }));
  return html`<section class="news offer-end" role="status"><span
      class="news-text">${t('table.end-offered', {
        names: list(offers.map((/** @type {number} */ seat) => context.name(seat))),
        n: offers.length,
      })}</span>
    <button type="button" @click=${answer(true)}>${t('table.accept-end')}</button><button type="button"
        @click=${answer(false)}>${t('table.decline-end')}</button></section>`;
}

/** So many lines of the log later an answer is old. */
const ANSWER_LINES = 12;

/** That somebody wants to play on, until it is put away or the game has gone on for a while. */
function declinedEnd(/** @type {any} */ screen, /** @type {Context} */ context) {
  const note = context.chat.findLast((one) => !one.name);
  const [what, place] = note?.text.split(' ') ?? [];
  if (what !== 'DECLINED_END' || note.seat === context.me || screen.answerClosed === note.n) return null;
  if ((context.log.at(-1)?.n ?? 0) - Number(place) >= ANSWER_LINES) return null;
  const close = () => {
    screen.answerClosed = note.n;
    screen.requestUpdate();
  };
  return html`<section class="news declined-end" role="status"><span
      class="news-text">${t('table.note.DECLINED_END', { seat: context.name(note.seat) })}</span>
    <button type="button" class="quiet" aria-label=${t('app.close')} @click=${close}>${icon(
      'ui-close',
    )}</button></section>`;
}

/** What is selected does this: to be read whole before the large button is pressed. */
function aside(/** @type {Context} */ context) {
  const said = context.ask ? context.board?.aside?.() : null;
  if (!said) return null;
  const words = html`<strong>${said.title}:</strong> ${said.text}`;
  return html`<section class="news"><span class="news-text aside">${words}</span></section>`;
}

/** @param {any} screen @param {Context} context */
export const noticeLine = (screen, context) =>
  html`<div
      class="notice">${
        problem(context) ??
        lost(context) ??
        endOffer(context) ??
        declinedEnd(screen, context) ??
        rematchNotice(context) ??
        aside(context) ??
        newsStrip(screen, context) ??
        nothing
      }</div>`;
