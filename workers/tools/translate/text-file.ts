import { translatedText } from '#shared/tools/translate/translated-text.js';
import type { StoredReport } from '../tool.js';
import { DOUBT_MARK, noticeOf } from './notice.js';

/** Writes a translation as plain text, below a notice where it is a draft; paragraphs to compare are marked. */
export async function* writeTextFile(report: StoredReport<'translate'>): AsyncGenerator<Uint8Array> {
  const { text, paragraphs, to } = report.body;
  const notice = noticeOf(report.body);
  const marked = paragraphs.map((one) =>
    one.doubts.length === 0 ? one : { ...one, text: `${DOUBT_MARK} ${one.text}` },
  );
  await Promise.resolve();
  // Programs of Windows know by the mark that the file is UTF-8.
  yield Buffer.from(`\uFEFF${notice === null ? '' : `${notice}\n\n`}${translatedText(text, marked, to)}\n`);
}
