import assert from 'node:assert/strict';
import { test } from 'node:test';
import { whole } from '../../main/resources/governor/web/table/changes.js';
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

test('a message of changes makes the next position, one that does not follow makes none', () => {
  const before = { version: 4, view: { round: 2 }, log: [{ n: 1 }], chat: [], ask: null };
  const message = { version: 5, since: 4, set: [[['round'], 3]], log: [{ n: 2 }] };
  const after = whole(before, message);
  assert.equal(after.view.round, 3);
  assert.deepEqual(after.log, [{ n: 2 }]);
  assert.equal(before.view.round, 2);
  assert.equal(whole({ ...before, version: 3 }, message), null);
  assert.equal(whole(null, message), null);
  assert.deepEqual(whole(null, { version: 1 }), { version: 1 });
});
