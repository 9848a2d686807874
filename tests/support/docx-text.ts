import { readDocument } from '#workers/extraction/read.js';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Returns the text of a Word file, with tracked changes as accepted. */
export const docxText = async (bytes: Buffer): Promise<string> =>
  (await readDocument(bytes, DOCX, () => Promise.resolve(), null)).text;
