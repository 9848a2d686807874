import type * as z from 'zod/mini';
import type { IncompleteSection, Language } from '#shared/contracts/common.js';
import { rephraseSummary, type Change, type leftAsIs } from '#shared/tools/rephrase/contract.js';
import type { OptionsOf } from '#shared/tools/index.js';
import type { ExtractedDocument } from '#platform/documents.js';
import { commentsAt } from '#workers/rewriting/comments.js';
import type { Conclusion, Part } from '../tool.js';

const NOT_FINISHED = { en: 'This section was not rephrased.', ar: 'لم تُعد صياغة هذا القسم.' } as const;

interface Found {
  changes: Change[];
  left: z.infer<typeof leftAsIs>[];
  /** Seqs of the parts that were finished. */
  done: ReadonlySet<number>;
}

/** Puts together the changes of all parts, for either engine; they are in the order of the text. */
export function conclude(
  document: Pick<ExtractedDocument, 'text' | 'blocks'>,
  { style, type }: OptionsOf<'rephrase'>,
  lang: Language,
  parts: readonly Part[],
  found: Found,
): Conclusion<'rephrase'> {
  const changes = found.changes.sort((a, b) => a.evidence.start - b.evidence.start);
  const incomplete = parts
    .filter(({ seq }) => !found.done.has(seq))
    .map(({ label }): IncompleteSection => ({ section: label, reason: NOT_FINISHED[lang] }));
  const left = found.left.sort((a, b) => a.evidence.start - b.evidence.start);
  const comments_at = commentsAt(document);
  const body = {
    ...{ style, type, text: document.text, changes, left },
    ...(comments_at === undefined ? {} : { comments_at }),
  };
  return {
    body,
    summary: rephraseSummary(body, []),
    incomplete,
  };
}
