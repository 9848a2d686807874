import * as z from 'zod/mini';
import { evidence } from '../../contracts/common.js';
import { article, articleReference } from '../../contracts/law.js';
import { comparableQuote } from '../../domain/kept-marks.js';
import { riskReportFilename } from '../../domain/report-name.js';
import { toolContract } from '../tool.js';
import { riskScope } from './scope.js';

export const severity = z.enum(['high', 'medium', 'low']);
export type Severity = z.infer<typeof severity>;

/** A sentence of an explanation about the clause, and the words of the quote that bear it. */
export const statement = z.object({
  text: z.string(),
  /** Null if the sentence says that something was searched for and not found. */
  words: z.nullable(z.string()),
});

/**
 * A further place of a finding's kind. What the finding explains is of its own quote: here the parties, periods and amounts
 * may be others.
 */
const findingPlace = z.object({
  extracted_text_snippet: z.string(),
  clause: z.nullable(z.string()),
  section: z.nullable(z.string()),
  /** The weight of this place by itself: never more than that of its finding. */
  severity,
  evidence,
});

/**
 * A finding as the report stores it and the API shows it, as one of its `risks`. `risk_description` is its title; the quote
 * is in the document's own language.
 */
export const reportedFinding = z.object({
  risk_description: z.string(),
  /** Why it matters, based on what the clause says. */
  explanation: z.string(),
  /** The quoted text of the document, or null if something is missing or was not located in the text. */
  extracted_text_snippet: z.nullable(z.string()),
  /** The clause's number as the document writes it, such as "12.3". */
  clause: z.nullable(z.string()),
  section: z.nullable(z.string()),
  severity,
  /** Why it has this severity. Absent in reports made before reasons were stored. */
  severity_reason: z.optional(z.string()),
  recommendation: z.string(),
  /** The kind of risk, stable across languages, such as `uncapped-liability`. */
  kind: z.string(),
  evidence: z.nullable(evidence),
  /** Further places of the same kind, in the order of the text. Absent without any, and in reports made before they were stored. */
  places: z.optional(z.array(findingPlace)),
  /** Number of further places that are not in `places`, because there are too many. */
  places_unlisted: z.optional(z.int()),
  /** Sentences of the explanation that speak of the clause itself. Reports from before November 2026 have none. */
  statements: z.optional(z.array(statement)),
  /** The articles that the texts cite; none in reports made before articles were stored. */
  articles: z._default(z.array(articleReference), []),
});
export type ReportedFinding = z.infer<typeof reportedFinding>;

/** A clause that may be about a kind of risk and was not understood: it has no severity and claims nothing. */
export const riskToRead = z.object({
  /** The kind of risk, stable across languages, such as `uncapped-liability`. */
  kind: z.string(),
  /** The kind's name in the report's language. */
  name: z.string(),
  /** Null where what a model said of the kind was not borne out by the text, so that no clause can be named. */
  extracted_text_snippet: z.nullable(z.string()),
  clause: z.nullable(z.string()),
  section: z.nullable(z.string()),
  evidence: z.nullable(evidence),
});
export type RiskToRead = z.infer<typeof riskToRead>;

/** Risk assessment: the clauses of a document that carry risk. */
export const riskContract = toolContract({
  kind: 'risk',
  api: { name: 'Risk assessment', description: 'The risks of a contract, and the reports on them.' },
  options: z.object({
    /** The party whose perspective is taken, as the user wrote it; null means the risks of both sides. */
    party: z.nullable(z.string()),
    /** Assess the document even if it is recognized as no contract. */
    as_contract: z.optional(z.boolean()),
  }),
  item: reportedFinding,
  body: z.object({
    risks: z.array(reportedFinding),
    /** Clauses that may be about kinds of which nothing was found, in the order of the text; none in reports from before December 2026. */
    to_read: z._default(z.array(riskToRead), []),
    /** Absent in reports from before it was stored. */
    scope: z.optional(riskScope),
    /** Every article that a finding cites, in full as it stood on that day; none in reports made before they were stored. */
    articles: z._default(z.array(article), []),
  }),
  summary: z.object({
    num_risks: z.int(),
    /** True if the document is certainly no contract and was not assessed; absent in older reports. */
    no_contract: z.optional(z.boolean()),
  }),
  marked: {
    list: 'risks',
    isFinding: () => true,
    keyOf: ({ kind, severity: weight, extracted_text_snippet: quote }: ReportedFinding) =>
      [kind, weight, comparableQuote(quote)].join('\n'),
  },
  files: {
    pdf: { contentType: 'application/pdf', filename: ({ filename }) => riskReportFilename(filename) },
  },
});
