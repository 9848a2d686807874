import type { QueryClient } from '@tanstack/react-query';
import { uploadDocument } from '#shared/api/documents.js';
import type { Job } from '#shared/contracts/jobs.js';
import { isAbort } from '../../lib/api-error.js';
import { newKey, type CallOptions } from '../../lib/call.js';
import { endSessionOnUnauthenticated } from '../../lib/query-client.js';
import { onSessionEnd } from '../../lib/session-end.js';
import { createStore, type Store } from '../../lib/store.js';
import { upload } from '../../lib/upload.js';
import { documentsKey } from '../documents/api.js';
import { patchJob } from '../jobs/cache.js';

export type RunState =
  | { status: 'idle' }
  | { status: 'uploading' | 'starting'; filename: string; loaded: number; total: number; startedAt: number }
  | { status: 'failed'; error: unknown };

/** What a tool works on: a new file, a stored document, or a text under a name. */
export type Source = { file: File } | { id: string; filename: string } | { text: string; filename: string };

/** A stored document or a text in the form that the job endpoints expect. */
export type SourceDocument =
  { doc_id: string; filename: string } | { document_text: string; filename: string };

/** Requests a tool's job on a document or a text; resolves to the accepted job. */
export type RequestJob = (
  document: SourceDocument,
  options: CallOptions & { prefer: 'respond-async' },
) => Promise<Job>;

/** The steps of one tool from the click to the accepted job. */
export interface Run {
  state: Store<RunState>;
  /**
   * Uploads the file, if there is one, and requests the job; resolves to undefined when it was cancelled or
   * failed.
   */
  start: (client: QueryClient, source: Source, request: RequestJob) => Promise<Job | undefined>;
  cancel: () => void;
  /** Clears the error of the last attempt; a running upload continues. */
  forgetFailure: () => void;
}

const idle: RunState = { status: 'idle' };

/**
 * Creates a tool's run. It is kept outside the tool's screen, so that the user may leave the screen, and ends with
 * the session.
 */
export function createRun(): Run {
  const state = createStore<RunState>(idle);
  let controller = new AbortController();

  const uploadFile = async (file: File, client: QueryClient): Promise<string> => {
    const storedDocument = await upload(uploadDocument, file, {
      idempotencyKey: newKey(),
      signal: controller.signal,
      onProgress: (loaded) => {
        state.set((current) => (current.status === 'uploading' ? { ...current, loaded } : current));
      },
    });
    void client.invalidateQueries({ queryKey: documentsKey });
    state.set((current) =>
      current.status === 'uploading' ? { ...current, status: 'starting', loaded: current.total } : current,
    );
    return storedDocument.doc_id;
  };
  const documentOf = async (source: Source, client: QueryClient): Promise<SourceDocument> => {
    if ('file' in source)
      return { doc_id: await uploadFile(source.file, client), filename: source.file.name };
    const { filename } = source;
    return 'text' in source ? { document_text: source.text, filename } : { doc_id: source.id, filename };
  };
  const run: Run = {
    state,
    start: async (client, source, request) => {
      controller = new AbortController();
      const { signal } = controller;
      const file = 'file' in source ? source.file : undefined;
      const filename = 'file' in source ? source.file.name : source.filename;
      state.set({
        status: file === undefined ? 'starting' : 'uploading',
        filename,
        loaded: 0,
        total: file?.size ?? 0,
        startedAt: Date.now(),
      });
      try {
        const document = await documentOf(source, client);
        const options = { prefer: 'respond-async', idempotencyKey: newKey(), signal } as const;
        const job = await request(document, options);
        patchJob(client, job);
        state.set(idle);
        return job;
      } catch (error) {
        state.set(isAbort(error) ? idle : { status: 'failed', error });
        endSessionOnUnauthenticated(client, error);
        return undefined;
      }
    },
    cancel: () => {
      controller.abort();
    },
    forgetFailure: () => {
      state.set((current) => (current.status === 'failed' ? idle : current));
    },
  };
  onSessionEnd(() => {
    run.cancel();
    run.forgetFailure();
  });
  return run;
}
