import { writeRevised } from '#workers/rewriting/write-revised.js';
import type { FileIo, StoredReport } from '../tool.js';

/** Writes a translation as a Word file: the document's own with its paragraphs translated, or a new one. */
export async function* writeWordFile(
  { body: { text, paragraphs } }: StoredReport<'translate'>,
  { source, signal, progress }: FileIo,
): AsyncGenerator<Uint8Array> {
  const revisions = paragraphs.map(({ evidence: { start, end }, text: translated }) => ({
    ...{ start, end },
    text: translated,
  }));
  yield* await writeRevised({ text, revisions, tracked: null, source: await source() }, { signal, progress });
}
