import type { Wording } from './inflect.js';
import { phrases } from './phrases.js';

const LATIN: readonly Wording[] = [
  ['inter alia', 'among other things'],
  ['mutatis mutandis', 'with the necessary changes'],
  ['per annum', 'per year'],
  ['ab initio', 'from the beginning', { behind: '(?<!\\bvoid )' }],
  ['in toto', 'in full'],
  ['viz\\.', 'namely'],
  ['ex post facto', 'after the fact'],
  ['ipso jure', 'by operation of law'],
  ['sine qua non', 'essential condition'],
];
const ABBREVIATED: readonly Wording[] = [
  ['e\\.g\\.,', 'for example,'],
  ['e\\.g\\.', 'for example,', { ahead: '(?= )' }],
  ['i\\.e\\.,', 'that is,'],
  ['i\\.e\\.', 'that is,', { ahead: '(?= )' }],
];

/** Latin in English: terms of art such as "pro rata" and "bona fide" stay. */
export const LATIN_PHRASES = [
  ...phrases('latin', ['clear'], LATIN),
  ...phrases('full-form', ['clear', 'formal'], ABBREVIATED),
];
