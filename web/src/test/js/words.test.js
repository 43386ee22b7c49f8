import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse, wordsFor } from '../../main/resources/governor/web/sanjuan/words.js';

test('words of the engine are taken apart', () => {
  assert.deepEqual(parse('build gold mine'), {
    verb: 'BUILD',
    piece: 'gold mine',
    other: '',
    number: 0,
    cards: 0,
    beneath: [],
  });
  assert.deepEqual(parse('over tower with good and 2 cards on well and market stand'), {
    verb: 'OVER',
    piece: 'tower',
    other: '',
    number: 1,
    cards: 2,
    beneath: ['well', 'market stand'],
  });
  assert.equal(parse('take builder with library')?.number, 1);
  assert.equal(parse('dance'), null);
});

test('the words of a set lead back to it', () => {
  for (const verb of ['PAY', 'PAY_GOOD', 'PRODUCE', 'SELL', 'KEEP', 'DISCARD']) {
    const act = parse(wordsFor(verb, 'sugar mill'));
    assert.deepEqual([act?.verb, act?.piece], [verb, 'sugar mill']);
  }
  assert.equal(parse(wordsFor('PUT_UNDER', 'well', 'chapel'))?.other, 'chapel');
});
