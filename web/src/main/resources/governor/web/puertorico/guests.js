/** Guests may be moved beside whatever is asked: a control in the action bar, off the way of the choice itself. */
import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { icon } from '../app/icons.js';
import { capital, t } from '../app/i18n.js';

/** @typedef {import('../table/types.js').Choice} Choice */

const VERBS = ['MOVE_GUEST', 'MOVE_NOBLE_GUEST'];

export const isGuest = (/** @type {Choice} */ choice) => VERBS.includes(choice.verb);

export function guestControls(/** @type {import('./board.js').default} */ board) {
  const choices = board.context.ask?.choices ?? [];
  if (!choices.some(isGuest)) return nothing;
  const chosen = choices.find((one) => isGuest(one) && board.isChosen(one));
  const pick = (/** @type {Event} */ event) => {
    const id = Number(/** @type {HTMLSelectElement} */ (event.target).value);
    const choice = choices.find((one) => one.id === id);
    if (choice) board.pick(choice);
  };
  return html`<span class="pr-guests" title=${t('puertorico.guests.about')}>${icon('guest')}
    <select aria-label=${t('puertorico.guests')} .value=${live(chosen ? String(chosen.id) : '')} @change=${pick}>
      <option value="" ?selected=${!chosen}>${t('puertorico.guests')}</option>
      ${VERBS.map((verb) => {
        const some = choices.filter((one) => one.verb === verb);
        return some.length === 0
          ? nothing
          : html`<optgroup label=${t(`puertorico.guests.${verb}`)}>
          ${some.map(
            (one) => html`<option value=${one.id}
              ?selected=${chosen?.id === one.id}>${capital(board.sentence(one))}</option>`,
          )}</optgroup>`;
      })}
    </select></span>`;
}
