import type { Db } from '#platform/db/client.js';
import { insertSegments } from '#platform/db/queries/translations.js';
import type { EngineName, Language } from '#shared/contracts/common.js';
import type { PlannedSegment } from './cut.js';
import { segmentOutput, type SegmentOutput } from './output.js';
import type { OwnerData } from './owner-data.js';
import type { Translated } from './paragraphs.js';

/** Returns what earlier translations of the same user have for these segments, by their keys. */
export async function remembered(
  owner: OwnerData,
  segments: readonly PlannedSegment[],
): Promise<Map<string, SegmentOutput>> {
  const found = await owner.translations(segments.map(({ key }) => key));
  const known = new Map<string, SegmentOutput>();
  for (const [key, output] of found) known.set(key, segmentOutput.parse(output));
  return known;
}

/** Translates the segments that no earlier translation has; returns all of them in order. */
export async function withMemory(
  owner: OwnerData,
  segments: readonly PlannedSegment[],
  translate: (
    segments: readonly PlannedSegment[],
  ) => Promise<{ outputs: readonly SegmentOutput[]; tokens: number }>,
): Promise<{ output: { segments: SegmentOutput[] }; tokens: number }> {
  const known = await remembered(owner, segments);
  const left = segments.filter(({ key }) => !known.has(key));
  const { outputs, tokens } = left.length === 0 ? { outputs: [], tokens: 0 } : await translate(left);
  const made = new Map(left.map(({ key }, index) => [key, outputs[index]]));
  const all = segments.map(({ key }) => {
    const output = known.get(key) ?? made.get(key);
    if (output === undefined) throw new Error('A segment was not answered.');
    return output;
  });
  return { output: { segments: all }, tokens };
}

/** Stores the segments that nothing is doubtful about, to be found again. */
export async function remember(
  tx: Db,
  owner: { userId: string; documentId: string },
  { to, engine, model }: { to: Language; engine: EngineName; model: string | null },
  segments: readonly PlannedSegment[],
  translated: Translated,
): Promise<void> {
  const finished = segments.flatMap(({ key, start, text: source }) => {
    const output = translated.get(start);
    return output === undefined || output.doubts.length > 0
      ? []
      : [{ key, to, engine, model, source, output }];
  });
  // The same sentence may stand in a document twice.
  await insertSegments(tx, owner, [...new Map(finished.map((one) => [one.key, one])).values()]);
}
