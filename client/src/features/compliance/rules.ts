import type { CheckedLaw } from '#shared/api/compliance.js';
import type { DocumentType } from '#shared/tools/compliance/documents.js';

type CheckedRule = CheckedLaw['rules'][number];

/** Everything that a rule is found by, in both languages, whatever the page's. */
const wordsOf = ({ id, subject, demands, source }: CheckedRule, law: CheckedLaw): string =>
  [id, ...[law.name, subject, demands, source].flatMap(({ en, ar }) => [en, ar])].join('\n').toLowerCase();

/** Returns the laws with those of their rules that match: all words of the query, and the kind of document. */
export function findRules(
  laws: readonly CheckedLaw[],
  { query, kind }: { query: string; kind: DocumentType | null },
): CheckedLaw[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return laws.flatMap((law) => {
    const rules = law.rules.filter((rule) => {
      if (kind !== null && !rule.documents.includes(kind)) return false;
      const text = words.length === 0 ? '' : wordsOf(rule, law);
      return words.every((word) => text.includes(word));
    });
    return rules.length === 0 ? [] : [{ ...law, rules }];
  });
}

export const countRules = (laws: readonly CheckedLaw[]): number =>
  laws.reduce((sum, { rules }) => sum + rules.length, 0);
