import type { RephraseHistoryItem, Rephrasing } from '#shared/api/rephrase.js';
import { rephrasedFilename } from '#shared/domain/report-name.js';
import { rephrasedText } from '#shared/tools/rephrase/revised.js';
import type { ReportOf, SummaryLine } from '#server/tools/report-handlers.js';

/** Presents a rephrasing as its owner sees it. */
export function presentRephrasing({ body, marks, ...report }: ReportOf<'rephrase'>): Rephrasing {
  const { filename, files } = report;
  const { text, comments_at, changes, left, style, type } = body;
  return {
    ...{ id: report.id, type, filename, style, created_at: report.createdAt.toISOString() },
    rephrased_doc_id: files['clean'] ?? null,
    rephrased_doc_filename: rephrasedFilename(filename, 'clean'),
    tracked_doc_id: files['tracked'] ?? null,
    rephrased_text: rephrasedText(body, marks),
    original_text: text,
    ...(comments_at === undefined ? {} : { comments_at }),
    ...{ changes, marks, left },
    ...{ document_id: report.documentId, newer_reading: report.newerReading },
    ...{ engine: report.engine, model: report.model, lang: report.lang, incomplete: report.incomplete },
  };
}

/** Presents a line of the history. */
export function presentHistoryItem({ summary, ...line }: SummaryLine<'rephrase'>): RephraseHistoryItem {
  const { style, type, result_text, num_changes } = summary;
  return {
    ...{ id: line.id, type, filename: line.filename, style },
    ...{ result_doc_id: line.files['clean'] ?? null, result_text, num_changes },
    ...{ reviewed: { done: line.reviewed, of: num_changes }, created_at: line.createdAt.toISOString() },
  };
}
