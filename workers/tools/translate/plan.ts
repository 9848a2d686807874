import type { EngineName } from '#shared/contracts/common.js';
import type { PartSlot } from '#workers/engines/model/hold-slot.js';
import { itemOf } from '#workers/engines/text/document-offsets.js';
import type { Part, Plan, PlanContext, Task } from '../tool.js';
import { conclude, translatedIn } from './conclude.js';
import type { PlannedSegment, TranslatePlan } from './cut.js';
import { withMemory } from './memory.js';
import { translateOutput, type SegmentOutput, type TranslateOutput } from './output.js';
import type { OwnerData } from './owner-data.js';
import { paragraphsOf } from './paragraphs.js';

/** Dependencies for making the plan of a translation. */
export interface TranslateContext extends Pick<PlanContext, 'runTask' | 'signal'> {
  owner: OwnerData;
}

/** How an engine translates the segments of one part. */
export interface TranslationEngine {
  engine: EngineName;
  model: string | null;
  version: string;
  translate(
    segments: readonly PlannedSegment[],
    signal: AbortSignal,
    slot: PartSlot | null,
  ): Promise<{ outputs: readonly SegmentOutput[]; tokens: number }>;
}

/** Creates the plan of a translation with one engine: what was translated before is found again, the rest is asked for. */
export function planOf(
  task: Task<'translate'>,
  plan: TranslatePlan,
  owner: OwnerData,
  { engine, model, version, translate }: TranslationEngine,
): Plan<'translate', TranslateOutput> {
  const { document } = task;
  const { parts, pieces } = plan;
  return {
    version,
    parts,
    output: translateOutput,
    run: (part, signal, slot) =>
      withMemory(owner, itemOf(pieces, part), (segments) => translate(segments, signal, slot)),
    items: (part, output) => itemsOf(part, output),
    conclude: (outputs, failed) => Promise.resolve(conclude(task, plan, { engine, model }, outputs, failed)),
  };

  /** A paragraph that is cut over several parts is shown when all is finished. */
  function itemsOf(part: Part, output: TranslateOutput) {
    const own = itemOf(pieces, part);
    const elsewhere = new Set(
      [pieces[part.seq - 1]?.at(-1)?.block, pieces[part.seq + 1]?.[0]?.block].filter(
        (one) => one !== undefined,
      ),
    );
    const only = new Set(own.map(({ block }) => block).filter((block) => !elsewhere.has(block)));
    const translated = translatedIn(pieces, new Map([[part.seq, output]]));
    return paragraphsOf(document, own, translated, only).map((paragraph) => ({
      ...paragraph,
      source: document.text.slice(paragraph.evidence.start, paragraph.evidence.end),
    }));
  }
}
