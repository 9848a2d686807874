import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { bridgeOf, OUTPUT } from './search-bridge.js';

it('the words that search has of both languages are those of the drafts: else run npm run write:search-bridge', () => {
  expect(readFileSync(OUTPUT, 'utf8')).toBe(bridgeOf());
});
