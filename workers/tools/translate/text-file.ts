import { translatedText } from '#shared/tools/translate/translated-text.js';
import type { StoredReport } from '../tool.js';
import { noticeOf } from './notice.js';

/** Writes a translation as plain text, below a notice where it is a draft. */
export async function* writeTextFile(report: StoredReport<'translate'>): AsyncGenerator<Uint8Array> {
  const { text, paragraphs, to } = report.body;
  const notice = noticeOf(report.body);
  await Promise.resolve();
  // Programs of Windows know by the mark that the file is UTF-8.
  yield Buffer.from(
    `\uFEFF${notice === null ? '' : `${notice}\n\n`}${translatedText(text, paragraphs, to)}\n`,
  );
}
