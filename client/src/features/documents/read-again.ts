import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readDocumentAgain, type DocumentItem, type UploadForm } from '#shared/api/documents.js';
import type { Job } from '#shared/contracts/jobs.js';
import { call, newKey } from '../../lib/call.js';
import { onSessionEnd } from '../../lib/session-end.js';
import { createStore } from '../../lib/store.js';
import { patchJob } from '../jobs/cache.js';
import { documentsKey } from './api.js';

/** A document that is being read again, with the job that reads it. */
interface Reading {
  jobId: string;
  documentId: string;
  name: string;
}

interface Readings {
  followed: Reading[];
  /** Why readings failed, as error codes by document; each stays until it is dismissed. */
  failed: Record<string, string>;
}

/** The readings whose end the user has not seen yet, kept outside the screen so that leaving it loses none. */
export const readings = createStore<Readings>({ followed: [], failed: {} });

onSessionEnd(() => {
  readings.set({ followed: [], failed: {} });
});

/** Follows a reading until its end has been shown. */
export function followReading(reading: Reading): void {
  const { followed, failed } = readings.get();
  if (followed.some(({ jobId }) => jobId === reading.jobId)) return;
  readings.set({ followed: [...followed, reading], failed: withoutFailure(failed, reading.documentId) });
}

/** Ends the following of a reading; one that failed is shown until `dismissFailure`. */
export function endReading({ jobId, documentId }: Reading, job: Job): void {
  readings.set(({ followed, failed }) => ({
    followed: followed.filter((one) => one.jobId !== jobId),
    failed: job.status === 'failed' ? { ...failed, [documentId]: job.error_code ?? 'internal' } : failed,
  }));
}

export function dismissFailure(documentId: string): void {
  readings.set(({ followed, failed }) => ({ followed, failed: withoutFailure(failed, documentId) }));
}

function withoutFailure(failed: Readings['failed'], documentId: string): Readings['failed'] {
  return Object.fromEntries(Object.entries(failed).filter(([id]) => id !== documentId));
}

/** Starts a new reading of a document, of a long scan with all of its pages if that is asked for, and follows it. */
export function useReadAgain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ document: { _id: id }, recognize }: { document: DocumentItem } & UploadForm) =>
      call(
        readDocumentAgain,
        { params: { id }, query: { recognize } },
        { prefer: 'respond-async', idempotencyKey: newKey() },
      ),
    onSuccess: (job, { document: { _id, filename } }) => {
      patchJob(client, job);
      followReading({ jobId: job.id, documentId: _id, name: filename });
    },
    // It may have failed because the list was out of date.
    onSettled: () => client.invalidateQueries({ queryKey: documentsKey }),
  });
}
