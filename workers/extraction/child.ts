import { serve } from '#workers/child/serve.js';
import { extraction } from './contract.js';
import { readDocument } from './read.js';

/** Entry of a child process that extracts the text of one document. */
await serve(extraction, async ({ bytes, instructions: contentType, progress }) => {
  const { text, ...head } = await readDocument(bytes, contentType, progress);
  return { head, body: Buffer.from(text) };
});
