import { readDocument } from '#workers/extraction/read.js';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Returns the text of a Word file as the product reads it. */
export async function wordText(bytes: Buffer): Promise<string> {
  return (await readDocument(bytes, DOCX, () => Promise.resolve(), null)).text;
}
