import * as z from 'zod';
import { language } from '#shared/contracts/common.js';
import { block } from '#platform/documents.js';
import type { ChildContract } from '#workers/child/protocol.js';

const instructions = z.object({
  text: z.string(),
  /** Where the comments begin in it; null if there are none. */
  commentsAt: z.nullable(z.int()),
  revisions: z.array(
    z.object({
      ...{ start: z.int(), end: z.int(), text: z.string() },
      /** Ranges of `text` that stand out, in a color by Word's name of it. */
      highlights: z.optional(z.array(z.object({ start: z.int(), end: z.int(), color: z.string() }))),
    }),
  ),
  /** Null for a document that was read before blocks existed, or that is gone. */
  blocks: z.nullable(z.array(block)),
  tracked: z.nullable(z.object({ author: z.string(), date: z.string() })),
  /** Of a translation: its language, what its reader is told first, and whether the source stands beside it. */
  translation: z.nullable(z.object({ to: language, notice: z.nullable(z.string()), bilingual: z.boolean() })),
  /** Whether the bytes are a Word file to be edited. */
  inPlace: z.boolean(),
});
export type RewriteInstructions = z.infer<typeof instructions>;
export type WrittenRevision = RewriteInstructions['revisions'][number];
export type WrittenTranslation = NonNullable<RewriteInstructions['translation']>;

const head = z.object({
  /** Ids of blocks that were left as they were. */
  left: z.array(z.string()),
});

/** Contract for rewriting a document in a child process: its bytes and the revisions go in, the Word file is the body. */
export const rewriting: ChildContract<RewriteInstructions, z.infer<typeof head>> = { instructions, head };
