/**
 * Once more with the same people: who wants it invites the others, and the new table begins when all have accepted.
 * What became of an invitation the new table says, which is asked for when it is first heard of.
 */
import { html, nothing } from 'lit';
import { ROOT } from '../app/files.js';
import { get, post } from '../app/api.js';
import { first, list, t } from '../app/i18n.js';
import { go } from '../app/router.js';
import { nameOf } from '../show/merchants.js';

/** @typedef {import('./context.js').TableContext} Context */

/** What is known of the rematch of a table. @type {WeakMap<Context, {id: string, table: any}>} */
const known = new WeakMap();

/** So often the new table is asked for, and with such pauses. */
const TRIES = 20;
const AGAIN_MILLIS = 500;

/** How much time a decision has, or an empty text where there is no clock. */
export function clockOf(/** @type {any} */ table) {
  const { clock } = table.options;
  return clock === 'none' ? '' : first([`start.clock.${clock}`], clock);
}

/** Whether this is a table for which people were asked who have not all agreed. */
export const isInviting = (/** @type {any} */ table) =>
  table.seats.some((/** @type {any} */ seat) => seat.kind === 'invited');

/** Whether the viewer is one of them. */
export const isInvited = (/** @type {any} */ table) =>
  table.status === 'waiting' && table.seats.some((/** @type {any} */ seat) => seat.kind === 'invited' && seat.you);

/** The names of some of those at a table, and how many they are. */
function those(/** @type {any} */ table, /** @type {(seat: any) => boolean} */ isOne) {
  const names = table.seats.flatMap((/** @type {any} */ seat, /** @type {number} */ n) =>
    isOne(seat) ? [nameOf(table, n)] : [],
  );
  return { names: list(names), n: names.length };
}

/** That somebody declined, or took the invitation back. */
const declined = (/** @type {any} */ table) =>
  table.seats.some((/** @type {any} */ seat) => seat.resigned && seat.you)
    ? t('table.rematch-declined.me')
    : t(
        'table.rematch-declined',
        those(table, (seat) => seat.resigned),
      );

/** The new table, or null until it is known. */
function next(/** @type {Context} */ context) {
  const id = context.table.rematch;
  const before = known.get(context);
  if (!id || before?.id === id) return before?.table ?? null;
  const found = { id, table: null };
  known.set(context, found);
  ask(context, found, TRIES);
  return null;
}

/** A table is named a moment before it is there: then it is asked for again. */
async function ask(
  /** @type {Context} */ context,
  /** @type {{id: string, table: any}} */ found,
  /** @type {number} */ tries,
) {
  try {
    const { table } = await get(`/tables/${found.id}`);
    found.table = table;
    context.changed();
  } catch (problem) {
    console.warn(problem);
    if (tries > 1 && !context.left && known.get(context) === found)
      setTimeout(() => ask(context, found, tries - 1), AGAIN_MILLIS);
  }
}

/** Whether the rematch came to nothing. */
const isOff = (/** @type {any} */ table) => table?.status === 'ended' && isInviting(table);

/** Invites the others, or accepts their invitation; leads to the new table. */
async function want(/** @type {Context} */ context) {
  await context.send(async () => {
    const { id } = await post(`/tables/${context.id}/rematch`, {});
    go(`/t/${id}`);
    return null;
  });
}

async function decline(/** @type {Context} */ context, /** @type {any} */ table) {
  await context.send(async () => {
    await post(`/tables/${table.id}/resign`, {});
    known.delete(context);
    return null;
  });
}

/** Who invites the viewer of a finished table to which clock; an empty text where nobody does. */
export function invitationText(/** @type {Context} */ context) {
  const table = context.plays && next(context);
  if (!table || !isInvited(table)) return '';
  const inviters = those(table, (seat) => seat.kind === 'person');
  const clock = clockOf(table);
  return [t('table.rematch-invites', inviters), clock ? t('table.rematch-clock', { clock }) : ''].join(' ').trim();
}

/** What somebody at a finished table is told of a rematch; null if there is nothing to tell. */
export function rematchNotice(/** @type {Context} */ context) {
  if (!context.table.rematch || !context.plays || !['over', 'ended'].includes(context.table.status)) return null;
  const table = next(context);
  if (!table) return null;
  if (!isInvited(table)) {
    const text = isOff(table) ? declined(table) : t('table.rematch-there');
    return html`<section class="news" role="status"><span class="news-text">${text}</span></section>`;
  }
  return html`<section class="news rematch" role="status"><span class="news-text">${invitationText(context)}</span>
    <button type="button" @click=${() => decline(context, table)}>${t('table.rematch-decline')}</button></section>`;
}

/** The large button of a finished table. */
export function rematchButton(/** @type {Context} */ context) {
  const table = next(context);
  if (table && !isOff(table) && !isInvited(table))
    return html`<a class="button primary large"
      href="${ROOT}t/${table.id}"><span>${t('table.rematch-join')}</span></a>`;
  const label = table && isInvited(table) ? 'table.rematch-accept' : 'table.rematch';
  return html`<button type="button" class="primary large" aria-disabled=${String(context.busy)} @click=${() =>
    !context.busy && want(context)}><span>${t(label)}</span></button>`;
}

/** In the room of the new table: who is asked can agree or not, the others can call it off. */
export function invitation(/** @type {Context} */ context) {
  const { table } = context;
  if (!isInviting(table)) return nothing;
  if (table.status !== 'waiting') {
    return html`<p role="status">${declined(table)}</p>
      <div class="row"><a class="button" href="${ROOT}">${t('table.to-start')}</a></div>`;
  }
  const accept = () =>
    context.send(async () => {
      await post(`/tables/${context.id}/join`, {});
      context.close();
      await context.open();
      return null;
    });
  const leave = () =>
    context.send(async () => {
      await post(`/tables/${context.id}/resign`, {});
      return null;
    });
  if (isInvited(table)) {
    return html`<div class="row">
      <button type="button" class="primary" ?disabled=${context.busy}
        @click=${accept}>${t('table.rematch-accept')}</button>
      <button type="button" ?disabled=${context.busy} @click=${leave}>${t('table.rematch-decline')}</button></div>`;
  }
  const awaited = those(table, (seat) => seat.kind === 'invited');
  return html`<p role="status">${t('table.rematch-awaits', awaited)}</p>
    <div class="row"><button type="button" ?disabled=${context.busy}
      @click=${leave}>${t('table.rematch-withdraw')}</button></div>`;
}
