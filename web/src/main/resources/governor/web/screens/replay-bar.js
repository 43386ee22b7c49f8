/** The controls of the replay: steps, whose eyes, where to go from here. */
import { html, nothing } from 'lit';
import { ROOT } from '../app/files.js';
import { capital, first, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { copyPosition } from '../table/position.js';

/**
 * @param {import('./replay.js').ReplayScreen} screen
 * @param {import('../table/context.js').TableContext} context
 */
export function replayBar(screen, context) {
  const now = screen.plies[screen.ply];
  const button = (/** @type {string} */ id, /** @type {string} */ label, /** @type {number} */ to) =>
    html`<button type="button" aria-label=${label} title=${label} @click=${() => {
      screen.pause();
      screen.show(to);
    }}>${icon(id)}</button>`;
  return html`
      <section class="replay-bar" aria-label=${t('replay.title')} title=${t('replay.keys')}>
        <span class="said" role="status">${now ? capital(screen.said(context, now)) : t('replay.end')}</span>
        ${button('ui-first', t('replay.first'), 0)} ${button('ui-previous', t('replay.back'), screen.ply - 1)}
        <button type="button" aria-label=${screen.playing ? t('replay.pause') : t('replay.play')} @click=${() =>
          screen.playing ? screen.pause() : screen.play()}>${icon(screen.playing ? 'ui-pause' : 'ui-play')}</button>
        ${button('ui-next', t('replay.on'), screen.ply + 1)} ${button('ui-last', t('replay.last'), screen.plies.length)}
        <label><span class="wide-only">${t('replay.seat')}</span> <select .value=${screen.seat} @change=${(
          /** @type {Event} */ event,
        ) => {
          screen.seat = /** @type {HTMLSelectElement} */ (event.target).value;
          screen.show(screen.ply);
        }}>
          <option value="" ?selected=${screen.seat === ''}>${t('replay.public')}</option>${context.table.seats.map(
            (/** @type {any} */ seat) =>
              html`<option value=${seat.seat} ?selected=${
                screen.seat === String(seat.seat)
              }>${context.name(seat.seat)}</option>`,
          )}</select></label>
        ${
          screen.open
            ? html`<label class="check"><input type="checkbox" .checked=${screen.all} @change=${() => {
                screen.all = !screen.all;
                screen.show(screen.ply);
              }}>${first([`replay.all.${context.game}`], t('replay.all'))}</label>`
            : nothing
        }
        <button type="button" title=${t('replay.continue')} @click=${() => screen.goOn()}>${icon('ui-compass')}<span
          class="wide-only big-only">${t('replay.continue')}</span></button>
        <button type="button" title=${t('replay.link')} @click=${() => screen.copyLink()}>${icon('ui-link')}<span
          class="wide-only bigger-only">${screen.copied ? t('replay.copied') : t('replay.link')}</span></button>
        ${screen.watch ? nothing : copyPosition(screen.tableId, { ply: screen.ply }, 'wide-only bigger-only')}
        ${
          screen.watch
            ? nothing
            : html`<a class="button" href="${ROOT}t/${screen.tableId}/analysis"
          title=${t('replay.analysis')}>${icon('ui-chart')}<span
            class="wide-only bigger-only">${t('replay.analysis')}</span></a>`
        }
        ${screen.problem ? html`<p class="problem" role="alert">${screen.problem}</p>` : nothing}
        <input type="range" min="0" max=${screen.plies.length} .value=${String(screen.ply)} aria-label=${t(
          'replay.place',
          {
            n: screen.ply,
            of: screen.plies.length,
          },
        )} @input=${(/** @type {Event} */ event) =>
          screen.show(Number(/** @type {HTMLInputElement} */ (event.target).value))}>
      </section>
    `;
}
