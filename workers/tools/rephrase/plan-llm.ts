import * as z from 'zod';
import { change, leftAsIs } from '#shared/tools/rephrase/contract.js';
import type { PartSlot } from '#workers/engines/model/hold-slot.js';
import type { ModelClient } from '#workers/engines/model/model.js';
import { itemOf, withDocumentOffsets } from '#workers/engines/text/document-offsets.js';
import { failedParts } from '#workers/attempt/failures.js';
import { shieldFromHandover } from '#workers/attempt/handover.js';
import type { Part, Plan, PlanContext, Task } from '../tool.js';
import { conclude } from './conclude.js';
import { sectionsWithout } from './llm/paragraphs.js';
import { PROMPT_VERSION, rephraseQuestion, secondQuestion, type RevisedParagraph } from './llm/prompt.js';
import { rephraseTextTasks as tasks } from './text-tasks.js';

const count = z.object({ kept: z.number(), dropped: z.number() });
const output = z.object({
  changes: z.array(change),
  left: z.array(leftAsIs),
  checks: z.object({ findings: count, statements: count }),
});
type Output = z.infer<typeof output>;

/**
 * Creates the plan of a rephrasing by a language model, with one call per part, and a second one for the paragraphs whose
 * rewordings would change what they mean. The model has no tools; a paragraph that it cannot put into other words of the same
 * meaning is left as it is, and named with the reason.
 */
export async function planWithModel(
  { document, lang, options }: Task<'rephrase'>,
  model: ModelClient,
  { runTask, signal }: Pick<PlanContext, 'runTask' | 'signal'>,
): Promise<Plan<'rephrase', Output>> {
  const { text, pages } = document;
  const { style } = options;
  const session = model.session();
  const plan = await runTask(tasks.llmPlan, { document, style, lang, endpoint: model.endpoint }, signal);

  async function run(part: Part, signal: AbortSignal, slot: PartSlot | null) {
    const piece = itemOf(plan.pieces, part);
    const passage = text.slice(piece.start, piece.end);
    const { paragraphs, terms } = piece;
    const check = (answers: readonly RevisedParagraph[]) =>
      shieldFromHandover(signal, (shielded) =>
        runTask(tasks.llmCheck, { text: passage, paragraphs, answers, style, terms, lang }, shielded),
      );
    const question = rephraseQuestion({
      paragraphs: paragraphs.map(({ start, end }) => passage.slice(start, end)),
      ...{ style, terms, lang },
    });
    const { value, tokens } = await session.ask(question, signal, slot);
    const first = await check(value.paragraphs);
    if (first.faulty.length === 0) return { output: outputOf(first), tokens };

    const faulty = new Set(first.faulty.map(({ paragraph }) => paragraph));
    const again = await session.askAgain(secondQuestion(question, value, first.faulty), signal, slot);
    const second = (again?.value.paragraphs ?? []).filter(({ paragraph }) => faulty.has(paragraph));
    const answered = new Set(second.map(({ paragraph }) => paragraph));
    // Without another answer the first one stands, with what was wrong with it.
    const merged = [...second, ...value.paragraphs.filter(({ paragraph }) => !answered.has(paragraph))];
    return { output: outputOf(await check(merged)), tokens: tokens + (again?.tokens ?? 0) };
  }

  const located = (seq: number, found: Output['changes']) =>
    withDocumentOffsets(found, itemOf(plan.pieces, { seq }).start, pages);
  return {
    version: PROMPT_VERSION,
    parts: plan.parts,
    output,
    run,
    items: ({ seq }, { changes }) => located(seq, changes),
    async conclude(outputs, failures) {
      const done = new Set(outputs.keys());
      const concluded = conclude(document, options, lang, plan.parts, {
        changes: [...outputs].flatMap(([seq, { changes }]) => located(seq, changes)),
        left: [...outputs].flatMap(([seq, { left }]) =>
          withDocumentOffsets(left, itemOf(plan.pieces, { seq }).start, pages),
        ),
        done,
      });
      const failed = failedParts(failures);
      const checks = [...outputs.values()].map((found) => found.checks);
      return {
        ...concluded,
        incomplete: sectionsWithout(plan, done, failed, lang),
        checks: {
          findings: sumOf(checks.map(({ findings }) => findings)),
          statements: sumOf(checks.map(({ statements }) => statements)),
        },
      };
    },
  };
}

const outputOf = ({
  changes,
  faulty,
  checks,
}: Pick<Output, 'changes' | 'checks'> & { faulty: { left: Output['left'][number] }[] }): Output => ({
  changes,
  left: faulty.map(({ left }) => left),
  checks,
});

const sumOf = (counts: readonly z.infer<typeof count>[]) => ({
  kept: counts.reduce((sum, { kept }) => sum + kept, 0),
  dropped: counts.reduce((sum, { dropped }) => sum + dropped, 0),
});
