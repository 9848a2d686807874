import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage, useTranslation } from '../../lib/translation.js';
import { notify } from '../../ui/toast.js';
import { useDownload } from '../documents/use-download.js';
import { refetchReportFile, type ReportEntry, type ReportsApi } from './api.js';

/**
 * Downloads one of a report's files. When it was not generated yet, the report is fetched again, because the event
 * about it may have been lost; `missing` is true when the file does not exist then either.
 */
export function useReportFile<
  Report extends { id: string },
  Entry extends ReportEntry,
  FileName extends string,
>(api: ReportsApi<Report, Entry, FileName>, name: FileName) {
  const t = useTranslation();
  const client = useQueryClient();
  const download = useDownload();
  const [missing, setMissing] = useState(false);
  const refetch = useMutation({
    mutationFn: (of: Report | Entry) => refetchReportFile(client, api, of.id, name),
    onSuccess: (file) => {
      if (file.id === null) setMissing(true);
      else download.mutate({ ...file, id: file.id });
    },
    onError: (error, of) => {
      const words = api.files[name](of).words?.load ?? 'documents.downloadFailed';
      notify.failed(t(words, { message: errorMessage(t, error, 'error.unknown') }));
    },
  });
  return {
    missing,
    isPending: refetch.isPending || download.isPending,
    dismiss: () => {
      setMissing(false);
    },
    get: (of: Report | Entry) => {
      const file = api.files[name](of);
      if (file.id === null) refetch.mutate(of);
      else download.mutate({ ...file, id: file.id });
    },
  };
}
