import { standing } from '#shared/tools/rephrase/revised.js';
import { writeRevised } from '#workers/rewriting/write-revised.js';
import type { FileIo, StoredReport } from '../tool.js';

/** Name of the author of tracked changes. */
const AUTHOR = 'LDA';

/** Writes a rephrased document as a Word file: with the changes made, or tracked so that each can be taken or refused. */
export async function* writeWordFile(
  { body: { text, changes, comments_at: commentsAt }, marks, createdAt }: StoredReport<'rephrase'>,
  form: 'clean' | 'tracked',
  { source, signal, progress }: FileIo,
): AsyncGenerator<Uint8Array> {
  const revisions = standing(changes, marks);
  const tracked = form === 'tracked' ? { author: AUTHOR, date: createdAt.toISOString() } : null;
  yield* await writeRevised(
    { text, commentsAt, revisions, tracked, source: await source() },
    { signal, progress },
  );
}
