import type { Language } from '../../contracts/common.js';
import type { ClauseToRead, ComplianceScope, ScoreBasis } from './contract.js';

/**
 * Accuracy of the check on whole documents, in percent, as it was last measured: how many of the planted breaches it finds. It
 * stands wherever a score stands. A test holds it against the measurement (`platform/law/measured.json`).
 */
export const MEASURED_RECALL = 44;

/** Least share of the clauses that concern a rule that must be understood for a score to say anything. */
const ENOUGH = 0.5;

/** Tells whether enough was understood for a score; reports from before December 2026 do not say what theirs rests on. */
export const isEnough = (basis: ScoreBasis | null | undefined): boolean =>
  basis === null ||
  basis === undefined ||
  (basis.concerned > 0 && basis.understood >= ENOUGH * basis.concerned);

/** Clauses to be read that are the same, with the rules that each of its passages concerns. */
export interface ClauseGroup {
  clause: string | null;
  section: string | null;
  passages: ClauseToRead[][];
}

/** Groups clauses to be read by their numbers, and within a clause by passage, in the order of the text. */
export function clauseGroups(rows: readonly ClauseToRead[]): ClauseGroup[] {
  const groups: ClauseGroup[] = [];
  for (const row of rows) {
    const { clause, section } = row;
    const last = groups.at(-1);
    const passage = last?.passages.at(-1);
    const isSamePassage = passage?.[0]?.extracted_text_snippet === row.extracted_text_snippet;
    if (passage !== undefined && isSamePassage && last?.clause === clause) passage.push(row);
    else if (last !== undefined && clause !== null && last.clause === clause && last.section === section)
      last.passages.push([row]);
    else groups.push({ clause, section, passages: [[row]] });
  }
  return groups;
}

/** Returns the number of clauses that concern a rule and were not understood; never less than those that are listed. */
export function clausesNotUnderstood(
  rows: readonly ClauseToRead[],
  basis: ScoreBasis | null | undefined,
): number {
  const left = basis === null || basis === undefined ? 0 : basis.concerned - basis.understood;
  return Math.max(rows.length === 0 ? 0 : left, clauseGroups(rows).length);
}

/**
 * Returns the number of rules of which a report says nothing at all: words on their subjects stand in the text, or parts of it were
 * not read. Undefined for reports from before December 2026, which called such rules silent.
 */
export function rulesWithoutAnswer({
  scope,
  issues,
  to_read: toRead,
  basis,
}: {
  scope: Pick<ComplianceScope, 'rules' | 'silent'>;
  issues: readonly { rule_id: string }[];
  to_read: readonly ClauseToRead[];
  basis?: ScoreBasis | null | undefined;
}): number | undefined {
  if (basis === null || basis === undefined) return undefined;
  const told = new Set([...issues, ...toRead, ...(scope.silent ?? [])].map(({ rule_id: id }) => id));
  return scope.rules.filter((id) => !told.has(id)).length;
}

interface BasisWords {
  /** What a score rests on. */
  understood: (basis: ScoreBasis) => string;
  notEnough: string;
  /** Under the words that nothing was found. */
  toRead: (clauses: number) => string;
  recall: string;
}

/** Arabic counts of clauses, as the subject of a verb and behind a preposition. */
const clausesInArabic = (count: number, two: string): string => {
  const inHundred = count % 100;
  if (count === 1) return 'بند واحد';
  if (count === 2) return two;
  if (inHundred >= 3 && inHundred <= 10) return `${count} بنود`;
  return inHundred >= 11 ? `${count} بنداً` : `${count} بند`;
};

function understoodInArabic({ concerned, understood }: ScoreBasis): string {
  if (concerned === 0) return 'لم يُعثر على بند يتصل بأي من الأحكام.';
  if (concerned === 1) return `البند الوحيد المتصل بالأحكام ${understood === 0 ? 'لم يُفهم' : 'فُهم'}.`;
  if (understood === 0) return `لم يُفهم أي من البنود المتصلة بالأحكام، وعددها ${concerned}.`;
  if (understood === concerned) return `فُهمت البنود المتصلة بالأحكام جميعها، وعددها ${concerned}.`;
  return `فُهم ${clausesInArabic(understood, 'بندان')} من البنود المتصلة بالأحكام، وعددها ${concerned}.`;
}

function understoodInEnglish({ concerned, understood }: ScoreBasis): string {
  if (concerned === 0) return 'No clause was found that concerns a rule.';
  if (concerned === 1)
    return `The one clause that concerns a rule was ${understood === 0 ? 'not ' : ''}understood.`;
  const clauses = `${concerned} clauses that concern a rule`;
  if (understood === 0) return `None of the ${clauses} was understood.`;
  if (understood === concerned) return `All ${clauses} were understood.`;
  return `${understood} of the ${clauses} ${understood === 1 ? 'was' : 'were'} understood.`;
}

/** Sentences on what a score rests on: on the screen and in the PDF. */
export const BASIS_WORDS: Record<Language, BasisWords> = {
  en: {
    understood: understoodInEnglish,
    notEnough: 'Not enough was understood for a score',
    toRead: (clauses) =>
      clauses === 1
        ? 'One clause was not understood; read it.'
        : `${clauses} clauses were not understood; read them.`,
    recall: `In documents written to test it, the check finds ${MEASURED_RECALL}% of the breaches.`,
  },
  ar: {
    understood: understoodInArabic,
    notEnough: 'لم يُفهم من المستند ما يكفي لتقدير درجة',
    toRead: (clauses) => {
      const count = clausesInArabic(clauses, 'بندان');
      if (clauses === 1) return `${count} لم يُفهم، فاقرأه بنفسك.`;
      return clauses === 2 ? `${count} لم يُفهما، فاقرأهما بنفسك.` : `${count} لم تُفهم، فاقرأها بنفسك.`;
    },
    recall: `يكشف هذا الفحص ${MEASURED_RECALL}% من المخالفات في المستندات التي أُعدّت لاختباره.`,
  },
};
