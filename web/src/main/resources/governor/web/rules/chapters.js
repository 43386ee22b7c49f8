/** How each game is played, phase by phase; what a config does not have is left out. */
import { capital, first, list, t } from '../app/i18n.js';
import { setUp } from './setup.js';

/** @typedef {import('../app/pieces.js').Pieces} Pieces */
/** @typedef {{id: string, icon: string, title: string, text: string, points: string[]}} Chapter */

/**
 * The chapters with their pictures, in the order in which a newcomer wants them.
 *
 * @type {Record<string, [string, string][]>}
 */
const CHAPTERS = {
  sanjuan: [
    ['aim', 'ui-crown'],
    ['setup', 'card-back'],
    ['round', 'round'],
    ['builder', 'role-builder'],
    ['producer', 'role-producer'],
    ['trader', 'role-trader'],
    ['councillor', 'role-councillor'],
    ['prospector', 'role-prospector'],
    ['start', 'ui-governor'],
    ['may', 'ui-person'],
    ['crane', 'card-crane'],
    ['events', 'event-earthquake'],
    ['two', 'ui-person'],
    ['end', 'end-flag'],
    ['score', 'victory-point'],
    ['house-rules', 'ui-home'],
  ],
  puertorico: [
    ['aim', 'ui-crown'],
    ['setup', 'ui-home'],
    ['round', 'round'],
    ['settler', 'role-settler'],
    ['mayor', 'role-mayor'],
    ['builder', 'role-builder'],
    ['craftsman', 'role-craftsman'],
    ['trader', 'role-trader'],
    ['captain', 'role-captain'],
    ['storage', 'barrel'],
    ['prospector', 'role-prospector'],
    ['draft', 'city'],
    ['forest', 'tile-forest'],
    ['guests', 'guest'],
    ['noble', 'noble'],
    ['buccaneer', 'role-buccaneer'],
    ['festival', 'festival'],
    ['may', 'ui-person'],
    ['two', 'ui-person'],
    ['end', 'end-flag'],
    ['score', 'victory-point'],
    ['house-rules', 'ui-home'],
  ],
};

/** The points of a chapter that is a list. @type {Record<string, (pieces: Pieces) => string[]>} */
const LISTS = {
  setup: setUp,
  end: (pieces) => lines(pieces, 'end', { rounds: pieces.settings.get('rounds') ?? '' }),
  score: (pieces) => lines(pieces, 'score', { great: great(pieces) }),
  'house-rules': (pieces) =>
    [...pieces.settings].map(([rule, value]) =>
      first(
        [`start.rule.${pieces.game}.${rule}.${value}`, `start.rule.${pieces.game}.${rule}`, `rules.rule.${rule}`],
        value ? `${rule}=${value}` : rule,
        { n: value },
      ),
    ),
};

/** What a line of a list needs to be true for it. @type {Record<string, (pieces: Pieces) => boolean>} */
const ONLY_IF = {
  'end.events': (pieces) => Boolean(pieces.entry('free build')),
  'end.rounds': (pieces) => pieces.settings.has('rounds'),
  'end.colonists': (pieces) => !pieces.topics.has('noble'),
  'score.nobles': (pieces) => pieces.topics.has('noble'),
};

/** The chapters of Puerto Rico that only some configs have. @type {Record<string, (pieces: Pieces) => boolean>} */
const ONLY_WITH = {
  prospector: (pieces) => Boolean(pieces.entry('prospector')),
  draft: (pieces) => pieces.modules.includes('new-buildings'),
  forest: (pieces) => Boolean(pieces.entry('forest')),
  guests: (pieces) => pieces.topics.has('guests'),
  noble: (pieces) => pieces.topics.has('noble'),
  buccaneer: (pieces) => Boolean(pieces.entry('buccaneer')),
  festival: (pieces) => pieces.topics.has('festival'),
};

/** The lines of the lists, in order. @type {Record<string, Record<string, string[]>>} */
const LINES = {
  sanjuan: { end: ['twelve', 'events', 'rounds'], score: ['printed', 'piles', 'great', 'palace', 'tie'] },
  puertorico: { end: ['colonists', 'city', 'points', 'rounds'], score: ['chips', 'printed', 'great', 'nobles', 'tie'] },
};

function lines(/** @type {Pieces} */ pieces, /** @type {string} */ id, /** @type {Record<string, unknown>} */ params) {
  return LINES[pieces.game][id]
    .filter((line) => ONLY_IF[`${id}.${line}`]?.(pieces) ?? true)
    .map((line) => first(pieces.keys(`rules.${pieces.game}.${id}-${line}`), '', params));
}

/** The buildings that give points at the end, by name; the palace has a line of its own. */
function great(/** @type {Pieces} */ pieces) {
  const entries = pieces.sections.flatMap((section) => section.entries);
  const scores = (/** @type {import('../app/pieces.js').Entry} */ entry) =>
    entry.when === 'game end' && entry.key !== 'palace' && entry.numbers?.circles !== 0;
  return list(entries.filter(scores).map((entry) => capital(pieces.name(entry.key))));
}

/** What the goods of Puerto Rico sell for. */
function prices(/** @type {Pieces} */ pieces) {
  return list(pieces.section('Goods').map((good) => `${pieces.name(good.key)} ${good.cost}`));
}

/** @returns {Chapter[]} */
export function chapters(/** @type {Pieces} */ pieces) {
  const missing = new Set([
    ...(pieces.players === 2 ? [] : ['two']),
    ...(pieces.settings.size > 0 ? [] : ['house-rules']),
    ...(pieces.game === 'sanjuan' && !pieces.entry('earthquake') ? ['events'] : []),
    ...(pieces.game === 'puertorico' ? Object.keys(ONLY_WITH).filter((id) => !ONLY_WITH[id](pieces)) : []),
  ]);
  const params = { n: pieces.players, carpenter: pieces.name('carpenter'), prices: prices(pieces) };
  return (CHAPTERS[pieces.game] ?? [])
    .filter(([id]) => !missing.has(id))
    .map(([id, icon]) => {
      const base = `rules.${pieces.game}.${id}`;
      return {
        id,
        icon,
        title: first(pieces.keys(`${base}.title`), t('rules.house-rules.title'), params),
        text: pieces.sentences(base, params).join(' '),
        points: LISTS[id]?.(pieces) ?? [],
      };
    });
}
