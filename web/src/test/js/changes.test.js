import assert from 'node:assert/strict';
import { test } from 'node:test';
import { views } from '../../main/resources/governor/web/show/steps.js';

test('each step changes the board of the step before and leaves that as it was', () => {
  const first = { seats: [{ doubloons: 2, goods: { corn: 1 } }], supply: 5 };
  const all = views(first, [
    { n: 1, set: [[['seats', 0, 'doubloons'], 3]] },
    { n: 2, set: [[['supply'], 4]] },
  ]);
  assert.deepEqual(
    all.map((view) => [view.seats[0].doubloons, view.supply]),
    [
      [2, 5],
      [3, 5],
      [3, 4],
    ],
  );
});
