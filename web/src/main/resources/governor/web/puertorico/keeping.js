/** What is kept of the goods when the ships are loaded. */
import { html, nothing } from 'lit';
import { icon } from '../app/icons.js';
import { capital, t } from '../app/i18n.js';
import { goodIcon } from './model.js';

/** @typedef {import('./board.js').default} Board */

/** What to keep: for each kind all, one barrel or nothing; with room for single barrels any number. */
export function keeping(/** @type {Board} */ board) {
  const draft = board.storage;
  if (!draft) return nothing;
  if (draft.isLoose) return loose(board, draft);
  const press = async (/** @type {string} */ good, /** @type {number} */ number) => {
    if (!(await draft.keep(good, number)))
      board.explain(t('puertorico.store.no-room', { piece: board.context.piece(good) }), '');
  };
  const keep = (/** @type {string} */ good, /** @type {number} */ number, /** @type {string} */ word) =>
    html`<button type="button"
        class="small ${
          number > 1 && draft.refused.has(good) ? '' : 'lit'
        } ${draft.keeps(good) === number ? 'chosen' : ''}" aria-pressed=${String(draft.keeps(good) === number)}
            title=${t(`puertorico.store.${word}`)} aria-label=${t(`puertorico.store.${word}`)}
            aria-disabled=${String(number > 1 && draft.refused.has(good))}
            @click=${() => press(good, number)}>${t(`puertorico.store.${word}.short`)}</button>`;
  return html`<span class="pr-keeping" role="group" aria-label=${t('puertorico.question.STORE')}>
    ${draft.held.map((good) => {
      const keeps = draft.keeps(good);
      const all = draft.has(good);
      const name = capital(board.context.piece(good));
      return html`<span class="pr-keep ${keeps === 0 ? 'loses' : ''}" role="group" aria-label="${name}: ${all}">
        <span class="tally good">${icon(goodIcon(good))}${all}</span>
        ${all > 1 && draft.canKeepAll(good) ? keep(good, all, 'all') : nothing}
        ${keep(good, 1, 'one')}
        ${keeps === 0 ? html`<span class="small lost-word">${t('puertorico.store.none')}</span>` : nothing}
      </span>`;
    })}
  </span>`;
}

/** Any number of each kind: one barrel more, one less. */
function loose(/** @type {Board} */ board, /** @type {import('./storage.js').Storage} */ draft) {
  const press = async (/** @type {string} */ good, /** @type {number} */ number) => {
    board.explain((await draft.keep(good, number)) ? '' : t('puertorico.store.no-other'), '');
  };
  const step = (
    /** @type {string} */ good,
    /** @type {number} */ number,
    /** @type {string} */ picture,
    /** @type {string} */ words,
  ) => {
    const can = draft.isOpen(good) && number >= 0 && number <= draft.has(good);
    return html`<button type="button" class="small ${can ? 'lit' : ''}"
        aria-label="${words}: ${board.context.piece(good)}" title=${words} aria-disabled=${String(!can)}
        @click=${() => can && press(good, number)}>${icon(picture)}</button>`;
  };
  return html`<span class="pr-keeping" role="group" aria-label=${t('puertorico.question.STORE')}>
    ${draft.held.map((good) => {
      const keeps = draft.keeps(good);
      const all = draft.has(good);
      return html`<span class="pr-keep ${keeps < all ? 'loses' : ''}" role="group"
          aria-label="${capital(board.context.piece(good))}: ${t('puertorico.store.of', { n: keeps, all })}">
        ${step(good, keeps - 1, 'ui-minus', t('puertorico.store.less'))}
        <span class="tally good"
            aria-live="polite">${icon(goodIcon(good))}<span>${t('puertorico.store.of', { n: keeps, all })}</span></span>
        ${step(good, keeps + 1, 'ui-plus', t('puertorico.store.again'))}
      </span>`;
    })}
  </span>`;
}
