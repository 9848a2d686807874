import { expect, test } from '@jest/globals';
import { KINDS } from '../../llm/kinds.js';
import { ENGLISH, type Kind } from './english.js';
import { kindName } from './kind-names.js';

const kinds = Object.keys(ENGLISH) as Kind[];

test('every kind of risk has a name in both languages, which holds no value of a clause', () => {
  for (const kind of kinds) {
    expect(kindName(kind, 'en')).toMatch(/^[A-Z][^{}]+$/);
    expect(kindName(kind, 'ar')).toMatch(/^[\u0621-\u064a][^{}A-Za-z]+$/);
  }
});

test.each(['en', 'ar'] as const)('no two kinds have the same name (%s)', (lang) => {
  expect(new Set(kinds.map((kind) => kindName(kind, lang))).size).toBe(kinds.length);
});

test('the kinds that a model may name have names too', () => {
  const unnamed = KINDS.filter((kind) => !kinds.includes(kind as Kind));
  expect(unnamed).toEqual(['hidden-instructions', 'other']);
});
