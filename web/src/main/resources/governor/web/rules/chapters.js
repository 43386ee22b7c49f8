/** How each game is played, phase by phase; what a config does not have is left out. */
import { capital, first, list, t } from '../app/i18n.js';
import { setUp } from './setup.js';

/** @typedef {import('../app/pieces.js').Pieces} Pieces */
/** @typedef {{id: string, icon: string, title: string, text: string, points: string[]}} Chapter */

/** The chapters with their pictures, in the order in which a newcomer wants them. @type {Record<string, [string, string][]>} */
const CHAPTERS = {
  sanjuan: [
    ['aim', 'ui-crown'], ['setup', 'card-back'], ['round', 'round'], ['builder', 'role-builder'], ['producer', 'role-producer'], ['trader', 'role-trader'],
    ['councillor', 'role-councillor'], ['prospector', 'role-prospector'], ['start', 'ui-governor'], ['may', 'ui-person'], ['crane', 'card-crane'],
    ['events', 'event-earthquake'], ['two', 'ui-person'], ['end', 'end-flag'], ['score', 'victory-point'], ['house-rules', 'ui-home'],
  ],
  puertorico: [
    ['aim', 'ui-crown'], ['setup', 'ui-home'], ['round', 'round'], ['settler', 'role-settler'], ['mayor', 'role-mayor'], ['builder', 'role-builder'],
    ['craftsman', 'role-craftsman'], ['trader', 'role-trader'], ['captain', 'role-captain'], ['storage', 'building-small-warehouse'],
    ['prospector', 'role-prospector'], ['may', 'ui-person'], ['two', 'ui-person'], ['end', 'end-flag'], ['score', 'victory-point'], ['house-rules', 'ui-home'],
  ],
};

/** The points of a chapter that is a list. @type {Record<string, (pieces: Pieces) => string[]>} */
const LISTS = {
  'setup': setUp,
  'end': (pieces) => lines(pieces, 'end', { rounds: pieces.settings.get('rounds') ?? '' }),
  'score': (pieces) => lines(pieces, 'score', { great: great(pieces) }),
  'house-rules': (pieces) => [...pieces.settings].map(([rule, value]) => first([`start.rule.${pieces.game}.${rule}`, `rules.rule.${rule}`], value ? `${rule}=${value}` : rule, { n: value })),
};

/** What a line of a list needs to be true for it. @type {Record<string, (pieces: Pieces) => boolean>} */
const ONLY_IF = {
  'end.events': (pieces) => Boolean(pieces.entry('free build')),
  'end.rounds': (pieces) => pieces.settings.has('rounds'),
};

/** The lines of the lists, in order. @type {Record<string, Record<string, string[]>>} */
const LINES = {
  sanjuan: { end: ['twelve', 'events', 'rounds'], score: ['printed', 'piles', 'great', 'palace', 'tie'] },
  puertorico: { end: ['colonists', 'city', 'points', 'rounds'], score: ['chips', 'printed', 'great', 'tie'] },
};

function lines(/** @type {Pieces} */ pieces, /** @type {string} */ id, /** @type {Record<string, unknown>} */ params) {
  return LINES[pieces.game][id]
    .filter((line) => ONLY_IF[`${id}.${line}`]?.(pieces) ?? true)
    .map((line) => first(pieces.keys(`rules.${pieces.game}.${id}-${line}`), '', params));
}

/** The buildings that give points at the end, by name; the palace has a line of its own. */
function great(/** @type {Pieces} */ pieces) {
  const entries = pieces.sections.flatMap((section) => section.entries);
  return list(entries.filter((entry) => entry.when === 'game end' && entry.key !== 'palace').map((entry) => capital(pieces.name(entry.key))));
}

/** What the goods of Puerto Rico sell for. */
function prices(/** @type {Pieces} */ pieces) {
  const goods = pieces.sections.find((section) => section.title === 'Goods')?.entries ?? [];
  return list(goods.map((good) => `${pieces.name(good.key)} ${good.cost}`));
}

/** @returns {Chapter[]} */
export function chapters(/** @type {Pieces} */ pieces) {
  const missing = new Set([
    ...(pieces.players === 2 ? [] : ['two']),
    ...(pieces.settings.size > 0 ? [] : ['house-rules']),
    ...(pieces.game === 'sanjuan' && !pieces.entry('earthquake') ? ['events'] : []),
    ...(pieces.game === 'puertorico' && !pieces.entry('prospector') ? ['prospector'] : []),
  ]);
  const params = { n: pieces.players, carpenter: pieces.name('carpenter'), prices: prices(pieces) };
  return (CHAPTERS[pieces.game] ?? [])
    .filter(([id]) => !missing.has(id))
    .map(([id, icon]) => {
      const base = `rules.${pieces.game}.${id}`;
      return {
        id, icon, title: first(pieces.keys(`${base}.title`), t('rules.house-rules.title'), params),
        text: pieces.sentences(base, params).join(' '), points: LISTS[id]?.(pieces) ?? [],
      };
    });
}
