import {
  deleteRephrasing,
  downloadRephrasing,
  getRephrasing,
  markChangeOfText,
  rephrase,
  rephraseHistory,
  type RephraseHistoryItem,
  type Rephrasing,
} from '#shared/api/rephrase.js';
import { rephrasedFilename } from '#shared/domain/report-name.js';
import type { rephraseContract, RephraseStyle } from '#shared/tools/rephrase/contract.js';
import { call } from '../../lib/call.js';
import type { MarkedReportsApi, ReportFile } from '../reports/api.js';
import { createRun, type RequestJob } from '../reports/run.js';

export type FileForm = keyof typeof rephraseContract.files;

/** A Word file of a rephrasing; its path always leads to the newest one, written after the last decision. */
const fileOf = (
  { id, filename }: { id: string; filename: string },
  form: FileForm,
  file: string | null,
): ReportFile => ({
  id: file,
  name: rephrasedFilename(filename, form),
  path: `${downloadRephrasing.path.replace(':id', id)}?form=${form}`,
});

export const rephrasings: MarkedReportsApi<Rephrasing, RephraseHistoryItem, FileForm> = {
  kind: 'rephrase',
  history: async (signal) => (await call(rephraseHistory, {}, { signal })).history,
  report: (id, signal) => call(getRephrasing, { params: { id } }, { signal }),
  remove: (id) => call(deleteRephrasing, { params: { id } }),
  mark: (id, n, body) => call(markChangeOfText, { params: { id, n: String(n) }, body }),
  files: {
    clean: (of) => fileOf(of, 'clean', 'result_doc_id' in of ? of.result_doc_id : of.rephrased_doc_id),
    tracked: (of) => fileOf(of, 'tracked', 'result_doc_id' in of ? of.result_doc_id : of.tracked_doc_id),
  },
};

export const rephraseRun = createRun();

/** The request for a text or a document in another style. */
export const requestRephrasing =
  (style: RephraseStyle): RequestJob =>
  (source, options) =>
    call(rephrase, { body: { ...source, style } }, options);
