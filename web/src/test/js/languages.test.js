import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseLanguage } from '../../main/resources/governor/web/app/languages.js';

test('the first wanted language that there is', () => {
  assert.equal(chooseLanguage(['de-AT', 'en']), 'de');
  assert.equal(chooseLanguage(['fr', 'es-MX', 'de']), 'es');
});

test('English for everybody else', () => {
  assert.equal(chooseLanguage(['fr', 'ja']), 'en');
  assert.equal(chooseLanguage([]), 'en');
  assert.equal(chooseLanguage(['']), 'en');
});
