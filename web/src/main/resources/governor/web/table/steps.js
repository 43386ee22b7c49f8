/** Wins in a row against computer players: after two of them a level more is proposed. */
import { change, settings } from '../app/settings.js';

/** @typedef {import('./context.js').TableContext} Context */

const WINS_FOR_A_STEP = 2;
const HIGHEST = 6;

/** The level of the computer players, or 0 where people play against each other or undo made it practice. */
function levelOf(/** @type {Context} */ context) {
  const { seats, practice } = context.table;
  const others = seats.filter((/** @type {any} */ seat) => !seat.you);
  if (
    practice ||
    !context.plays ||
    others.length === 0 ||
    others.some((/** @type {any} */ seat) => seat.kind !== 'computer')
  )
    return 0;
  return Math.max(...others.map((/** @type {any} */ seat) => seat.level ?? 0));
}

/** Counts a game that is over, once. */
function count(/** @type {Context} */ context) {
  if (settings.streak.table === context.id) return;
  const won = context.position.score?.winners?.includes(context.me) ?? false;
  change({ streak: { table: context.id, wins: won ? settings.streak.wins + 1 : 0 } });
}

/** The level to step up to, or 0. */
export function stepUp(/** @type {Context} */ context) {
  const level = levelOf(context);
  if (level === 0 || !context.position.score) return 0;
  count(context);
  return settings.streak.wins >= WINS_FOR_A_STEP && level < HIGHEST ? level + 1 : 0;
}

/** Plays against this level from now on. */
export function take(/** @type {number} */ level) {
  const last = /** @type {any} */ (settings.lastGame);
  const lastGame = last && {
    ...last,
    seats: last.seats.map((/** @type {any} */ seat) => (seat.kind === 'computer' ? { ...seat, level } : seat)),
  };
  change({ level, lastGame, streak: { ...settings.streak, wins: 0 } });
}
