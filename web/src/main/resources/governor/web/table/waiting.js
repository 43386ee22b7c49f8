/** Before the game: who has sat down, the link for friends, and the form to sit down by a link. */
import { html, nothing } from 'lit';
import { post } from '../app/api.js';
import { t } from '../app/i18n.js';
import { titlePicture } from '../app/art.js';
import { ROOT, at } from '../app/files.js';
import { icon } from '../app/icons.js';
import { go } from '../app/router.js';
import { change, settings } from '../app/settings.js';
import { titleOf } from '../app/pieces.js';
import { clockOf, invitation, isInviting } from './rematch.js';
import { beforeSitting, handOvers, salting } from './fair.js';

/** @typedef {import('./context.js').TableContext} Context */

async function sitDown(/** @type {any} */ screen, /** @type {Context} */ context, /** @type {SubmitEvent} */ event) {
  event.preventDefault();
  const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get('name') ?? '').trim();
  if (name) change({ player: name });
  await context.send(async () => {
    await post(`/tables/${context.id}/join`, { code: screen.join || undefined, name: name || t('app.guest') });
    screen.join = '';
    context.how.join = undefined;
    go(`/t/${context.id}`, { replace: true });
    context.close();
    await context.open();
    return null;
  });
}

async function copy(/** @type {any} */ screen, /** @type {string} */ link) {
  try {
    await navigator.clipboard.writeText(link);
    screen.copied = true;
  } catch {
    screen.querySelector('input.link')?.select();
  }
  screen.requestUpdate();
}

/** How much time a decision has, where there is a clock. */
function clockLine(/** @type {any} */ table) {
  const clock = clockOf(table);
  return clock ? html`<p class="why">${icon('ui-clock')} ${t('table.clock-is', { clock })}</p>` : nothing;
}

/** Whoever has sat down can call the game off; nobody waits for ever. */
function callOff(/** @type {Context} */ context) {
  const press = async () => {
    if (!confirm(t('table.call-off-sure'))) return;
    await context.send(() => post(`/tables/${context.id}/resign`, {}));
  };
  return html`<p><button type="button" class="call-off" ?disabled=${context.busy}
    @click=${press}>${t('table.call-off')}</button></p>`;
}

/** @param {any} screen @param {Context} context */
export function waitingRoom(screen, context) {
  const { table } = context;
  const seated = table.seats.some((/** @type {any} */ seat) => seat.you);
  const isOff = table.status === 'ended';
  const open = !isOff && table.seats.some((/** @type {any} */ seat) => seat.kind === 'open');
  if (screen.join && (seated || !open)) {
    screen.join = '';
    queueMicrotask(() => {
      go(`/t/${context.id}`, { replace: true });
      screen.requestUpdate();
    });
  }
  const link = table.joinLink ? new URL(at(table.joinLink), location.href).href : '';
  return html`
    <section class="panel narrow waiting">
      <img src=${titlePicture(context.game)} alt="" width="480" height="160">
      <h1>${isInviting(table) ? `${t('table.rematch')}: ` : ''}${titleOf(table.config)}</h1>
      ${clockLine(table)}
      <ol class="plain seats">${table.seats.map(
        (/** @type {any} */ seat) => html`<li class="row">
        <span class="seat-badge seat-${seat.seat}"><span class="seat-mark"
          aria-hidden="true">${seat.seat + 1}</span></span>
        ${seat.kind === 'open' ? html`<em>${t('table.seat-open')}</em>` : html`<strong>${seat.name}</strong>`}
        ${
          seat.kind === 'computer'
            ? html`<span class="tag">${icon('ui-robot')}${seat.levelName ?? t('app.computer')}</span>`
            : nothing
        }
        ${
          seat.kind === 'invited'
            ? html`<span class="tag">${t(seat.resigned ? 'table.declined' : 'table.invited')}</span>`
            : nothing
        }
        ${seat.you ? html`<span class="tag">${t('app.you')}</span>` : nothing}</li>`,
      )}</ol>
      ${context.problem ? html`<p class="problem" role="alert">${context.problem}</p>` : nothing}
      ${
        !seated && open
          ? html`<form class="row" @submit=${(/** @type {SubmitEvent} */ event) => sitDown(screen, context, event)}>
            <label>${t('app.your-name')} <input name="name" maxlength="40" required .value=${settings.player}
              autocomplete="nickname"></label>
            <button class="primary" type="submit" ?disabled=${context.busy}>${t('table.sit-down')}</button></form>`
          : open
            ? html`<p role="status">${t('table.waiting-for-friends')}</p>`
            : nothing
      }
      ${invitation(context)} ${salting(context)} ${handOvers(context)}
      ${
        seated && open && link
          ? html`<p>${t('table.send-link')}</p>
            <div class="row"><input class="link" readonly aria-label=${t('table.link')} .value=${link} @focus=${(
              /** @type {FocusEvent} */ event,
            ) => /** @type {HTMLInputElement} */ (event.target).select()}>
            <button type="button" @click=${() => copy(screen, link)}>${icon('ui-link')}${
              screen.copied ? t('table.copied') : t('table.copy')
            }</button></div>`
          : nothing
      }
      ${seated && open ? callOff(context) : nothing}
      ${
        isOff && !isInviting(table)
          ? html`<p role="status">${t('table.called-off')}</p>
            <div class="row"><a class="button" href="${ROOT}">${t('table.to-start')}</a></div>`
          : nothing
      }
      ${beforeSitting(context)}
      ${context.connection === 'lost' ? html`<p class="lost" role="alert">${t('table.reconnecting')}</p>` : nothing}
    </section>
  `;
}
