import { contentType, type ContentType } from '#shared/contracts/api/documents.js';
import { extractedMap } from '#platform/documents.js';
import type { ChildContract } from '#workers/child/protocol.js';
import type * as z from 'zod';

/**
 * Contract for extraction in a child process: the content type goes in, the places of pages and sections come out;
 * the text is the body.
 */
export const extraction: ChildContract<ContentType, z.infer<typeof extractedMap>> = {
  instructions: contentType,
  head: extractedMap,
};
