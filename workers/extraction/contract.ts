import { contentType, type ContentType } from '#shared/contracts/api/documents.js';
import { extractedMap } from '#platform/documents.js';
import type { ChildContract } from '#workers/child/protocol.js';
import type * as z from 'zod';

/** Reading a document in a child process: its type goes in, what its text is cut into comes out; the text is the body. */
export const extraction: ChildContract<ContentType, z.infer<typeof extractedMap>> = {
  instructions: contentType,
  head: extractedMap,
};
