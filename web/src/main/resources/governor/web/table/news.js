/** What happened since the viewer's last own choice, to step through. */
import { html } from 'lit';
import { t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { lines } from './lines.js';

/** Who takes a game up in its middle has chosen nothing yet; what happened long ago is no news. */
const MOST = 24;

/** @param {any} screen @param {import('./context.js').TableContext} context */
export function newsStrip(screen, context) {
  if (context.inert || !(context.ask || context.isPeeking)) return null;
  const news = lines(
    context,
    context.news().filter((entry) => entry.seat !== context.me),
  ).slice(-MOST);
  const first = news[0]?.n ?? -1;
  if (news.length === 0 || screen.newsClosed === first) return null;
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
      <button type="button" class="quiet" aria-label=${t('table.news-back')} ?disabled=${place === 0}
          @click=${() => step(-1)}>${icon('ui-previous')}</button>
      <span class="news-text" role="status">${news[place].text}</span>
      <span class="small number">${place + 1}/${news.length}</span>
      <button type="button" class="quiet" aria-label=${t('table.news-on')} ?disabled=${place === news.length - 1}
          @click=${() => step(1)}>${icon('ui-next')}</button>
      <button type="button" class="quiet" aria-label=${t('app.close')} @click=${() => {
        screen.newsClosed = first;
        screen.requestUpdate();
      }}>${icon('ui-close')}</button>
    </section>
  `;
}
