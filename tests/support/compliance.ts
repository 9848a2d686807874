import type { DocumentType } from '#shared/tools/compliance/documents.js';
import type { ExtractedDocument } from '#platform/documents.js';
import type { Language } from '#shared/contracts/common.js';
import { inlineTextTasks } from './inline-text-tasks.js';
import { READ_RULES, type ReadRule } from '#workers/law/readers/index.js';
import { rolesIn } from '#workers/law/readers/roles.js';
import { RuleWords } from '#workers/law/readers/words.js';
import type { Plan } from '#workers/tools/tool.js';
import type { ComplianceOutput, RuleReading } from '#workers/tools/compliance/answer.js';
import { scan } from '#workers/tools/compliance/builtin/scan.js';
import { planBuiltin } from '#workers/tools/compliance/plan-builtin.js';

/** Tells whether single clauses can keep or break a rule, and not only what a whole document has. */
export const isReadByClause = ({ read }: ReadRule): boolean => read.en.length > 0;

/** By kind of document: compiling the patterns takes longer than reading a clause with them. */
const WORDS = new Map<DocumentType, RuleWords>();

/** Returns what a clause by itself says on the rules for a kind of document, or on the rules given. */
export function readingsOf(
  clause: string,
  type: DocumentType,
  rules: readonly ReadRule[] = READ_RULES.filter(({ documents }) => documents.includes(type)),
): RuleReading[] {
  const stretch = { start: 0, end: clause.length, heading: null, number: null };
  const words = WORDS.get(type) ?? new RuleWords(rolesIn(type, []));
  WORDS.set(type, words);
  return scan(clause, [stretch], rules, words);
}

/** Runs a whole plan as the worker does: the parts, stored as JSON, then the conclusion. */
export async function concludedBy(plan: Plan<'compliance', ComplianceOutput>) {
  const { signal } = new AbortController();
  const outputs = new Map<number, ComplianceOutput>();
  for (const part of plan.parts) {
    const { output } = await plan.run(part, signal, null);
    outputs.set(part.seq, plan.output.parse(JSON.parse(JSON.stringify(output))));
  }
  return plan.conclude(outputs, new Map(), signal);
}

/** Checks a whole document with the built-in engine, on the caller's own thread. */
export async function checked(
  document: ExtractedDocument,
  { lang = 'en', type = null }: { lang?: Language; type?: DocumentType | null } = {},
) {
  const { signal } = new AbortController();
  return concludedBy(
    await planBuiltin({ document, lang, options: { type } }, { runTask: inlineTextTasks.lane(), signal }),
  );
}
