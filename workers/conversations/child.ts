import { serve } from '#workers/child/serve.js';
import { writeConversationDocx } from './docx.js';
import { docxWriting } from './file.js';

/** Entry of a child process that writes one conversation as a Word file. */
await serve(docxWriting, async ({ instructions }) => ({
  head: null,
  body: await writeConversationDocx(instructions),
}));
