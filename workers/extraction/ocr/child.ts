import { serve } from '#workers/child/serve.js';
import type { RecognizedPage } from '../recognized-page.js';
import { recognition } from './contract.js';
import { openEngine } from './engine.js';
import { openPagePictures } from './page-pictures.js';
import { readPage } from './read-page.js';

/** Entry of a child process that recognizes the text of some pages and sends each as soon as it is finished. */
await serve(recognition, async ({ bytes, instructions: { contentType, pages } }) => {
  const pictureOf = await openPagePictures(bytes, contentType);
  const engine = await openEngine();
  function* lines() {
    for (const page of pages) {
      let read: RecognizedPage;
      try {
        read = { page, ...readPage(engine, pictureOf(page)) };
      } catch {
        read = { page, text: null, doubtful: [], confidence: 0 };
      }
      yield Buffer.from(`${JSON.stringify(read)}\n`);
    }
  }
  async function* body() {
    for (const line of lines()) {
      yield line;
      // The pipe is written to between turns of the event loop; a page takes seconds of one.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return { head: {}, body: body() };
});
