/** How each game is played, phase by phase; what a config does not have is left out. */
import { t } from '../app/i18n.js';

/** The chapters with their pictures, in the order in which a newcomer wants them. @type {Record<string, [string, string][]>} */
const CHAPTERS = {
  sanjuan: [
    ['aim', 'ui-crown'], ['round', 'round'], ['builder', 'role-builder'], ['producer', 'role-producer'], ['trader', 'role-trader'],
    ['councillor', 'role-councillor'], ['prospector', 'role-prospector'], ['start', 'ui-governor'], ['crane', 'card-crane'],
    ['events', 'card-earthquake'], ['end', 'end-flag'], ['two', 'ui-person'],
  ],
  puertorico: [
    ['aim', 'ui-crown'], ['round', 'round'], ['settler', 'role-settler'], ['mayor', 'role-mayor'], ['builder', 'role-builder'],
    ['craftsman', 'role-craftsman'], ['trader', 'role-trader'], ['captain', 'role-captain'], ['storage', 'building-small-warehouse'],
    ['prospector', 'role-prospector'], ['end', 'end-flag'], ['score', 'victory-point'], ['two', 'ui-person'],
  ],
};

/** @param {import('../app/pieces.js').Pieces} pieces */
export function chapters(pieces) {
  const missing = new Set([
    ...(pieces.players === 2 ? [] : ['two']),
    ...(pieces.game === 'sanjuan' && !pieces.entry('earthquake') ? ['events'] : []),
    ...(pieces.game === 'puertorico' && !pieces.entry('prospector') ? ['prospector'] : []),
  ]);
  return (CHAPTERS[pieces.game] ?? [])
    .filter(([id]) => !missing.has(id))
    .map(([id, icon]) => ({ id, icon, title: t(`rules.${pieces.game}.${id}.title`), text: t(`rules.${pieces.game}.${id}`) }));
}
