import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leadsTo } from '../../main/resources/governor/web/screens/replay-keys.js';

const PLIES = [
  { round: 1, seat: 0 },
  { round: 1, seat: 1 },
  { round: 2, seat: 1 },
  { round: 2, seat: 0 },
  { round: 3, seat: 0 },
];

const from = (/** @type {number} */ ply, /** @type {string} */ key, shiftKey = false) =>
  leadsTo({ key, shiftKey }, PLIES, ply, 0);

test("arrows step, and with Shift lead to one's own choices", () => {
  assert.equal(from(1, 'ArrowRight'), 2);
  assert.equal(from(1, 'ArrowRight', true), 3);
  assert.equal(from(3, 'ArrowLeft', true), 0);
});

test('up and down lead to the beginning of a round', () => {
  assert.equal(from(1, 'ArrowDown'), 2);
  assert.equal(from(3, 'ArrowUp'), 0);
  assert.equal(from(0, 'ArrowUp'), 0);
  assert.equal(from(4, 'ArrowDown'), PLIES.length);
});

test('other keys lead nowhere', () => {
  assert.deepEqual([from(1, 'Home'), from(1, 'End'), from(1, 'x')], [0, 5, null]);
});
