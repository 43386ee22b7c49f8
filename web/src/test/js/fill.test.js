import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fill } from '../../main/resources/governor/web/app/fill.js';

test('parameters are filled in, unknown ones stay', () => {
  assert.equal(fill('{seat} takes {role}.', { seat: 'Anna', role: 'the builder' }, 'en'), 'Anna takes the builder.');
  assert.equal(fill('{seat} waits.', {}, 'en'), '{seat} waits.');
});

test('a number chooses the form, and stands for itself', () => {
  const message = '{n|# card|# cards}';
  assert.deepEqual(
    [0, 1, 2, -1].map((n) => fill(message, { n }, 'en')),
    ['0 cards', '1 card', '2 cards', '-1 card'],
  );
});

test('a language with a form for millions takes the last one that there is', () => {
  const message = '{n|# carta|# cartas}';
  assert.deepEqual(
    [0, 1, 2, 1_000_000].map((n) => fill(message, { n }, 'es')),
    ['0 cartas', '1 carta', '2 cartas', '1000000 cartas'],
  );
});

test('a language with more forms has them all', () => {
  const message = '{n|# karta|# karty|# kart}';
  assert.deepEqual(
    [1, 3, 5, 22].map((n) => fill(message, { n }, 'pl')),
    ['1 karta', '3 karty', '5 kart', '22 karty'],
  );
});

test('French counts nothing as one', () => {
  assert.equal(fill('{n|# carte|# cartes}', { n: 0 }, 'fr'), '0 carte');
});
