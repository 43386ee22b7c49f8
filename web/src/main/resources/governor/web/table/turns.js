/** The strip of the round: who has chosen which role, whose choice it is now, who chooses later. */
import { html, nothing } from 'lit';
import { t } from '../app/i18n.js';
import { icon } from '../app/icons.js';

/** @typedef {import('./context.js').TableContext} Context */

/** The role that a line of the log tells of, or an empty text. */
function roleTaken(/** @type {import('./types.js').LogEntry} */ entry) {
  if (entry.what.startsWith('TOOK_ROLE')) return entry.piece;
  return /^TOOK_(BUILDER|PRODUCER|TRADER|COUNCILLOR|PROSPECTOR)$/.exec(entry.what)?.[1].toLowerCase() ?? '';
}

/** The choices of this round that were made, in order; an event is triggered in place of a role. */
export function choicesMade(/** @type {Context} */ context) {
  return context.log
    .filter((entry) => entry.round === context.view.round && entry.seat >= 0)
    .flatMap((entry) => {
      const role = roleTaken(entry);
      if (role)
        return [
          { seat: entry.seat, picture: `role-${role.replaceAll(' ', '-')}`, name: context.piece(role), event: false },
        ];
      return entry.what === 'TRIGGERED'
        ? [
            {
              seat: entry.seat,
              picture: context.pieces?.icon(entry.piece) ?? '',
              name: context.piece(entry.piece),
              event: true,
            },
          ]
        : [];
    });
}

export function turnStrip(/** @type {Context} */ context) {
  const { view } = context;
  const made = choicesMade(context);
  const turns = Array.from(
    { length: Math.max(view.picks, made.length) },
    (_, place) =>
      made[place] ?? { seat: (view.governor + place) % view.seats.length, picture: '', name: '', event: false },
  );
  const now = view.phase ? made.length - 1 : made.length;
  return html`<ol class="turns plain" aria-label=${t('table.turns')}>
    ${turns.map((turn, place) => {
      const seat = context.name(turn.seat);
      const words = turn.picture
        ? t('table.turn-took', { seat, role: turn.name })
        : t(place === now ? 'table.turn-now' : 'table.turn-later', { seat });
      return html`<li class="turn seat-${turn.seat} ${place === now ? 'now' : ''} ${place < now ? 'done' : ''}"
          title=${words} aria-current=${place === now ? 'step' : nothing}>
        ${place === 0 ? icon('ui-governor', 'crown') : nothing}<span class="seat-mark"
            aria-hidden="true">${turn.seat + 1}</span>${
              turn.picture
                ? icon(turn.picture)
                : html`<span
            class="icon"></span>`
            }<span class="unseen">${words}</span></li>`;
    })}
  </ol>`;
}
