import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOf, resultOf, shareAt } from '../../main/resources/governor/web/screens/shares.js';

const review = {
  seats: ['Anna', 'Bo'],
  points: [
    { seat: 0, winShares: [0.5, 0.5] },
    { seat: 1, winShares: [0.9, 0.1] },
    { seat: 0, winShares: [0.7, 0.3] },
  ],
};

test("a line goes through its own seat's decisions and ends with the result", () => {
  const [anna, bo] = linesOf(review, [1, 0]);
  assert.deepEqual(anna, [
    { place: 0, share: 0.5 },
    { place: 2, share: 0.7 },
    { place: 3, share: 1 },
  ]);
  assert.deepEqual(bo.at(-1), { place: 3, share: 0 });
  assert.equal(linesOf(review, [])[1].length, 1);
});

test('before its beginning a line says what it says first', () => {
  const [, bo] = linesOf(review, []);
  assert.equal(shareAt(bo, 0), 0.1);
  assert.equal(shareAt([], 0), 0);
});

test('those who share the first rank share the win', () => {
  assert.deepEqual(resultOf({ ranks: [1, 2, 1] }), [0.5, 0, 0.5]);
  assert.deepEqual(resultOf(null), []);
});
