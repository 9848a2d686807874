import { serve } from '#workers/child/serve.js';
import { extraction } from './contract.js';
import { readDocument } from './read.js';

/** Entry of a child process that extracts the text of one document. */
await serve(extraction, async ({ bytes, instructions, progress }) => {
  const { contentType, recognized } = instructions;
  const { text, ...head } = await readDocument(bytes, contentType, progress, recognized);
  return { head, body: Buffer.from(text) };
});
