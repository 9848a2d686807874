import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RiskReport } from '#shared/contracts/api/risk.js';
import { messageOf, useWords } from '../../lib/words.js';
import { notify } from '../../ui/toast.js';
import { useDownload } from '../documents/use-download.js';
import { freshRiskReport } from './api.js';

type Asked = Pick<RiskReport, 'id' | 'report_doc_id' | 'report_filename'>;

/**
 * Downloads a report's PDF. Where none is known the report is asked for anew, for the news of it may have been
 * lost on the way; `missing` says that there was none then either.
 */
export function useReportPdf() {
  const say = useWords();
  const client = useQueryClient();
  const download = useDownload();
  const [missing, setMissing] = useState(false);
  const look = useMutation({
    mutationFn: (id: string) => freshRiskReport(client, id),
    onSuccess: ({ report_doc_id: pdf, report_filename: name }) => {
      if (pdf === null) setMissing(true);
      else download.mutate({ id: pdf, name });
    },
    onError: (error) => {
      notify.failed(say('documents.downloadFailed', { message: messageOf(say, error, 'error.unknown') }));
    },
  });
  return {
    missing,
    isPending: look.isPending || download.isPending,
    dismiss: () => {
      setMissing(false);
    },
    get: ({ id, report_doc_id: pdf, report_filename: name }: Asked) => {
      if (pdf === null) look.mutate(id);
      else download.mutate({ id: pdf, name });
    },
  };
}
