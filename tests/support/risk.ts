import type { ExtractedDocument } from '#platform/documents.js';
import type { ReportedFinding } from '#shared/tools/risk/contract.js';
import { inlineTextTasks } from './inline-text-tasks.js';
import type { Plan } from '#workers/tools/tool.js';
import type { Finding, RiskOutput, RiskTask } from '#workers/tools/risk/finding.js';
import { planBuiltin } from '#workers/tools/risk/plan-builtin.js';
import type { RiskCase } from '../cases/risk/types.js';
import { equals, type Outcome } from './clause-cases.js';

/** Builds a text without pages and with a section for each numbered line: what tests need of an extraction. */
export function documentOf(text: string): ExtractedDocument {
  const starts = [0, ...[...text.matchAll(/\n(?=\d{1,2}\. )/g)].map((match) => match.index + 1)];
  const sections = starts.map((start, at) => {
    const line = text.slice(start, text.indexOf('\n', start) === -1 ? undefined : text.indexOf('\n', start));
    const [, number = null, heading = null] = /^(\d{1,2})\. ([A-Z][\w ]{2,40})$/.exec(line) ?? [];
    return { start, end: starts[at + 1] ?? text.length, heading, number, level: 1 };
  });
  return { text, pages: [], sections, warnings: [] };
}

/** Converts a report's findings to those of an engine. */
export const fromReported = (reported: readonly ReportedFinding[]): Finding[] =>
  reported.map(
    ({
      risk_description: title,
      extracted_text_snippet: quote,
      severity_reason: severityReason,
      places,
      places_unlisted: unlisted,
      ...rest
    }) => ({
      ...rest,
      title,
      quote,
      ...(severityReason === undefined ? {} : { severityReason }),
      ...(places === undefined
        ? {}
        : { places: places.map(({ extracted_text_snippet: quote, ...place }) => ({ quote, ...place })) }),
      ...(unlisted === undefined ? {} : { unlisted }),
    }),
  );

/** Creates and runs the built-in engine's plan on the caller's own thread. */
export const builtinPlan = ({
  document,
  lang = 'en',
  party = null,
  asContract = false,
}: Pick<RiskTask, 'document'> & Partial<RiskTask>) =>
  planBuiltin(
    { document, lang, options: { party, as_contract: asContract } },
    { runTask: inlineTextTasks.lane(), signal: new AbortController().signal },
  );

/** Runs a whole plan as the worker does: the parts, stored as JSON, then the conclusion. */
export async function outcomeOf(plan: Plan<'risk', RiskOutput>) {
  const { signal } = new AbortController();
  const outputs = new Map<number, RiskOutput>();
  for (const part of plan.parts) {
    const { output } = await plan.run(part, signal, null);
    outputs.set(part.seq, plan.output.parse(JSON.parse(JSON.stringify(output))));
  }
  return plan.conclude(outputs, new Map(), signal);
}

/** Runs a whole plan and returns its findings as the engine had them. */
export async function concludedBy(plan: Plan<'risk', RiskOutput>) {
  const { body, summary, incomplete } = await outcomeOf(plan);
  return {
    findings: fromReported(body.risks),
    toRead: body.to_read,
    articles: body.articles,
    incomplete,
    scope: body.scope,
    summary,
  };
}

/** Returns the built-in engine's findings in a document. */
export async function findingsOf(
  document: ExtractedDocument,
  task: Partial<RiskTask> = {},
): Promise<Finding[]> {
  return (await concludedBy(await builtinPlan({ document, ...task }))).findings;
}

/** Builds a contract between two parties by their roles, with one clause. */
export function contractBetween(first: string, second: string, clause: string): string {
  return [
    'SERVICES AGREEMENT',
    '',
    `This Services Agreement is made between Alpha Systems LLC ("${first}") and Beta Trading Company ("${second}").`,
    `${first} will provide the Services. ${first} shall act with care. ${second} will accept them. ${second} shall cooperate.`,
    '',
    '1. Clause',
    clause,
  ].join('\n');
}

/**
 * Builds a contract between Supplier and Customer with one clause and everything that is usually expected around it.
 */
export const contractWith = (clause: string): string => contractBetween('Supplier', 'Customer', clause);

/** Builds an Arabic contract between two parties by their roles, with one clause. */
export function arabicContractBetween(first: string, second: string, clause: string): string {
  return [
    'اتفاقية',
    '',
    `أبرم هذا العقد بين شركة ألفا للأنظمة (ويشار إليها بـ "${first}") وشركة بيتا التجارية (ويشار إليها بـ "${second}").`,
    `يتعاون ${first} مع ${second}. يحضر ${first} الاجتماعات. يحضر ${second} الاجتماعات. يتعاون ${second} مع ${first}.`,
    '',
    'المادة (1): البند',
    clause,
  ].join('\n');
}

/** Expects a severity of the first finding of a kind: `any` one at all, or null where there must be no such finding. */
export function hasSeverity(findings: readonly Finding[], kind: string, expected: RiskCase[1]): Outcome {
  const severity = findings.find((finding) => finding.kind === kind)?.severity ?? null;
  return equals(expected === 'any' && severity !== null ? expected : severity, expected);
}

/**
 * Returns what is found above low in a clause of an Arabic contract between two parties; `context` stands before the clause.
 */
export async function foundBetween(
  [first, second]: readonly [string, string],
  clause: string,
  context?: string,
): Promise<Finding[]> {
  const text = arabicContractBetween(first, second, context === undefined ? clause : `${context}\n${clause}`);
  const start = text.indexOf(clause);
  const found = await findingsOf(documentOf(text), { lang: 'ar' });
  return found.filter(
    ({ evidence, severity }) => severity !== 'low' && evidence !== null && evidence.end > start,
  );
}

/**
 * Builds an Arabic contract between المورد and العميل with one clause and everything that is usually expected around
 * it.
 */
export function arabicContractWith(clause: string): string {
  return [
    'عقد تقديم خدمات',
    '',
    'أبرم هذا العقد بين شركة ألفا للأنظمة (ويشار إليها بـ "المورد") وشركة بيتا التجارية (ويشار إليها بـ "العميل").',
    'يقدم المورد الخدمات. ينفذ المورد الأعمال بعناية. يتسلم العميل الأعمال. يتعاون العميل مع المورد.',
    '',
    'المادة (1): البند',
    clause,
  ].join('\n');
}

/** A contract of sale with several risks. */
export const SUPPLY_CONTRACT = [
  'SUPPLY AGREEMENT',
  '',
  'This Supply Agreement is made as of 1 March 2024 between Alpha Industries LLC (“Supplier”) and Beta Trading Company (“Buyer”).',
  '',
  '1. Definitions',
  '“Products” means the goods that Supplier is the exclusive distributor of. “Territory” means Riyadh.',
  '',
  '2. Supply',
  'Supplier shall sell and Buyer shall purchase at least 10,000 units of the Products in each year. Supplier may',
  'increase the prices at any time without notice. Buyer shall pay each invoice within ninety (90) days of receipt.',
  '',
  '3. Liability',
  'Buyer shall indemnify and hold harmless Supplier from any and all claims arising out of or related to the Products.',
  'In no event shall Supplier be liable for any indirect or consequential damages. Supplier will use commercially',
  'reasonable efforts to deliver. Buyer may from time to time order more, as soon as possible.',
  '',
  '4. Term',
  'Supplier may terminate this Agreement for convenience at any time upon ten (10) days written notice. The parties',
  'submit to the exclusive jurisdiction of the courts of England. This Agreement shall be governed by the laws of',
  'England and Wales. Notices shall be in writing to the address of the other party. All information is confidential.',
].join('\n');
