import type { Language } from '#shared/contracts/common.js';
import type { Finding } from '../finding.js';
import { TOPICS } from './kinds.js';
import { ABSENT, MISSING } from './words.js';

/** A shorter text is a letter or an extract: nothing is missing from it for being short, characters. */
const MIN_CHARS = 4_000;
/** A text that provides for fewer of the topics is no contract. */
const LEAST_TOPICS = 3;

/**
 * What a contract should say and no part does. Only asked where every part was read: what could not be read
 * might say it.
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
    };
  });
}
