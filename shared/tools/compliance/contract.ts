import * as z from 'zod/mini';
import { evidence, language } from '../../contracts/common.js';
import { article, articleReference } from '../../contracts/law.js';
import { OTHER_KINDS } from '../../domain/document-kind.js';
import { comparableQuote } from '../../domain/kept-marks.js';
import { complianceReportFilename } from '../../domain/report-name.js';
import { severity } from '../risk/contract.js';
import { toolContract } from '../tool.js';
import { DOCUMENT_TYPES } from './documents.js';

/** Answers of a rule: kept, broken, perhaps broken or not addressed, and not to be told from the document. */
export const issueStatus = z.enum(['ok', 'issue found', 'warning', 'could not check']);
export type IssueStatus = z.infer<typeof issueStatus>;

/** A further place of the document that says the same on a rule. */
const issuePlace = z.object({
  extracted_text_snippet: z.string(),
  clause: z.nullable(z.string()),
  section: z.nullable(z.string()),
  evidence,
});

/** The answer of one rule. */
export const issue = z.object({
  /** Id of the rule, the same in every report: `SA-LAB-07`. */
  rule_id: z.string(),
  /** The answer, in a sentence. */
  description: z.string(),
  status: issueStatus,
  /** The passage of the document; null if it says nothing on the rule. */
  extracted_text_snippet: z.nullable(z.string()),
  /** The rule's subject. */
  subject: z.string(),
  /** The law's demand. */
  demands: z.string(),
  /** Text to write instead; empty where the rule is kept. */
  instead: z.string(),
  severity,
  clause: z.nullable(z.string()),
  section: z.nullable(z.string()),
  evidence: z.nullable(evidence),
  places: z.array(issuePlace),
  /** Number of further places that are not in `places`. */
  places_unlisted: z.int(),
  /** The articles of the rule that are held; empty for an instrument whose text is not. */
  articles: z.array(articleReference),
  /** The law or instrument with its articles, in words. */
  source: z.string(),
  /** Limits of the rule, such as amendments after the text that is held; null if there are none. */
  caution: z.nullable(z.string()),
  /** Words that were searched for, where nothing was found; else empty. */
  searched: z.array(z.string()),
});
export type Issue = z.infer<typeof issue>;

/**
 * A clause that concerns a rule and was read in part or not at all: a person compares it with the law's demand. It has no status
 * and does not count for the score.
 */
export const clauseToRead = z.object({
  rule_id: z.string(),
  /** The rule's subject. */
  subject: z.string(),
  /** The law's demand. */
  demands: z.string(),
  /** The law or instrument with its articles, in words. */
  source: z.string(),
  extracted_text_snippet: z.string(),
  clause: z.nullable(z.string()),
  section: z.nullable(z.string()),
  evidence,
  /** Words of the clause that show that it concerns the rule. */
  read: z.array(z.string()),
  /** Words of the clause on which its meaning for the rule depends and that were not read: a quantity, a place, a condition or an exception; empty where nothing but the subject was recognized. */
  unread: z.array(z.string()),
});
export type ClauseToRead = z.infer<typeof clauseToRead>;

/** What a score rests on. */
export const scoreBasis = z.object({
  /** Clauses that concern a rule. */
  concerned: z.int(),
  /** Those of them of which it was understood whether they keep the rule. */
  understood: z.int(),
});
export type ScoreBasis = z.infer<typeof scoreBasis>;

/** Kind of document that a check took the text for, and the rules that it checked. */
export const complianceScope = z.object({
  /** `other`: certainly no contract or policy, and not checked. */
  form: z.enum(['checked', 'other']),
  /** The kind of document whose rules were applied; null if none were. */
  type: z.nullable(z.enum(DOCUMENT_TYPES)),
  /** True if the user chose the kind. */
  chosen: z.boolean(),
  /** Kind of a document that was not checked. */
  other: z.nullable(z.enum(OTHER_KINDS)),
  /** Words of the document that show what it is. */
  words: z.array(z.string()),
  languages: z.array(language),
  /** Ids of the rules that apply to documents of this kind. */
  rules: z.array(z.string()),
  /**
   * Those of them on which the document is silent: its whole text was read, and none of the words by which one would look for their
   * subjects stands in it. Absent in older reports; in those from before December 2026 it has every rule without an answer.
   */
  silent: z.optional(z.array(z.object({ rule_id: z.string(), subject: z.string(), source: z.string() }))),
  /** Words by which a document without a tie to Saudi Arabia chooses the law of another country; null otherwise. */
  foreign_law: z.optional(z.nullable(z.string())),
  /** Number of pages whose text could not be read. */
  unread_pages: z.int(),
});
export type ComplianceScope = z.infer<typeof complianceScope>;

/** Tells whether an answer is an issue found or a warning: what a report counts as its issues. */
export const isComplianceFinding = ({ status }: Pick<Issue, 'status'>): boolean =>
  status === 'issue found' || status === 'warning';

/** Compliance check: what rules of law say to a document. */
export const complianceContract = toolContract({
  kind: 'compliance',
  api: {
    name: 'Compliance check',
    description: 'What rules of Saudi and international law say to a document, and the reports on it.',
  },
  options: z.object({
    /** The kind of document as the user chose it; null to recognize it. */
    type: z.nullable(z.enum(DOCUMENT_TYPES)),
  }),
  item: issue,
  body: z.object({
    compliance_score: z.int(),
    issues: z.array(issue),
    /** Clauses to be read by a person, in the order of the text; none in reports from before December 2026. */
    to_read: z._default(z.array(clauseToRead), []),
    /** Absent in reports from before December 2026. */
    basis: z.optional(scoreBasis),
    scope: complianceScope,
    /** Every article that an issue cites, in full as it stood on that day. */
    articles: z.array(article),
  }),
  summary: z.object({
    /** Issues found and warnings. */
    num_issues: z.int(),
    compliance_score: z.int(),
    /** True if the document was not checked because it is certainly no contract or policy. */
    not_checked: z.boolean(),
    /** What the score rests on; absent in reports from before December 2026. */
    basis: z.optional(scoreBasis),
  }),
  marked: {
    list: 'issues',
    isFinding: isComplianceFinding,
    keyOf: ({ rule_id: rule, status, extracted_text_snippet: quote }: Issue) =>
      [rule, status, comparableQuote(quote)].join('\n'),
  },
  files: {
    pdf: { contentType: 'application/pdf', filename: ({ filename }) => complianceReportFilename(filename) },
  },
});

/**
 * Returns the score of answers: 100 less 20 for each issue found if there is any, else less 10 for each warning, else less 5 for
 * each rule that could not be checked; never below 0.
 */
export function complianceScore(statuses: readonly IssueStatus[]): number {
  const count = (status: IssueStatus) => statuses.filter((one) => one === status).length;
  const lost = 20 * count('issue found') || 10 * count('warning') || 5 * count('could not check');
  return Math.max(0, 100 - lost);
}
