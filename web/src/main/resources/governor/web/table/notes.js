/** What people do beside the game: taken back, time run out, offers to end. It is told among the lines of the log. */
import { t } from '../app/i18n.js';

/** @typedef {import('./context.js').TableContext} Context */
/** @typedef {import('./lines.js').Line} Line */

/** What people have said; a line without a name is a note of the table. */
export const said = (/** @type {Context} */ context) => context.chat.filter((one) => one.name);

/** The lines of the log with the notes at their places. @returns {Line[]} */
export function withNotes(/** @type {Context} */ context, /** @type {Line[]} */ lines) {
  const all = [...lines];
  for (const one of context.chat.filter((some) => !some.name)) {
    const [what, place] = one.text.split(' ');
    const after = all.findLastIndex((line) => line.n < Number(place));
    const beside = all[Math.max(0, after)];
    if (!beside) continue;
    const text = t(`table.note.${what}`, { seat: context.name(one.seat) });
    all.splice(after + 1, 0, {
      ...beside,
      n: beside.n,
      note: `note ${one.n}`,
      what,
      seat: one.seat,
      forced: false,
      text,
    });
  }
  return all;
}
