import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { recognizeDocument, type DocumentItem } from '#shared/api/documents.js';
import { listJobs } from '#shared/api/jobs.js';
import type { Job } from '#shared/contracts/jobs.js';
import { LIMITS } from '#shared/limits.js';
import { call } from '../../lib/call.js';
import { useJobs } from '../jobs/api.js';
import { isActive, jobsKey, mergeJobs, patchJob } from '../jobs/cache.js';
import { documentsKey } from './api.js';

/**
 * Returns the jobs that are reading these documents, by the document's id. Events bring them; they are fetched too,
 * for a window that was opened later, because the list of jobs leaves them out.
 */
export function useExtractions(documents: readonly DocumentItem[]): ReadonlyMap<string, Job> {
  const listed = useQuery({
    queryKey: [...jobsKey, 'all'],
    queryFn: ({ signal }) => call(listJobs, { query: { all: '1' } }, { signal }),
    enabled: documents.some(({ status }) => status === 'pending'),
    refetchInterval: LIMITS.ui.pollMs,
  });
  const jobs = mergeJobs(listed.data ?? [], useJobs().data ?? []);
  const reading = jobs.filter((job) => job.kind === 'extract' && isActive(job));
  return new Map(reading.flatMap((job) => (job.document_id === null ? [] : [[job.document_id, job]])));
}

/** Has all pages of a stored scan recognized that was too long to be recognized unasked. */
export function useRecognizeAll() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(recognizeDocument, { params: { id } }),
    onSuccess: (job) => {
      patchJob(client, job);
    },
    // It may have failed because another window was faster.
    onSettled: () => client.invalidateQueries({ queryKey: documentsKey }),
  });
}
