import type { RewordingRule } from '../rule.js';
import { CONTRACTIONS } from './contractions.js';
import { DOUBLETS } from './doublets.js';
import { WEAKENING } from './firm.js';
import { FORMAL_WORDS } from './formal.js';
import { LATIN_PHRASES } from './latin.js';
import { LEGALESE } from './legalese.js';
import { NOMINALIZATIONS } from './nominalizations.js';
import { WORDY } from './wordy.js';

/** Rewordings of English phrases: of those that overlap, the one that stands first is made. */
export const ENGLISH: readonly RewordingRule[] = [
  ...CONTRACTIONS,
  ...WEAKENING,
  ...DOUBLETS,
  ...NOMINALIZATIONS,
  ...WORDY,
  ...FORMAL_WORDS,
  ...LEGALESE,
  ...LATIN_PHRASES,
];
