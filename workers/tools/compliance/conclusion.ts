import type { IncompleteSection, Language } from '#shared/contracts/common.js';
import type { ExtractedDocument } from '#platform/documents.js';
import { languagesOf } from '#workers/engines/text/languages.js';
import { normalizeText } from '#workers/engines/text/plain.js';
import { rulesById } from '#workers/law/readers/index.js';
import { sourceInWords } from '#platform/law/rules/rule.js';
import type { ComplianceConclusion, RuleReading } from './answer.js';
import type { RecognizedType } from './document-type.js';
import { issueFrom } from './issue.js';
import { scopeOf, unreadPages } from './scope.js';
import { Silence } from './silence.js';

const WEIGHT: Record<RuleReading['answer'], number> = { breaks: 3, doubtful: 2, keeps: 1, mentions: 0 };

/** Sorts what passages say on one rule: the weightiest first, each in the order of the text. */
export const byWeight = (a: RuleReading, b: RuleReading) =>
  WEIGHT[b.answer] - WEIGHT[a.answer] || a.evidence.start - b.evidence.start;

/** What is known of a document before it is read for the rules. */
export interface Checked {
  recognized: RecognizedType;
  /** True if the user chose the kind of document. */
  chosen: boolean;
  /** Ids of the rules that apply. */
  rules: readonly string[];
}

/**
 * Answers every rule that applies, for either engine: from what passages say on it, the weightiest first, and where none does from
 * the document's silence. Offsets of the readings count from the document's start.
 */
export function concludeRules(
  document: ExtractedDocument,
  lang: Language,
  { recognized, chosen, rules }: Checked,
  readings: readonly RuleReading[],
  incomplete: IncompleteSection[],
): ComplianceConclusion {
  const byRule = new Map<string, RuleReading[]>();
  for (const reading of readings) byRule.set(reading.rule, [...(byRule.get(reading.rule) ?? []), reading]);
  const isRead = incomplete.length === 0 && unreadPages(document) === 0;
  if (!recognized.binds && readings.length === 0 && isRead && recognized.type !== null) {
    const none = { ...recognized, type: null };
    return { issues: [], toRead: [], scope: scopeOf(document, none, { chosen, rules: [] }), incomplete };
  }
  const silence = new Silence(document, {
    isRead,
    isCertain: recognized.certain,
    languages: languagesOf(normalizeText(document.text)),
  });
  const issues = rulesById(rules).flatMap((rule) => {
    const sorted = (byRule.get(rule.id) ?? []).sort(byWeight);
    const heaviest = sorted[0]?.answer ?? 'mentions';
    const weighty = sorted.filter(({ answer }) => answer === heaviest);
    const told = () => issueFrom(rule, weighty, lang) ?? [];
    if (heaviest === 'breaks' || heaviest === 'doubtful') return told();
    // A clause on its subject does not tell that all is there of which a rule lists several things.
    if (heaviest === 'keeps' && (rule.contents?.parts.length ?? 1) === 1) return told();
    if (rule.contents === undefined) return [];
    const issue = silence.on(rule, rule.contents, heaviest === 'mentions' ? weighty : [], lang);
    return issue ?? (heaviest === 'keeps' ? told() : []);
  });
  const answered = new Set(issues.map(({ rule_id }) => rule_id));
  const silent = rulesById(rules)
    .filter(({ id }) => !answered.has(id))
    .map(({ id, subject, source }) => ({
      rule_id: id,
      subject: subject[lang],
      source: sourceInWords(source, lang),
    }));
  return {
    issues,
    toRead: [],
    scope: { ...scopeOf(document, recognized, { chosen, rules }), silent },
    incomplete,
  };
}
