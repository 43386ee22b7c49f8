/** The end: points by source, ranks, what to do next. */
import { html, nothing } from 'lit';
import { ROOT } from '../app/files.js';
import { capital, first, list, t } from '../app/i18n.js';
import { saveRecord as save } from '../app/api.js';
import { icon } from '../app/icons.js';
import { winnersPicture } from '../show/count.js';
import { seatBadge } from './status.js';
import { stepUp, take } from './steps.js';
import { sharePicture } from './share.js';
import { invitationText, rematchButton } from './rematch.js';

/** @typedef {import('./context.js').TableContext} Context */

/** A source of points: a word of the catalogue, or a piece. */
function source(/** @type {Context} */ context, /** @type {string} */ name) {
  return first(
    [...context.keys(`${context.game}.source.${name}`), `table.source.${name}`],
    capital(context.piece(name)),
  );
}

/** Whether two have as many points, so that something else decides. */
const isTied = (/** @type {any} */ score) => new Set(score.totals).size < score.totals.length;

/** The sheet alone. */
export function sheet(/** @type {Context} */ context) {
  const score = context.position.score;
  const seats = context.table.seats;
  return html`
    <div class="sheet-scroll" tabindex="0" role="region" aria-label=${t('table.score')}>
      <table class="sheet seats-${seats.length}">
        <caption class="unseen">${t('table.score')}</caption>
        <thead><tr><th scope="col">${t('table.source')}</th>${seats.map(
          (/** @type {any} */ _one, /** @type {number} */ seat) =>
            html`<th scope="col">${seatBadge(context, seat)}</th>`,
        )}</tr></thead>
        <tbody>
          ${score.lines
            .filter((/** @type {any} */ line) => line.points.some((/** @type {number} */ n) => n !== 0))
            .map(
              (/** @type {any} */ line) =>
                html`<tr><th scope="row">${source(context, line.source)}</th>${line.points.map(
                  (/** @type {number} */ n) => html`<td class="number">${n || '·'}</td>`,
                )}</tr>`,
            )}
        </tbody>
        <tfoot>
          <tr><th scope="row">${t('table.total')}</th>${score.totals.map(
            (/** @type {number} */ n) => html`<td class="number total">${n}</td>`,
          )}</tr>
          ${
            isTied(score)
              ? html`<tr><th scope="row">${first(
                  [`${context.game}.tie-break`],
                  t('table.tie-break'),
                )}</th>${score.tieBreaks.map((/** @type {number} */ n) => html`<td class="number">${n}</td>`)}</tr>`
              : nothing
          }
          <tr><th scope="row">${t('table.rank')}</th>${score.ranks.map(
            (/** @type {number} */ n) => html`<td class="number">${n}.${n === 1 ? icon('ui-crown') : nothing}</td>`,
          )}</tr>
        </tfoot>
      </table>
    </div>
  `;
}

/** The game as a file. */
export function saveRecord(/** @type {Context} */ context) {
  return html`<button type="button" @click=${() =>
    context.send(() => save(context.id))}>${icon('ui-copy')}${t('table.record')}</button>`;
}

/** What the bar offers once the game is over: the count again where it was closed, else another game. */
export function afterwards(/** @type {any} */ screen, /** @type {Context} */ context) {
  if (context.inert || !['over', 'ended'].includes(context.table.status)) return nothing;
  if (screen.scoreClosed && !invitationText(context))
    return html`<button type="button" class="primary large" @click=${() => {
      screen.scoreClosed = false;
      screen.requestUpdate();
    }}><span>${t('table.score-again')}</span></button>`;
  return context.plays && screen.offersRematch ? rematchButton(context) : nothing;
}

/** @param {any} screen @param {Context} context */
export function scoreSheet(screen, context) {
  const { score } = context.position;
  const winners = score?.winners ?? [];
  const title = !score
    ? t(context.plays && context.table.seats[context.me]?.resigned ? 'table.ended.me' : 'table.ended')
    : winners.includes(context.me) && context.plays
      ? winners.length > 1
        ? t('table.shared')
        : t('table.won')
      : t('table.wins', {
          names: list(winners.map((/** @type {number} */ seat) => context.name(seat))),
          n: winners.length,
        });
  const next = stepUp(context);
  return html`
    <section class="score panel" aria-labelledby="score-title">
      <div class="row"><h2 id="score-title">${icon('ui-crown')} ${title}</h2>
        <button type="button" class="quiet shut" aria-label=${t('app.close')} @click=${() => {
          screen.scoreClosed = true;
          screen.requestUpdate();
        }}>${icon('ui-close')}</button></div>
      ${score ? html`<div class="counted">${sheet(context)}${winnersPicture(context)}</div>` : nothing}
      ${
        next
          ? html`<p class="step-up">${t('table.step-up', { level: t(`start.level-n`, { n: next }) })}
            <button type="button" @click=${() => {
              take(next);
              screen.requestUpdate();
            }}>${t('table.step-up-do')}</button></p>`
          : nothing
      }
      <div class="row score-acts">
        <a class="button" href="${ROOT}t/${context.id}/replay">${icon('ui-play')}${t('table.replay')}</a>
        <a class="button" href="${ROOT}t/${context.id}/analysis">${icon('ui-chart')}${t('table.analysis')}</a>
        ${
          score
            ? html`<button type="button" class="share" @click=${async () => {
                screen.pictureSaved = await sharePicture(context);
                screen.requestUpdate();
              }}>${icon('ui-link')}<span role="status">${t(
                screen.pictureSaved ? 'table.share-saved' : 'table.share',
              )}</span></button>`
            : nothing
        }
        ${saveRecord(context)}
        <a class="button" href="${ROOT}">${icon('ui-home')}${t('table.to-start')}</a>
      </div>
    </section>
  `;
}
