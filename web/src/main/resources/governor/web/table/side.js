/** The panel beside the board: log, chat and help as tabs; on a narrow screen a sheet from the bottom. */
import { html, nothing } from 'lit';
import { ROOT } from '../app/files.js';
import { repeat } from 'lit/directives/repeat.js';
import { t } from '../app/i18n.js';
import { settings } from '../app/settings.js';
import { icon } from '../app/icons.js';
import { pieceHelp } from './help.js';
import { lines } from './lines.js';
import { said, withNotes } from './notes.js';
import { tableInfo } from './more.js';

/** @typedef {import('./context.js').TableContext} Context */

const TABS = ['log', 'chat', 'help', 'more'];

/** Where the panel is a drawer, as the style sheets say. @type {Record<string, MediaQueryList>} */
const DRAWER = { sanjuan: matchMedia('(max-width: 999px)'), puertorico: matchMedia('(max-width: 1749px)') };

export class Side {
  /** @param {{requestUpdate(): void, querySelector: ParentNode['querySelector']}} host */
  constructor(host) {
    this.host = host;
    /** The tab that was opened by hand; empty: shut on a narrow screen, the log on a wide one. */
    this.tab = '';
    /** How many lines of the log and of the chat have been read. */
    this.seen = -1;
    this.seenChat = -1;
    this.logEnd = -1;
    /** @type {import('./lines.js').Line[]} */
    this.lines = [];
    /** @type {import('./types.js').LogEntry[] | null} */
    this.logOfLines = null;
    /** @type {any[] | null} */
    this.chatOfLines = null;
    this.languageOfLines = '';
  }

  /** Opens this tab; an empty text shuts the panel. */
  show(/** @type {string} */ tab) {
    this.tab = tab;
    this.host.requestUpdate();
  }

  close() {
    if (this.tab) this.show('');
  }

  /** The button that opens the panel where it is not in sight. */
  button(/** @type {Context} */ context) {
    const fresh = this.fresh(context);
    return html`<button type="button" class="side-button" aria-expanded=${this.tab ? 'true' : 'false'} @click=${() =>
      this.show(this.tab ? '' : 'log')}
      aria-label=${t('table.log')}>${icon('ui-log')}${
        fresh > 0 && !this.tab ? html`<span class="badge">${Math.min(fresh, 99)}</span>` : nothing
      }</button>`;
  }

  /** How many lines of the log are new, as they are told, and how many messages. */
  fresh(/** @type {Context} */ context) {
    const { log } = context;
    if (this.seen < 0) {
      // What happened before one came is no news.
      this.seen = log.at(-1)?.n ?? -1;
      this.seenChat = said(context).at(-1)?.n ?? -1;
    }
    // What happened before the last own choice was seen to happen.
    const from = Math.max(this.seen, (context.position.news ?? 0) - 1);
    return (
      this.unread(context) +
      lines(
        context,
        log.filter((one) => one.n > from),
      ).length
    );
  }

  /** How many messages of others have not been read. */
  unread(/** @type {Context} */ context) {
    return said(context).filter((one) => one.n > this.seenChat && one.seat !== context.me).length;
  }

  /** Whether the panel is in sight; what is not seen is not drawn. */
  isOpen(/** @type {Context} */ context) {
    return this.tab !== '' || !DRAWER[context.game]?.matches;
  }

  /** What the panel shows: in a drawer what was opened, and beside the board the help on what is pointed at. */
  tabOf(/** @type {Context} */ context) {
    if (this.tab && DRAWER[context.game]?.matches) return this.tab;
    return context.reading ? 'help' : this.tab || 'log';
  }

  render(/** @type {Context} */ context) {
    const open = context.parts > 0 && this.isOpen(context);
    if (!open) this.logEnd = -1;
    const tab = this.tabOf(context);
    if (open && tab === 'log') this.seen = context.log.at(-1)?.n ?? -1;
    if (open && tab === 'chat') this.seenChat = said(context).at(-1)?.n ?? -1;
    const unread = this.unread(context);
    return html`
      <aside class="side" aria-label=${t('table.side')}>
        <div class="tabs" role="tablist" data-rove>
          ${TABS.map(
            (one) => html`<button type="button" role="tab" data-item id="tab-${one}" class=${
              one === tab ? 'chosen' : ''
            } aria-selected=${one === tab} aria-controls="side-panel"
              @click=${() => {
                context.pinned = '';
                context.read('');
                this.show(one);
              }}>${t(`table.${one}`)}${
                one === 'chat' && unread > 0 ? html` <span class="count">${unread}</span>` : nothing
              }</button>`,
          )}
          <button type="button" class="quiet shut" aria-label=${t('app.close')} @click=${() => {
            context.read('');
            this.close();
          }}>${icon('ui-close')}</button>
        </div>
        <div class="side-panel" id="side-panel" role="tabpanel" aria-labelledby="tab-${tab}" tabindex="0">
          ${
            !open
              ? nothing
              : tab === 'log'
                ? this.logOf(context)
                : tab === 'chat'
                  ? this.chatOf(context)
                  : tab === 'more'
                    ? tableInfo(context)
                    : pieceHelp(context)
          }
        </div>
      </aside>
    `;
  }

  logOf(/** @type {Context} */ context) {
    const rounds = groups(this.linesOf(context));
    this.follow(context);
    // One stop for the tab key: the way from the board to the buttons below must not lead through every line.
    return html`<ol class="log plain" data-rove="last">
      ${repeat(
        rounds,
        (group) => `${group.round} ${group.entries[0].n}`,
        (group) => html`
        <li class="log-round"><h2>${t('table.round-n', { n: group.round })}</h2>
          <ol class="plain">${repeat(
            group.entries,
            (entry) => entry.note ?? entry.n,
            (entry) => html`
            <li class="log-entry ${phaseStart(entry) ? 'phase-start' : ''} ${entry.forced ? 'forced' : ''} ${
              entry.note ? 'noted' : ''
            }" title=${entry.forced ? t('table.forced') : nothing}>
              <a data-item href="${ROOT}t/${context.id}/replay?ply=${entry.ply}"
                title=${t('table.to-replay')}>${entry.text}${
                  entry.forced ? html`<span class="unseen"> ${t('table.forced')}</span>` : nothing
                }</a>
            </li>`,
          )}</ol></li>`,
      )}
    </ol>`;
  }

  /** The lines of the log; made anew only where the log has changed. */
  linesOf(/** @type {Context} */ context) {
    const language = `${settings.language} ${settings.words} ${settings.names}`;
    if (this.logOfLines !== context.log || this.chatOfLines !== context.chat || this.languageOfLines !== language) {
      this.chatOfLines = context.chat;
      this.logOfLines = context.log;
      this.languageOfLines = language;
      this.lines = withNotes(context, lines(context, context.log));
    }
    return this.lines;
  }

  /** Keeps the end of the log in sight. */
  follow(/** @type {Context} */ context) {
    const end = context.log.at(-1)?.n ?? -1;
    if (end === this.logEnd) return;
    this.logEnd = end;
    requestAnimationFrame(() => {
      const panel = this.host.querySelector('.side-panel');
      if (panel) panel.scrollTop = panel.scrollHeight;
    });
  }

  chatOf(/** @type {Context} */ context) {
    return html`
      <ol class="chat plain">${said(context).map((one) => html`<li><strong>${one.name}</strong> ${one.text}</li>`)}</ol>
      ${said(context).length === 0 ? html`<p class="quiet-text">${t('table.chat-empty')}</p>` : nothing}
      ${
        context.plays && !context.inert
          ? html`<form class="row" @submit=${(/** @type {SubmitEvent} */ event) => this.say(event, context)}>
            <input name="text" maxlength="500" autocomplete="off" aria-label=${t('table.chat-say')}
              placeholder=${t('table.chat-say')}><button type="submit">${t('table.chat-send')}</button>
          </form>`
          : nothing
      }
    `;
  }

  say(/** @type {SubmitEvent} */ event, /** @type {Context} */ context) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const text = String(new FormData(form).get('text') ?? '').trim();
    if (text) context.say(text);
    form.reset();
  }
}

/** Whether a phase begins with this entry. */
const phaseStart = (/** @type {import('./lines.js').Line} */ entry) =>
  entry.what.startsWith('TOOK') || entry.what === 'TRIGGERED';

/** The lines of the log round by round. */
function groups(/** @type {import('./lines.js').Line[]} */ log) {
  /** @type {{round: number, entries: import('./lines.js').Line[]}[]} */
  const rounds = [];
  for (const entry of log) {
    if (rounds.at(-1)?.round !== entry.round) rounds.push({ round: entry.round, entries: [] });
    rounds.at(-1)?.entries.push(entry);
  }
  return rounds;
}
