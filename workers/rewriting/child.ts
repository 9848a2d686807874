import { serve } from '#workers/child/serve.js';
import { rewriting } from './contract.js';
import { revise } from './revise.js';

/** Entry of a child process that writes one document with revisions. */
await serve(rewriting, async ({ bytes, instructions }) => {
  const { bytes: body, left } = await revise(bytes, instructions);
  return { head: { left }, body };
});
