import * as z from 'zod';
import { block } from '#platform/documents.js';
import type { ChildContract } from '#workers/child/protocol.js';

const instructions = z.object({
  text: z.string(),
  revisions: z.array(z.object({ start: z.int(), end: z.int(), text: z.string() })),
  /** Null for a document that was read before blocks existed, or that is gone. */
  blocks: z.nullable(z.array(block)),
  tracked: z.nullable(z.object({ author: z.string(), date: z.string() })),
  /** Whether the bytes are a Word file to be edited. */
  inPlace: z.boolean(),
});
export type RewriteInstructions = z.infer<typeof instructions>;

const head = z.object({
  /** Ids of blocks that were left as they were. */
  left: z.array(z.string()),
});

/** Contract for rewriting a document in a child process: its bytes and the revisions go in, the Word file is the body. */
export const rewriting: ChildContract<RewriteInstructions, z.infer<typeof head>> = { instructions, head };
