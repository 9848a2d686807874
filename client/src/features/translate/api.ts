import {
  deleteTranslation,
  downloadTranslation,
  getTranslation,
  translate,
  translateHistory,
  type TargetLanguage,
  type TranslateHistoryItem,
  type TranslationReport,
} from '#shared/api/translate.js';
import { translatedFilename } from '#shared/domain/report-name.js';
import type { TranslationFile } from '#shared/tools/translate/contract.js';
import { call } from '../../lib/call.js';
import type { ReportFile, ReportsApi } from '../reports/api.js';
import { createRun, type RequestJob } from '../reports/run.js';

/** A translation, with the fields that the reports of all tools have. */
export interface Translation extends TranslationReport {
  id: string;
  created_at: string;
}

/** A file of a translation by its form, or the one that stands for the result. */
export type FileForm = TranslationFile | 'result';

const pathOf = (id: string) => downloadTranslation.path.replace(':id', id);
const wordsFor = (name: string): Pick<ReportFile, 'words'> =>
  name.endsWith('.txt')
    ? { words: { load: 'translate.unexpected', download: 'translate.file.failed.txt' } }
    : { words: { load: 'translate.unexpected', download: 'documents.downloadFailed' } };

const fileOf =
  (form: TranslationFile) =>
  ({ id, filename, files }: Translation | TranslateHistoryItem): ReportFile => {
    const name = translatedFilename(filename, form);
    return { id: files[form] ?? null, name, path: `${pathOf(id)}?format=${form}`, ...wordsFor(name) };
  };

export const translations: ReportsApi<Translation, TranslateHistoryItem, FileForm> = {
  kind: 'translate',
  history: async (signal) => (await call(translateHistory, {}, { signal })).history,
  report: async (id, signal) => {
    const { translation_report: report } = await call(getTranslation, { params: { id } }, { signal });
    return { ...report, id: report._id, created_at: report.timestamp };
  },
  remove: (id) => call(deleteTranslation, { params: { id } }),
  files: {
    docx: fileOf('docx'),
    txt: fileOf('txt'),
    pdf: fileOf('pdf'),
    bilingual: fileOf('bilingual'),
    result: ({ id, result_doc_id: file, translated_filename: name }) => ({
      ...{ id: file, name, path: pathOf(id) },
      ...wordsFor(name),
    }),
  },
};

export const translateRun = createRun();

/** The request for a text or a document in the other language. */
export const requestTranslation =
  (target_lang: TargetLanguage): RequestJob =>
  (source, options) =>
    call(translate, { body: { ...source, target_lang } }, options);
