/** What people settle beside the game: the proof of the shuffle, who watches, the seat of one who is gone. */
import { html, nothing } from 'lit';
import { get, isOnDevice, post } from '../app/api.js';
import { at } from '../app/files.js';
import { list, t } from '../app/i18n.js';
import { problemOf } from '../app/shuffle.js';

/** @typedef {import('./context.js').TableContext} Context */

/** What watchers see at this table, in words. */
function watched(/** @type {any} */ table) {
  const seat = /^seat:(\d)$/.exec(table.options.watch);
  return seat ? t('start.watch.seat', { n: Number(seat[1]) + 1 }) : t(`start.watch.${table.options.watch}`);
}

/** Everybody at the table sees which link for watchers there is and what it shows; who made it can withdraw it. */
export function watchers(/** @type {Context} */ context) {
  const { table } = context;
  if (table.options.watch === 'none') return nothing;
  const link = table.watchLink ? new URL(at(table.watchLink), location.href).href : '';
  return html`<p class="small">${t('table.watch-shows', { what: watched(table) })}</p>
    ${
      link
        ? html`<label class="stack">${t('table.watch-link')} <input readonly .value=${link} @focus=${(
            /** @type {FocusEvent} */ event,
          ) => /** @type {HTMLInputElement} */ (event.target).select()}></label>
          <button type="button" class="withdraw-watch" @click=${() =>
            context.send(() => post(`/tables/${context.id}/watch`))}>${t('table.watch-withdraw')}</button>`
        : nothing
    }`;
}

/** What somebody should know before they sit down. */
export function beforeSitting(/** @type {Context} */ context) {
  const { table } = context;
  return html`
    ${
      table.practice
        ? html`<p class="why"><span class="tag">${t('table.practice')}</span> ${t(
            isOnDevice(context.id) ? 'offline.practice-why' : 'table.practice-why',
          )}</p>`
        : nothing
    }
    ${
      table.options.watch === 'none'
        ? nothing
        : html`<p class="why">${t('table.watch-shows', { what: watched(table) })}</p>`
    }
    <details class="proof"><summary class="small">${t('table.proof')}</summary>
      <p class="small quiet-text">${t('table.commitment')}<br><code>${table.commitment}</code></p></details>`;
}

async function addSalt(/** @type {Context} */ context, /** @type {SubmitEvent} */ event) {
  event.preventDefault();
  const salt = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get('salt') ?? '').trim();
  await context.send(() => post(`/tables/${context.id}/salt`, { salt }));
}

/** Before the first card is dealt everybody may add to the shuffle. */
export function salting(/** @type {Context} */ context) {
  const awaited = /** @type {number[]} */ (context.table.awaitsSalt ?? []);
  if (awaited.length === 0) return nothing;
  const mine = awaited.some((seat) => context.table.seats[seat].you);
  return mine
    ? html`<form class="stack salt" @submit=${(/** @type {SubmitEvent} */ event) => addSalt(context, event)}>
        <p class="small quiet-text">${t('table.salt-about')}</p>
        <div class="row"><label>${t('table.salt')} <input name="salt" maxlength="64" pattern="[A-Za-z0-9\\-]*"
          autocomplete="off"></label>
        <button class="primary" type="submit" ?disabled=${context.busy}>${t('table.salt-add')}</button></div></form>`
    : html`<p role="status">${t('table.salt-awaits', { names: list(awaited.map((seat) => context.name(seat))) })}</p>`;
}

/** @type {Map<string, string>} */
const checked = new Map();

async function check(/** @type {Context} */ context) {
  const proof = await get(`/tables/${context.id}/shuffle`);
  const problem = await problemOf(proof, context.table.commitment);
  const count = proof.draws.split(' ').length;
  const known =
    problem === 'commitment' || problem === 'seed'
      ? t(`table.shuffle-${problem}`)
      : t('table.shuffle-draw', { n: problem ?? '' });
  checked.set(context.id, problem === null ? t('table.shuffle-holds', { n: count }) : known);
  context.host.requestUpdate();
}

/** The proof of the shuffle; when the game is over it can be checked by this browser itself. */
export function proof(/** @type {Context} */ context) {
  const { table } = context;
  return html`<details class="proof"><summary class="small">${t('table.proof')}</summary>
    <p class="small quiet-text">${t('table.commitment')}<br><code>${table.commitment}</code></p>
    ${table.salts ? html`<p class="small quiet-text">${t('table.salts')}<br><code>${table.salts}</code></p>` : nothing}
    ${table.seed ? html`<p class="small quiet-text">${t('table.seed')}<br><code>${table.seed}</code></p>` : nothing}
    ${
      table.seed && !isOnDevice(context.id)
        ? html`<button type="button" class="check-shuffle" @click=${() =>
            context.send(async () => {
              await check(context);
              return null;
            })}>${t('table.shuffle-check')}</button>
          <p class="small" role="status">${checked.get(context.id) ?? ''}</p>`
        : nothing
    }</details>`;
}

/** The seat of somebody who is gone goes to another when all others want it. */
export function handOvers(/** @type {Context} */ context) {
  const { table } = context;
  if (!context.plays || !['running', 'waiting'].includes(table.status)) return nothing;
  const wanted = table.handOver;
  const ask = (/** @type {number} */ seat, /** @type {boolean} */ toPerson, agrees = true) =>
    context.send(() => post(`/tables/${context.id}/hand-over`, { seat, toPerson, agrees }));
  const text = (/** @type {number} */ seat, /** @type {boolean} */ toPerson) =>
    t(toPerson ? 'table.give-person' : 'table.give-computer', { seat: context.name(seat) });
  const gone = table.seats.filter(
    (/** @type {any} */ one) => one.kind === 'person' && !one.you && (!one.online || one.standIn),
  );
  if (gone.length === 0) return nothing;
  return html`<details class="hand-overs"><summary class="small">${t('table.give-seat')}</summary><div
    class="stack tight">
    ${
      wanted && !wanted.agreed.includes(context.me)
        ? html`<p class="why">${text(wanted.seat, wanted.toPerson)}: ${list(
            wanted.agreed.map((/** @type {number} */ seat) => context.name(seat)),
          )}</p>
          <div class="row"><button type="button" @click=${() =>
            ask(wanted.seat, wanted.toPerson)}>${t('table.give-agree')}</button>
          <button type="button" @click=${() =>
            ask(wanted.seat, wanted.toPerson, false)}>${t('table.give-decline')}</button></div>`
        : nothing
    }
    <p class="small quiet-text">${t('table.give-about')}</p>
    ${gone.map(
      (/** @type {any} */ one) =>
        html`<div class="row">${[false, true].map(
          (toPerson) =>
            html`<button type="button" @click=${() => ask(one.seat, toPerson)}>${text(one.seat, toPerson)}</button>`,
        )}</div>`,
    )}
  </div></details>`;
}
