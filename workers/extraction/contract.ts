import { contentType } from '#shared/contracts/documents.js';
import { extractedMap } from '#platform/documents.js';
import type { ChildContract } from '#workers/child/protocol.js';
import * as z from 'zod';
import { recognizedPage } from './recognized-page.js';

const instructions = z.object({
  contentType,
  /** Pages whose text was recognized from their pictures; null before any was. */
  recognized: z.nullable(z.array(recognizedPage)),
});
const head = z.object({ ...extractedMap.shape, toRecognize: z.array(z.int().positive()) });

/**
 * Contract for extraction in a child process: the content type and recognized pages go in, the places of pages and
 * sections come out, and the pages that are still to be recognized; the text is the body.
 */
export const extraction: ChildContract<z.infer<typeof instructions>, z.infer<typeof head>> = {
  instructions,
  head,
};
