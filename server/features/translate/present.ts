import type { TranslateHistoryItem, TranslationReport, TargetLanguage } from '#shared/api/translate.js';
import type { Language } from '#shared/contracts/common.js';
import { translatedFilename } from '#shared/domain/report-name.js';
import { translatedText } from '#shared/tools/translate/translated-text.js';
import type { ReportOf, SummaryLine } from '#server/tools/report-handlers.js';

/** Names of the languages as the API has them. */
export const TARGETS: Readonly<Record<Language, TargetLanguage>> = { ar: 'arabic', en: 'english' };

function publicIdOf({ publicId }: { publicId: string | null }): string {
  if (publicId === null) throw new Error('A translation has no public id.');
  return publicId;
}

/** Presents a translation as its owner sees it. */
export function presentTranslation({ body, files, ...report }: ReportOf<'translate'>): TranslationReport {
  const { type, text, to, form, paragraphs, draft_share, unknown_share } = body;
  return {
    ...{ _id: publicIdOf(report), type, filename: report.filename },
    ...{ source_text: text, translated_text: translatedText(text, paragraphs, to) },
    translated_filename: translatedFilename(report.filename, form),
    ...{ result_doc_id: files[form] ?? null, files },
    ...{ target_lang: TARGETS[to], timestamp: report.createdAt.toISOString(), draft_share, unknown_share },
    paragraphs: paragraphs.map((paragraph) => ({
      ...paragraph,
      source: text.slice(paragraph.evidence.start, paragraph.evidence.end),
    })),
    ...{ document_id: report.documentId, newer_reading: report.newerReading },
    ...{ engine: report.engine, model: report.model, lang: report.lang, incomplete: report.incomplete },
  };
}

/** Presents a line of the history. */
export function presentHistoryItem({
  summary,
  files,
  ...line
}: SummaryLine<'translate'>): TranslateHistoryItem {
  const { type, to, form, draft_share, unknown_share, doubtful } = summary;
  return {
    ...{ id: publicIdOf(line), type, filename: line.filename, target_lang: TARGETS[to] },
    translated_filename: translatedFilename(line.filename, form),
    ...{ result_doc_id: files[form] ?? null, files, draft_share, unknown_share, doubtful },
    created_at: line.createdAt.toISOString(),
  };
}
