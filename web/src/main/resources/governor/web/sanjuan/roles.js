/** The five roles with what they would bring, and the open events. */
import { html, nothing } from 'lit';
import { capital, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { seatBadge } from '../table/status.js';
import { mineBrief, othersBrief, previews } from './preview.js';

/** @typedef {import('./board.js').default} Board */
/** @typedef {import('../table/types.js').Choice} Choice */

const ROLES = ['builder', 'producer', 'trader', 'councillor', 'prospector'];

/** Of the choices for one picture the one with the library, if it is to be used. */
function wanted(/** @type {Board} */ board, /** @type {Choice[]} */ choices) {
  const number = board.useLibrary ? 1 : 0;
  return choices.find((choice) => (choice.number ?? 0) === number) ?? choices[0];
}

/** Whether the library is used with the role: a switch of the action bar. */
export function library(/** @type {Board} */ board) {
  const choices = board.context.choices('TAKE');
  if (!choices.some((choice) => choice.number) || !choices.some((choice) => !choice.number)) return nothing;
  return html`<label class="library-toggle small"><input type="checkbox" .checked=${board.useLibrary} @change=${() => {
    board.useLibrary = !board.useLibrary;
    const head = board.picking.head[0];
    const again = head && wanted(board, board.context.choices(head.verb, head.piece ?? ''));
    if (again && again.id !== head.id) board.picking.choose(again);
    board.context.changed();
  }}>${t('sanjuan.with-library')}</label>`;
}

function roleTile(/** @type {Board} */ board, /** @type {string} */ role) {
  const { context } = board;
  const { view } = context;
  const choices = context.choices('TAKE', role);
  const choice = choices.length > 0 ? wanted(board, choices) : null;
  const taken = view.rolesTaken.some((/** @type {string} */ one) => context.key(one) === role);
  const taker = Object.entries(view.roleTakers ?? {}).find(([one]) => context.key(one) === role)?.[1] ?? -1;
  const preview = choice ? previews(board, choice) : { mine: [], others: [] };
  const name = capital(context.piece(role));
  const hint = preview.mine[0] ?? t(`sanjuan.role-about.${role}`);
  const chosen = choice !== null && board.picking.heads(choice);
  const state = taken ? (taker >= 0 ? t('sanjuan.taken-by', { seat: context.name(taker) }) : t('sanjuan.taken')) : '';
  const label = [name, state, t(`sanjuan.role-about.${role}`), ...preview.mine, ...preview.others]
    .filter(Boolean)
    .join('. ');
  return html`<li class="role-place">
    <button type="button" class="role ${choice ? 'lit' : ''} ${taken ? 'taken' : ''} ${chosen ? 'chosen' : ''} ${
      view.phase && context.key(view.phase) === role ? 'now' : ''
    }" data-spot="role-${role}" data-piece=${role} data-item aria-label=${label} title=${
      [...preview.mine, ...preview.others].join(' · ') || t(`sanjuan.role-about.${role}`)
    }
      aria-pressed=${choice ? String(chosen) : nothing} aria-disabled=${choice ? 'false' : 'true'} @click=${() =>
        choice ? board.tap(choice) : context.explain(role)}
      @focus=${() => context.read(role)} @blur=${() => context.read('')} @mouseenter=${() => context.read(role)}
        @mouseleave=${() => context.read('')}>
      ${icon(`role-${role}`, 'art')}
      <span class="role-text"><strong>${name}</strong><span class="small">${
        choice ? hint : state || t(`sanjuan.role-about.${role}`)
      }</span>${choice ? html`${mineBrief(board, choice)}${othersBrief(board, choice)}` : nothing}</span>
      ${taken && taker >= 0 ? seatBadge(context, taker, { named: false }) : nothing}
    </button>
  </li>`;
}

function eventTile(/** @type {Board} */ board, /** @type {string} */ event) {
  const { context } = board;
  const choices = context.choices('TRIGGER', event);
  const roles = [...new Set(choices.map((choice) => choice.other ?? ''))];
  const name = capital(context.piece(event));
  const parts = roles.length > 0 ? roles : [''];
  return parts.map((role) => {
    const choice =
      choices.length > 0
        ? wanted(
            board,
            choices.filter((one) => (one.other ?? '') === role),
          )
        : null;
    const chosen = choice !== null && board.picking.heads(choice);
    const effect = role
      ? t('sanjuan.visit-role', { role: context.piece(role) })
      : (context.pieces?.effect(event) ?? '');
    return html`<li class="role-place"><button type="button" data-piece=${event}
      class="role event ${choice ? 'lit' : ''} ${chosen ? 'chosen' : ''}" data-item aria-pressed=${
        choice ? String(chosen) : nothing
      }
      aria-label=${`${name}. ${effect} ${choice ? previews(board, choice).mine.join('. ') : ''}`} title=${effect}
        @click=${() => (choice ? board.tap(choice) : context.explain(event))}
      @focus=${() => context.read(event)} @blur=${() => context.read('')} @mouseenter=${() =>
        context.read(event)} @mouseleave=${() => context.read('')}>
      ${icon(role ? `role-${context.key(role)}` : (context.pieces?.icon(event) ?? ''), 'art')}<span
        class="role-text"><strong>${name}</strong>${
          role ? html`<span class="small">${capital(context.piece(role))}</span>` : nothing
        }</span></button></li>`;
  });
}

/** What everybody would get from the role that is selected. */
function selectedPreview(/** @type {Board} */ board) {
  const head = board.picking.head[0];
  if (!head || !['TAKE', 'TRIGGER'].includes(head.verb)) return nothing;
  const { mine, others } = previews(board, head);
  const effect = head.verb === 'TRIGGER' && !head.other ? [board.context.pieces?.effect(head.piece ?? '') ?? ''] : [];
  if (effect.length + mine.length + others.length === 0) return nothing;
  return html`<ul class="role-preview plain small" aria-label=${t('sanjuan.preview')}>${[
    ...effect,
    ...mine,
    ...others,
  ].map((line) => html`<li>${capital(line)}</li>`)}</ul>`;
}

/** Open events have their room from the beginning on. */
export const isEventful = (/** @type {import('../table/context.js').TableContext} */ { pieces, view }) =>
  pieces?.modules.includes('events') || view.openEvents.length > 0;

export function rolePanel(/** @type {Board} */ board) {
  const { context } = board;
  const events = context.view.openEvents.flatMap((/** @type {string} */ event) => eventTile(board, event));
  const eventful = isEventful(context);
  return html`
    <section class="sj-roles ${eventful ? 'eventful' : ''} ${events.length > 3 ? 'four-events' : ''}"
      aria-label=${t('sanjuan.roles')}>
      <div data-rove>
        <ul class="roles plain">${ROLES.map((role) => roleTile(board, role))}</ul>
        ${eventful ? html`<ul class="events plain" aria-label=${t('start.events-short')}>${events}</ul>` : nothing}
      </div>
      ${selectedPreview(board)}
    </section>
  `;
}
