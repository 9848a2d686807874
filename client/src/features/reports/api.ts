import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { JobKind } from '#shared/contracts/jobs.js';
import { ignoreNotFound } from '../../lib/api-error.js';
import { reportsKey } from './keys.js';

/** What every line of a history has. */
export interface ReportEntry {
  id: string;
  created_at: string;
}

/** A file that was written of a report. */
export interface ReportFile {
  /** Of the stored file; null while it is being written. */
  id: string | null;
  name: string;
}

/** The endpoints of a tool's reports, which every tool spells in its own way. */
export interface ReportsApi<Report, Entry extends ReportEntry, FileName extends string = string> {
  kind: JobKind;
  history(signal: AbortSignal): Promise<Entry[]>;
  report(id: string, signal: AbortSignal): Promise<Report>;
  remove(id: string): Promise<unknown>;
  /** Those that are written of a report, by name; a line of the history names them too. */
  files: Readonly<Record<FileName, (of: Report | Entry) => ReportFile>>;
}

const historyKey = (kind: JobKind) => [...reportsKey(kind), 'history'];

/** A tool's reports, newest first. */
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
    queryKey: [...reportsKey(api.kind), 'report', id],
    queryFn: ({ signal }) => api.report(id, signal),
  });
}

export function useReport<Report, Entry extends ReportEntry>(api: ReportsApi<Report, Entry>, id: string) {
  return useQuery(reportQuery(api, id));
}

/** A report's file as it is now; the history follows where it has been written meanwhile. */
export async function freshFile<Report, Entry extends ReportEntry, FileName extends string>(
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
