import type { Language } from '#shared/contracts/common.js';
import type { Issue, IssueStatus } from '#shared/tools/compliance/contract.js';
import { articlesOf, sourceInWords, type LawRule } from '#platform/law/rules/rule.js';
import type { RuleReading } from './answer.js';

/** Most passages that are listed for one rule besides the first. */
const PLACES = 20;

/** What a rule's answer says where no reading has words of its own. */
const SAID: Record<Language, Record<RuleReading['answer'], string>> = {
  en: {
    breaks: 'What the clause says is contrary to this rule.',
    doubtful: 'The clause may be contrary to this rule.',
    keeps: 'The clause is in line with this rule.',
    partly: 'The clause is on what the law asks, but depends on words that were not read.',
    mentions: 'The clause is on this subject, but whether it keeps the rule cannot be told from its words.',
  },
  ar: {
    breaks: 'ما ينص عليه البند يخالف هذا الحكم.',
    doubtful: 'قد يخالف البند هذا الحكم.',
    keeps: 'البند متفق مع هذا الحكم.',
    partly: 'يتناول البند ما يوجبه النظام، غير أن حكمه معلق على عبارة لم تُقرأ.',
    mentions: 'يتناول البند هذا الموضوع، ولا يتبين من عبارته مدى موافقته للحكم.',
  },
};

const STATUS: Record<RuleReading['answer'], IssueStatus> = {
  breaks: 'issue found',
  doubtful: 'warning',
  keeps: 'ok',
  partly: 'could not check',
  mentions: 'could not check',
};

/** Presents what the passages of a document say on a rule: the first of the weightiest kind, and the others as its places. */
export function issueFrom(rule: LawRule, readings: readonly RuleReading[], lang: Language): Issue | null {
  const [first, ...others] = readings;
  if (first === undefined) return null;
  const places = others.slice(0, PLACES);
  return {
    ...unaddressed(rule, STATUS[first.answer], lang),
    description: first.says?.[lang] ?? SAID[lang][first.answer],
    extracted_text_snippet: first.quote,
    clause: first.clause,
    section: first.section,
    evidence: first.evidence,
    places: places.map(({ quote, clause, section, evidence }) => ({
      extracted_text_snippet: quote,
      clause,
      section,
      evidence,
    })),
    places_unlisted: others.length - places.length,
  };
}

/** Returns the quantities that the answer of a kept rule sets side by side, as its sentence; null if it compares none. */
export const comparisonOf = ({ status, description }: Issue, lang: Language): string | null =>
  status !== 'ok' || description === SAID[lang].keeps ? null : description;

/** Presents a rule without a passage: the answer is given, its words are to be added. */
export function unaddressed(rule: LawRule, status: IssueStatus, lang: Language): Issue {
  return {
    rule_id: rule.id,
    description: '',
    status,
    extracted_text_snippet: null,
    subject: rule.subject[lang],
    demands: rule.demands[lang],
    instead: status === 'ok' ? '' : rule.instead[lang],
    severity: rule.severity,
    clause: null,
    section: null,
    evidence: null,
    places: [],
    places_unlisted: 0,
    articles: articlesOf(rule.source),
    source: sourceInWords(rule.source, lang),
    caution: rule.caution?.[lang] ?? null,
    searched: [],
  };
}
