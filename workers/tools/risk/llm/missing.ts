import type { Language } from '#shared/contracts/common.js';
import type { DocumentKind } from '#workers/engines/text/document-kind/recognize.js';
import { clausesExpectedOf, type MissingKind } from '../expected-clauses.js';
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

/** Returns the clauses that a document should have and that a model is asked about: those that contracts of its kind need. */
export function clausesLookedFor(chars: number, { form, kind }: DocumentKind): MissingKind[] {
  if (form !== 'contract' || chars < MIN_CHARS) return [];
  const asked = new Set(TOPICS.map((topic): string => `missing-${topic}`));
  return clausesExpectedOf(kind).filter((clause) => asked.has(clause));
}

/**
 * Returns the expected clauses whose topic no part covers. Call it only if every part was analyzed: a part
 * that was not might cover them.
 */
export function missingFrom(
  clauses: readonly MissingKind[],
  covered: ReadonlySet<string>,
  lang: Language,
): Finding[] {
  if (TOPICS.filter((topic) => covered.has(topic)).length < LEAST_TOPICS) return [];
  return TOPICS.flatMap((topic): Finding[] => {
    const { kind, severity, ...names } = MISSING[topic];
    if (covered.has(topic) || !clauses.some((clause) => clause === kind)) return [];
    return [
      {
        kind,
        severity,
        ...ABSENT[lang](names[lang]),
        quote: null,
        evidence: null,
        clause: null,
        section: null,
        articles: [],
      },
    ];
  });
}
