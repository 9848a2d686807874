import type { TranslatedParagraph } from '#shared/tools/translate/contract.js';
import { commentsIn } from '#shared/tools/translate/translated-text.js';
import type { Highlight } from '#workers/rewriting/translation-spans.js';
import { writeRevised } from '#workers/rewriting/write-revised.js';
import type { FileIo, StoredReport } from '../tool.js';
import { noticeOf } from './notice.js';

/** Words that were not translated, and paragraphs that should be compared with the original. */
const UNKNOWN = 'yellow';
const DOUBTFUL = 'cyan';

/**
 * Writes a translation as a Word file: the document's own with its paragraphs translated, or a new one; or both languages side by
 * side. What a person should look at is colored.
 */
export async function* writeWordFile(
  { body }: StoredReport<'translate'>,
  { bilingual }: { bilingual: boolean },
  { source, signal, progress }: FileIo,
): AsyncGenerator<Uint8Array> {
  const { text, paragraphs, to } = body;
  const revisions = paragraphs.map((paragraph) => ({
    ...{ start: paragraph.evidence.start, end: paragraph.evidence.end, text: paragraph.text },
    highlights: highlightsOf(paragraph),
  }));
  const translation = { to, notice: noticeOf(body, { colored: true }), bilingual };
  yield* await writeRevised(
    {
      ...{ text, commentsAt: commentsIn(paragraphs), revisions },
      ...{ tracked: null, translation, source: await source() },
    },
    { signal, progress },
  );
}

/** Returns what stands out in a translated paragraph, in order and apart. */
export function highlightsOf({ text, unknown, doubts }: TranslatedParagraph): Highlight[] {
  const found: Highlight[] = [];
  let at = 0;
  const doubtful = (end: number) => {
    if (doubts.length > 0 && end > at) found.push({ start: at, end, color: DOUBTFUL });
  };
  for (const { start, end } of unknown) {
    doubtful(start);
    found.push({ start, end, color: UNKNOWN });
    at = end;
  }
  doubtful(text.length);
  return found;
}
