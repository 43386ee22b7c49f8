/** Before the game: which buildings come in. Every candidate stands with its price, each price with its free spaces. */
import { html, nothing } from 'lit';
import { house } from '../app/art.js';
import { icon } from '../app/icons.js';
import { capital, t } from '../app/i18n.js';
import { control, tally } from './controls.js';
import { buildingsOf, column, grouped, makesGoods } from './model.js';
import { colour } from './market.js';
import { mark } from './opponents.js';

/** @typedef {import('./board.js').default} Board */
/** @typedef {import('../app/pieces.js').Entry} Entry */

/** Whether buildings are being drafted in this position. */
export const isDrafting = (/** @type {any} */ view) => Object.keys(view.draft ?? {}).length > 0;

/** Who brought a building in, by the log; -1 for one that is in by the rules. */
function bringer(/** @type {Board} */ board, /** @type {string} */ building) {
  return board.context.log.find((entry) => entry.what === 'DRAFTED' && entry.piece === building)?.seat ?? -1;
}

export function draftScreen(/** @type {Board} */ board) {
  const { context } = board;
  const { view } = context;
  const violet = buildingsOf(context.pieces).filter((entry) => !makesGoods(context.pieces, entry.key));
  const isGiven = (/** @type {Entry} */ entry) => entry.name in view.buildings && bringer(board, entry.name) < 0;
  const given = buildingsOf(context.pieces).filter(isGiven);
  const columns = grouped(
    violet.filter((entry) => !isGiven(entry)),
    column,
  );
  const spaces = Object.values(view.draft).reduce((/** @type {number} */ all, n) => all + Number(n), 0);
  return html`<section class="pr-draft" aria-label=${t('puertorico.draft')}>
    <header class="box">
      <h2>${t('puertorico.draft')}</h2><span>${t('puertorico.draft.left', { n: spaces })}</span>
      <ol class="pr-drafters plain"
          aria-label=${t('puertorico.draft.turns')}>${view.seats.map(
            (/** @type {any} */ _one, /** @type {number} */ seat) =>
              html`<li class=${view.asked === seat ? 'now' : ''}
                  aria-current=${view.asked === seat ? 'step' : nothing}>${mark(seat)} ${context.name(seat)}</li>`,
          )}</ol>
      <p class="small quiet-text">${t('puertorico.draft.about')}</p>
    </header>
    <div class="pr-draft-columns" data-rove>
      ${columns.map(
        ([
          limit,
          entries,
        ]) => html`<div class="pr-draft-column" role="group" aria-label=${t('puertorico.column', { n: limit })}>
        ${grouped(entries, (entry) => entry.cost).map(([price, some]) => prices(board, price, some))}</div>`,
      )}
    </div>
    ${
      given.length > 0
        ? html`<p
        class="pr-given box small"><b>${t('puertorico.draft.given')}</b> ${given.map(
          (entry) => html`<span
        class="pr-given-one">${house('puertorico', entry.key, 'pr-picture')}
${capital(context.piece(entry.name))}</span> `,
        )}</p>`
        : nothing
    }
  </section>`;
}

function prices(/** @type {Board} */ board, /** @type {number} */ price, /** @type {Entry[]} */ entries) {
  const left = board.context.view.draft[String(price)] ?? 0;
  const words = left === 0 ? t('puertorico.draft.full') : t('puertorico.draft.spaces', { n: left });
  return html`<div class="pr-draft-price box ${left === 0 ? 'full' : ''}" role="group"
      aria-label="${t('puertorico.doubloons', { n: price })}: ${words}">
    <h3>${tally(icon('doubloon'), price, t('puertorico.doubloons', { n: price }))}
      <span class="pr-draft-spaces">${Array.from(
        { length: left },
        () => html`<i class="pr-draft-space"
          aria-hidden="true"></i>`,
      )} ${words}</span></h3>
    <div class="pr-draft-tiles">${entries.map((entry) => candidate(board, entry, left))}</div>
  </div>`;
}

function candidate(/** @type {Board} */ board, /** @type {Entry} */ entry, /** @type {number} */ left) {
  const { context } = board;
  const { name } = entry;
  const choice = context.choices('DRAFT', name)[0];
  const isIn = name in context.view.buildings;
  const isOut = !isIn && (left === 0 || (context.ask !== null && !choice));
  const title = capital(context.piece(name));
  const effect = context.pieces?.effect(name) ?? '';
  const by = bringer(board, name);
  const state = isIn
    ? by < 0
      ? t('puertorico.draft.in')
      : t('puertorico.draft.in-by', { seat: context.name(by) })
    : isOut
      ? t('puertorico.draft.out')
      : '';
  return control(board, {
    choice,
    piece: name,
    help: name,
    refuses: context.ask?.kind === 'DRAFT' && !isIn,
    classes: `pr-candidate ${colour(context.pieces, name)} ${isIn ? 'in' : ''} ${isOut ? 'out' : ''}`,
    label: [title, state, effect.replace(/\.$/, '')].filter(Boolean).join('. '),
    content: html`${house('puertorico', context.key(name), 'pr-picture')}<span class="pr-house-name">${title}</span>
      <span class="pr-candidate-about">${effect}</span>
      ${isIn ? html`<span class="pr-candidate-in">${icon('ui-check')}${by < 0 ? nothing : mark(by)}</span>` : nothing}`,
  });
}
