import type { Language } from '#shared/contracts/common.js';
import type { Finding } from '../finding.js';
import { TOPICS } from './kinds.js';
import { ABSENT, MISSING } from './words.js';

/**
 * Least length of a contract, characters: a shorter text is a letter or an extract, which need not contain the usual
 * clauses.
 */
const MIN_CHARS = 4_000;
/** Least number of topics: a text that covers fewer is not a contract. */
const LEAST_TOPICS = 3;

/**
 * Returns the topics that a contract should cover and no part does. Call it only if every part was analyzed: a part
 * that was not might cover them.
 */
export function missingFrom(chars: number, covered: ReadonlySet<string>, lang: Language): Finding[] {
  if (chars < MIN_CHARS || TOPICS.filter((topic) => covered.has(topic)).length < LEAST_TOPICS) return [];
  return TOPICS.filter((topic) => !covered.has(topic)).map((topic) => {
    const { kind, severity, ...names } = MISSING[topic];
    return {
      kind,
      severity,
      ...ABSENT[lang](names[lang]),
      quote: null,
      evidence: null,
      clause: null,
      section: null,
      articles: [],
    };
  });
}
