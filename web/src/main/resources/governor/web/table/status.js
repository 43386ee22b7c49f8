/** The line on top: round, governor, phase and privilege, what is asked, the connection. */
import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { capital, first, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { titleOf } from '../app/pieces.js';
import { portrait } from '../show/merchants.js';
import { choicesMade, turnStrip } from './turns.js';
import { ending, endingText } from './ending.js';

/** A seat's badge: its colour, a shape of its own and its name. */
export function seatBadge(
  /** @type {import('./context.js').TableContext} */ context,
  /** @type {number} */ seat,
  { named = true } = {},
) {
  return html`<span class="seat-badge seat-${seat}"><span class="seat-mark" aria-hidden="true">${seat + 1}</span>${
    named ? html`<span class="seat-name">${context.name(seat)}</span>` : nothing
  }</span>`;
}

/** Who sits there: a computer player, somebody who is away, somebody for whom the computer plays. */
export function whoSits(/** @type {import('./context.js').TableContext} */ context, /** @type {number} */ seat) {
  const who = context.table.seats[seat];
  return html`
    ${portrait(context.table, seat)}${
      who?.kind === 'computer' && who.levelName
        ? html`<span class="level small" aria-hidden="true">${first([`level.${who.levelName}`], who.levelName)}</span>`
        : nothing
    }
    ${
      who?.kind === 'person' && !who.online && !who.you
        ? html`<span
      class="small away">${t('table.away')}</span>`
        : nothing
    }
    ${who?.standIn ? html`<span class="small away">${t('table.stand-in')}</span>` : nothing}`;
}

function whatIsAsked(/** @type {import('./context.js').TableContext} */ context) {
  const { view, table } = context;
  if (table.status === 'over' || table.status === 'ended') return t('table.over');
  if (context.inert) return view.asked >= 0 ? t('table.to-choose', { seat: context.name(view.asked) }) : '';
  if (context.ask) return context.question();
  if (view.asked < 0) return '';
  const kind = table.seats[view.asked]?.kind;
  return t(kind === 'computer' ? 'table.thinks' : 'table.waits', { seat: context.name(view.asked) });
}

/** Until when the seat that is asked has time; the screen writes what is left every second. */
function clock(/** @type {import('./context.js').TableContext} */ context) {
  const deadline = context.position.clock?.deadline;
  if (!deadline || context.inert) return nothing;
  return html`<span class="clock number" title=${t('table.clock')}>${icon('ui-clock')}<span
    class="unseen">${t('table.clock')}</span><time datetime=${deadline} data-deadline=${deadline}></time></span>`;
}

/** Whose hand somebody sees who watches with all hands open. */
function seenBy(/** @type {import('./context.js').TableContext} */ context) {
  if (!context.how.watch || context.table.options.watch !== 'all') return nothing;
  const eyes = context.how.seat ?? '';
  return html`<label class="seen-by small">${t('replay.seat')} <select @change=${(/** @type {Event} */ event) =>
    context.seeAs(/** @type {HTMLSelectElement} */ (event.target).value)}>
    <option value="" ?selected=${eyes === ''}>${t('replay.public')}</option>
    ${context.table.seats.map(
      (/** @type {any} */ one) =>
        html`<option value=${one.seat} ?selected=${eyes === String(one.seat)}>${context.name(one.seat)}</option>`,
    )}</select></label>`;
}

/** With so little time left a warning is due. */
const SHORT_SECONDS = 20;

/** Whether hardly any time is left. */
export const isShort = (/** @type {string} */ deadline) => Date.parse(deadline) - Date.now() <= SHORT_SECONDS * 1000;

/** The time until then: 1:05, or hours and days where it is long. */
export function timeLeft(/** @type {string} */ deadline) {
  const seconds = Math.max(0, Math.round((Date.parse(deadline) - Date.now()) / 1000));
  if (seconds >= 172_800) return t('table.days', { n: Math.floor(seconds / 86_400) });
  if (seconds >= 3_600) return t('table.hours', { n: Math.floor(seconds / 3_600) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What goes on: the phase of a role, an event, the start of a round or the choice of a role. */
function phaseName(/** @type {import('./context.js').TableContext} */ context) {
  const { view, ask } = context;
  if (view.phase) return first(context.keys(`${context.game}.phase.${context.key(view.phase)}`), view.phase);
  const stage = context.board?.stage?.();
  if (stage) return stage;
  if (!ask || ask.kind === 'CHOOSE_ROLE') return t('table.no-phase');
  const last = choicesMade(context).at(-1);
  return last?.event ? capital(last.name) : t('table.round-start');
}

/** @param {any} _screen @param {import('./context.js').TableContext} context */
export function statusLine(_screen, context) {
  const { view, table } = context;
  const phase = phaseName(context);
  const asked = whatIsAsked(context);
  const prompted = context.ask && !context.board?.plan();
  return html`
    <section class="status ${prompted ? '' : 'telling'}" aria-label=${t('table.status')}>
      <h1 class="unseen">${titleOf(table.config)}</h1>
      <span class="round"><abbr title=${t('table.round')}>${t('table.round-short', { n: view.round })}</abbr></span>
      ${
        ending(context)
          ? html`<span class="ending" title=${endingText(context)}>${icon('end-flag')}${t(
              `table.${ending(context)}`,
            )}</span>`
          : nothing
      }
      ${context.board?.stage?.() ? nothing : turnStrip(context)}
      ${keyed(
        `${phase} ${view.rolePlayer}`,
        html`<span class="phase">${
          view.phase ? icon(`role-${context.key(view.phase).replace(/ \d$/, '')}`) : nothing
        }<strong>${phase}</strong>
        ${
          view.rolePlayer >= 0 && view.phase
            ? html`<span class="privilege">${t('table.privilege', { seat: context.name(view.rolePlayer) })}</span>`
            : nothing
        }</span>`,
      )}
      ${keyed(
        asked,
        html`<span class="asked ${context.ask ? 'yours' : ''} ${prompted ? 'prompted' : ''}"
          title=${asked}>${asked}</span>`,
      )}
      ${clock(context)} ${seenBy(context)}
      ${
        table.practice
          ? html`<span class="tag"
        title=${t('table.practice-why')}>${t('table.practice')}</span>`
          : nothing
      }
    </section>
  `;
}
