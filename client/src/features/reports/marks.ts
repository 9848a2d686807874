import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { SocketEvents } from '#shared/contracts/events.js';
import type { JobKind } from '#shared/contracts/jobs.js';
import type { Mark, MarkChange } from '#shared/contracts/marks.js';
import { isApiError } from '../../lib/api-error.js';
import { refetchAfterNews } from '../../lib/query-client.js';
import { historyKey, type ReportEntry, type MarkedReportsApi } from './api.js';
import { reportKey } from './keys.js';

interface Marked {
  marks: Mark[];
}

/** Key of the changes of a report's marks that are on their way. */
export const markingKey = (id: string) => ['mark', id];

/** The mark of an item that was never marked. */
export const unmarked = (n: number): Mark => ({
  n,
  state: 'open',
  reason: null,
  note: null,
  version: 0,
  changed_at: new Date(0).toISOString(),
});

/** A change that a reader makes; the version is added when it is sent. */
export type MarkEdit = Omit<MarkChange, 'version'> & { n: number };

const markIn = (report: Marked | undefined, n: number): Mark =>
  report?.marks.find((mark) => mark.n === n) ?? unmarked(n);

function putMark(client: QueryClient, kind: JobKind, id: string, mark: Mark): void {
  client.setQueryData<Marked>(
    reportKey(kind, id),
    (report) => report && { ...report, marks: [...report.marks.filter(({ n }) => n !== mark.n), mark] },
  );
}

/** Puts a mark that was made in another window into its report, unless this window knows a newer one. */
export function onReport(client: QueryClient, { kind, id, mark }: SocketEvents['report']): void {
  void refetchAfterNews(client, historyKey(kind));
  const report = client.getQueryData<Marked>(reportKey(kind, id));
  if (report === undefined) return;
  if (mark === null) void refetchAfterNews(client, reportKey(kind, id));
  else if (mark.version > markIn(report, mark.n).version) putMark(client, kind, id, mark);
}

/**
 * Changes the marks of a report's items, one after the other. Each is shown at once and sent with the version that is
 * known when it is its turn; when the server refuses it, the last known mark is shown again, after a conflict that of the
 * server.
 */
export function useMarkItem<Report, Entry extends ReportEntry>(
  api: MarkedReportsApi<Report, Entry>,
  id: string,
  onFailed: (error: Error) => void,
) {
  const client = useQueryClient();
  const key = reportKey(api.kind, id);
  const known = (n: number) => markIn(client.getQueryData<Marked>(key), n);
  const mutationKey = markingKey(id);
  return useMutation({
    mutationKey,
    scope: { id: `mark ${id}` },
    mutationFn: ({ n, ...change }: MarkEdit) => api.mark(id, n, { ...change, version: known(n).version }),
    onMutate: ({ n, state, reason, note }) => {
      const before = known(n);
      putMark(client, api.kind, id, {
        ...before,
        state,
        reason: state === 'dismissed' ? (reason === undefined ? before.reason : reason) : null,
        note: note === undefined ? before.note : note,
      });
      return before;
    },
    onSuccess: (mark) => {
      // A later change of the same item is shown already, and needs only the version.
      const isLast =
        client.isMutating({
          mutationKey,
          predicate: ({ state }) => (state.variables as MarkEdit | undefined)?.n === mark.n,
        }) <= 1;
      putMark(client, api.kind, id, isLast ? mark : { ...known(mark.n), version: mark.version });
      void client.invalidateQueries({ queryKey: historyKey(api.kind) });
    },
    onError: (error, _, before) => {
      onFailed(error);
      if (before !== undefined)
        putMark(client, api.kind, id, { ...before, version: known(before.n).version });
      if (isApiError(error) && error.code === 'mark_changed')
        return client.invalidateQueries({ queryKey: key });
      return undefined;
    },
  });
}
