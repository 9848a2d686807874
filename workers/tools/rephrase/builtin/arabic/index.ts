import type { RewordingRule } from '../rule.js';
import { ACTING_VERBS } from './acting-verbs.js';
import { CONNECTIVES } from './connectives.js';
import { DOUBLETS } from './doublets.js';
import { FIRM } from './firm.js';
import { PASSIVE_VERBS } from './passive-verbs.js';
import { PLAIN_WORDS } from './plain-words.js';
import { SENTENCES } from './sentences.js';
import { SPELLING } from './spelling.js';
import { USAGE } from './usage.js';

/** Rewordings of legal Arabic; where two meet at a place, the first stands. */
export const ARABIC: readonly RewordingRule[] = [
  ...FIRM,
  ...ACTING_VERBS,
  ...PASSIVE_VERBS,
  ...CONNECTIVES,
  ...DOUBLETS,
  ...PLAIN_WORDS,
  ...USAGE,
  ...SENTENCES,
  ...SPELLING,
];
