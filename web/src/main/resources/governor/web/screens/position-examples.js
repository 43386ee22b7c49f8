/** Positions to begin with, a line of text each; the tests play them. */

const EXAMPLES = {
  sanjuan: [
    'sanjuan:2e players=2 | round: 6 | governor: 1 | 1 hand: library, city hall, smithy, tower',
    ' | 1 buildings: indigo plant (good ?), sugar mill (good ?), tobacco storage, prefecture',
    ' | 2 hand: 4 ? | 2 buildings: indigo plant, coffee roaster (good ?), chapel, aqueduct',
  ],
  puertorico: [
    'puertorico players=3 | round: 9 | governor: 3 | role doubloons: settler, mayor, captain',
    ' | row: 2 indigo, 2 coffee | discards: corn, 2 indigo, 2 sugar, 2 coffee',
    ' | trading house: indigo, sugar, tobacco | ship 4: 2 indigo | ship 5: tobacco | ship 6: corn',
    ' | colonist ship: 9 | 1 doubloons: 2 | 1 points: 4 | 1 goods: corn, indigo, sugar',
    ' | 1 island: corn (1 manned), indigo (1 manned), sugar (1 manned), tobacco (1 manned), quarry (1 manned)',
    ' | 1 city: small indigo plant (1 manned), small sugar mill (1 manned), tobacco storage (1 manned), factory',
    ' | 2 doubloons: 3 | 2 points: 2 | 2 goods: 2 corn, sugar, tobacco',
    ' | 2 island: corn (1 manned), indigo (1 manned), sugar (1 manned), tobacco (1 manned), quarry (1 manned)',
    ' | 2 city: small indigo plant (1 manned), small sugar mill (1 manned), indigo plant',
    ', tobacco storage (1 manned), small market',
    ' | 3 doubloons: 3 | 3 points: 6 | 3 goods: 2 corn',
    ' | 3 island: 2 corn (2 manned), sugar (1 manned), coffee (1 manned), quarry (1 manned)',
    ' | 3 city: small indigo plant, small sugar mill (1 manned), indigo plant, coffee roaster, small market (1 manned)',
  ],
};

/** Each game with its example. */
export const examples = Object.entries(EXAMPLES).map(([game, parts]) => ({ game, text: parts.join('') }));
