import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenes } from '../../main/resources/governor/web/show/scenes.js';

const entry = (n, what, seat) => ({ n, what, seat, ply: 0, round: 1, piece: '', number: 0, forced: false, text: '' });

test('what a seat does several times in a row is one scene, with the boards around it', () => {
  const position = {
    log: [entry(1, 'DREW', 0), entry(2, 'DREW', 0), entry(3, 'DREW', 1), entry(4, 'BUILT', 1)],
    steps: [1, 2, 3, 4].map((n) => ({ n, set: [[['hand'], n]] })),
  };
  const all = scenes({ hand: 0 }, position);
  assert.deepEqual(
    all.map((scene) => [scene.entries.map((one) => one.n), scene.before.hand, scene.after.hand]),
    [
      [[1, 2], 0, 2],
      [[3], 2, 3],
      [[4], 3, 4],
    ],
  );
});

test('without steps there is nothing to show', () => {
  assert.deepEqual(scenes({}, { log: [entry(1, 'DREW', 0)] }), []);
});
