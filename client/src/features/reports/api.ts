import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { JobKind } from '#shared/contracts/jobs.js';
import type { Mark, MarkChange } from '#shared/contracts/marks.js';
import { ignoreNotFound } from '../../lib/api-error.js';
import type { MessageId } from '../../lib/translation.js';
import { reportKey, reportsKey } from './keys.js';
import { withNewestMarks } from './newest-marks.js';

/** The fields that every history entry has. */
export interface ReportEntry {
  id: string;
  created_at: string;
}

/** A file that is generated from a report. */
export interface ReportFile {
  /** Id of the stored file; null while it is being generated. */
  id: string | null;
  name: string;
  /** The path that sends the file, where it is not fetched by its own id; it is then saved under `name`. */
  path?: string;
  /** What is said when its report or the file itself cannot be fetched, where a tool has its own words. */
  words?: { load: MessageId; download: MessageId };
}

/** The endpoints of a tool's reports; their paths and fields differ between tools. */
export interface ReportsApi<Report, Entry extends ReportEntry, FileName extends string = string> {
  kind: JobKind;
  history(signal: AbortSignal): Promise<Entry[]>;
  report(id: string, signal: AbortSignal): Promise<Report>;
  remove(id: string): Promise<unknown>;
  /** The files generated from a report, by name; a history entry names them too. */
  files: Readonly<Record<FileName, (of: Report | Entry) => ReportFile>>;
}

/** The endpoints of reports whose items can be accepted, dismissed and noted. */
export interface MarkedReportsApi<
  Report,
  Entry extends ReportEntry,
  FileName extends string = string,
> extends ReportsApi<Report, Entry, FileName> {
  /** Changes the mark of the n-th item of a stored report. */
  mark(id: string, n: number, change: MarkChange): Promise<Mark>;
  /** Undoes what a report has taken over from the marks of an earlier one; absent for tools that take over none. */
  undoKept?(id: string): Promise<{ marks: Mark[] }>;
}

export const historyKey = (kind: JobKind) => [...reportsKey(kind), 'history'];

/** Fetches a tool's reports, newest first. */
export function useReportHistory<Report, Entry extends ReportEntry>(api: ReportsApi<Report, Entry>) {
  return useQuery({
    queryKey: historyKey(api.kind),
    queryFn: async ({ signal }) => {
      const history = await api.history(signal);
      return history.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
    },
  });
}

function reportQuery<Report, Entry extends ReportEntry>(api: ReportsApi<Report, Entry>, id: string) {
  return queryOptions({
    queryKey: reportKey(api.kind, id),
    queryFn: async ({ signal, client, queryKey }) => {
      const report = await api.report(id, signal);
      return withNewestMarks(report, client.getQueryData(queryKey));
    },
  });
}

/** Fetches a report; none while `id` is null. */
export function useReport<Report, Entry extends ReportEntry>(
  api: ReportsApi<Report, Entry>,
  id: string | null,
) {
  return useQuery({ ...reportQuery(api, id ?? ''), enabled: id !== null });
}

/**
 * Refetches a report and returns one of its files; also refetches the history when the file has been generated
 * since.
 */
export async function refetchReportFile<Report, Entry extends ReportEntry, FileName extends string>(
  client: QueryClient,
  api: ReportsApi<Report, Entry, FileName>,
  id: string,
  name: FileName,
): Promise<ReportFile> {
  const report = await client.fetchQuery({ ...reportQuery(api, id), staleTime: 0 });
  const file = api.files[name](report);
  if (file.id !== null) void client.invalidateQueries({ queryKey: historyKey(api.kind) });
  return file;
}

export function useDeleteReport<Report, Entry extends ReportEntry>(api: ReportsApi<Report, Entry>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.remove(id).catch(ignoreNotFound),
    onSuccess: () => client.invalidateQueries({ queryKey: historyKey(api.kind) }),
  });
}
