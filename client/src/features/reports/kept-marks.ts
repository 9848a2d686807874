import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { KeptMarks, Mark } from '#shared/contracts/marks.js';
import { historyKey, type MarkedReportsApi, type ReportEntry } from './api.js';
import { reportKey } from './keys.js';

interface Marked {
  marks: Mark[];
  kept_marks?: KeptMarks | null;
}

/** Undoes what a report has taken over from the marks of an earlier one, and shows its marks as the server then has them. */
export function useUndoKept<Report, Entry extends ReportEntry>(
  api: MarkedReportsApi<Report, Entry>,
  id: string,
  said: { done: () => void; failed: (error: Error) => void },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.undoKept?.(id) ?? Promise.reject(new Error('This tool takes over no marks.')),
    // One that is on its way is written first.
    scope: { id: `mark ${id}` },
    onSuccess: ({ marks }) => {
      client.setQueryData<Marked>(
        reportKey(api.kind, id),
        (report) => report && { ...report, marks, kept_marks: null },
      );
      said.done();
      return client.invalidateQueries({ queryKey: historyKey(api.kind) });
    },
    onError: said.failed,
  });
}
