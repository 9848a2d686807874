import type { QueryClient } from '@tanstack/react-query';
import { uploadDocument } from '#shared/contracts/api/documents.js';
import { analyzeRisk } from '#shared/contracts/api/risk.js';
import type { Job } from '#shared/contracts/jobs.js';
import { isAbort } from '../../lib/api-error.js';
import { call, newKey } from '../../lib/call.js';
import { noteSession } from '../../lib/query-client.js';
import { whenSessionEnds } from '../../lib/session-end.js';
import { createStore } from '../../lib/store.js';
import { upload } from '../../lib/upload.js';
import { documentsKey } from '../documents/api.js';
import { patchJob } from '../jobs/cache.js';

export type RunState =
  | { status: 'idle' }
  | { status: 'uploading' | 'starting'; filename: string; loaded: number; total: number; startedAt: number }
  | { status: 'failed'; error: unknown };

export type Source = { file: File } | { id: string; filename: string };

const idle: RunState = { status: 'idle' };

/** From the click to the accepted job. It stands outside the screen, so that one may leave meanwhile. */
export const riskRun = createStore<RunState>(idle);
let controller = new AbortController();

/** What went wrong at the last try; a file on its way goes on. */
export function forgetFailure(): void {
  riskRun.set((now) => (now.status === 'failed' ? idle : now));
}

export function cancelRun(): void {
  controller.abort();
}

whenSessionEnds(() => {
  cancelRun();
  forgetFailure();
});

async function documentIdOf(source: Source, signal: AbortSignal, client: QueryClient): Promise<string> {
  if (!('file' in source)) return source.id;
  const stored = await upload(uploadDocument, source.file, {
    idempotencyKey: newKey(),
    signal,
    onProgress: (loaded) => {
      riskRun.set((now) => (now.status === 'uploading' ? { ...now, loaded } : now));
    },
  });
  void client.invalidateQueries({ queryKey: documentsKey });
  return stored.doc_id;
}

/** Stores the file where there is one, asks for the analysis, and answers the job; undefined where it was cancelled or failed. */
export async function startRun(client: QueryClient, source: Source): Promise<Job | undefined> {
  controller = new AbortController();
  const { signal } = controller;
  const file = 'file' in source ? source.file : undefined;
  const filename = 'file' in source ? source.file.name : source.filename;
  riskRun.set({
    status: file === undefined ? 'starting' : 'uploading',
    filename,
    loaded: 0,
    total: file?.size ?? 0,
    startedAt: Date.now(),
  });
  try {
    const doc_id = await documentIdOf(source, signal, client);
    riskRun.set((now) =>
      now.status === 'uploading' ? { ...now, status: 'starting', loaded: now.total } : now,
    );
    const job = await call(
      analyzeRisk,
      { body: { doc_id, filename } },
      { prefer: 'respond-async', idempotencyKey: newKey(), signal },
    );
    patchJob(client, job);
    riskRun.set(idle);
    return job;
  } catch (error) {
    riskRun.set(isAbort(error) ? idle : { status: 'failed', error });
    noteSession(client, error);
    return undefined;
  }
}
