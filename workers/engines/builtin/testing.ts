import type { Extracted } from '#platform/documents.js';
import type { Finding, PartOutput, RiskTask } from '../engine.js';
import { inlineTextTasks } from '../text-tasks.js';
import { createBuiltinEngine } from './engine.js';

/** A text without pages, with a section for each numbered line: what tests need of an extraction. */
export function documentOf(text: string): Extracted {
  const starts = [0, ...[...text.matchAll(/\n(?=\d{1,2}\. )/g)].map((match) => match.index + 1)];
  const sections = starts.map((start, at) => {
    const line = text.slice(start, text.indexOf('\n', start) === -1 ? undefined : text.indexOf('\n', start));
    const [, number = null, heading = null] = /^(\d{1,2})\. ([A-Z][\w ]{2,40})$/.exec(line) ?? [];
    return { start, end: starts[at + 1] ?? text.length, heading, number, level: 1 };
  });
  return { text, pages: [], sections, warnings: [] };
}

/** Runs the whole plan, as the worker does: parts, stored as JSON, then the conclusion. */
export async function findingsOf(document: Extracted, task: Partial<RiskTask> = {}): Promise<Finding[]> {
  const { signal } = new AbortController();
  const plan = await createBuiltinEngine(inlineTextTasks).planRisks(
    { document, lang: 'en', party: null, ...task },
    signal,
  );
  const outputs = new Map<number, PartOutput>();
  for (const part of plan.parts) {
    const stored = JSON.stringify(await plan.run(part, signal));
    outputs.set(part.seq, JSON.parse(stored) as PartOutput);
  }
  return (await plan.conclude(outputs, new Map(), signal)).findings;
}

/** A contract between Supplier and Customer that holds one clause, with all that is usually expected around it. */
export function contractWith(clause: string): string {
  return [
    'SERVICES AGREEMENT',
    '',
    'This Services Agreement is made between Alpha Systems LLC ("Supplier") and Beta Trading Company ("Customer").',
    'Supplier will provide the Services. Supplier shall act with care. Customer will accept them. Customer shall cooperate.',
    '',
    '1. Clause',
    clause,
  ].join('\n');
}

/** The same in Arabic, between المورد and العميل. */
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
