/** What happened since the viewer's last own choice, to step through. */
import { html, nothing } from 'lit';
import { list, t } from '../app/i18n.js';
import { post } from '../app/api.js';
import { icon } from '../app/icons.js';
import { lines } from './lines.js';

/** Who takes a game up in its middle has chosen nothing yet; what happened long ago is no news. */
const MOST = 24;

/** @param {any} screen @param {import('./context.js').TableContext} context */
export function newsStrip(screen, context) {
  if (context.inert || !(context.ask || context.isPeeking)) return nothing;
  const news = lines(context, context.news().filter((entry) => entry.seat !== context.me)).slice(-MOST);
  const first = news[0]?.n ?? -1;
  if (news.length === 0 || screen.newsClosed === first) return nothing;
  if (screen.newsFirst !== first) {
    screen.newsFirst = first;
    screen.newsPlace = 0;
  }
  const place = Math.min(screen.newsPlace, news.length - 1);
  const step = (/** @type {number} */ by) => {
    screen.newsPlace = Math.max(0, Math.min(news.length - 1, place + by));
    screen.requestUpdate();
    const { n, last } = news[screen.newsPlace];
    context.show.again(n, last);
  };
  return html`
    <section class="news" aria-label=${t('table.news')}>
      <span class="news-title">${t('table.news')}</span>
      <button type="button" class="quiet" aria-label=${t('table.news-back')} ?disabled=${place === 0} @click=${() => step(-1)}>${icon('ui-previous')}</button>
      <span class="news-text" role="status">${news[place].text}</span>
      <span class="small number">${place + 1}/${news.length}</span>
      <button type="button" class="quiet" aria-label=${t('table.news-on')} ?disabled=${place === news.length - 1} @click=${() => step(1)}>${icon('ui-next')}</button>
      <button type="button" class="quiet" aria-label=${t('app.close')} @click=${() => { screen.newsClosed = first; screen.requestUpdate(); }}>${icon('ui-close')}</button>
    </section>
  `;
}

/** An offer to end the game now that waits for the viewer's answer. */
export function endOffer(/** @type {import('./context.js').TableContext} */ context) {
  const offers = context.table.endOffers ?? [];
  if (context.inert || !context.plays || context.table.status !== 'running' || offers.length === 0 || offers.includes(context.me)) return nothing;
  const agree = () => context.send(() => post(`/tables/${context.id}/end-offer`, { seat: context.me, accept: true }));
  return html`<section class="news" role="status"><span class="news-text">${t('table.end-offered', { names: list(offers.map((/** @type {number} */ seat) => context.name(seat))), n: offers.length })}</span>
    <button type="button" @click=${agree}>${t('table.accept-end')}</button></section>`;
}
