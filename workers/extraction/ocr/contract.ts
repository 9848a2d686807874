import * as z from 'zod';
import { contentType } from '#shared/contracts/documents.js';
import type { ChildContract } from '#workers/child/protocol.js';

/**
 * Version of everything that a page's recognition depends on besides the file: engine, language data and the code of
 * this folder. A change makes stored pages count as not recognized.
 */
export const RECOGNITION_VERSION = 'tesseract-7.0.0/best-int-1.0.0/2';

const instructions = z.object({ contentType, pages: z.array(z.int().positive()) });

/**
 * Contract for recognizing a stretch of pages in a child process: the body is one line of JSON for each page, a
 * `RecognizedPage`, sent as soon as the page is finished.
 */
export const recognition: ChildContract<z.infer<typeof instructions>, Record<string, never>> = {
  instructions,
  head: z.record(z.string(), z.never()),
};
