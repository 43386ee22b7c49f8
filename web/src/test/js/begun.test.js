import assert from 'node:assert/strict';
import test from 'node:test';
import { hasBegun } from '../../main/resources/governor/web/app/begun.js';

const seats = (...kinds) => kinds.map((kind) => ({ kind }));

test('a table has begun once nobody is waited for', () => {
  assert.equal(hasBegun({ status: 'running', seats: seats('person', 'computer') }), true);
  assert.equal(hasBegun({ status: 'over', seats: seats('person', 'person') }), true);
  assert.equal(hasBegun({ status: 'waiting', seats: seats('person', 'open') }), false);
});

test('a rematch that was declined and a game that was called off never began', () => {
  assert.equal(hasBegun({ status: 'ended', seats: seats('person', 'invited') }), false);
  assert.equal(hasBegun({ status: 'ended', seats: seats('person', 'open') }), false);
});
