import type { QueryClient } from '@tanstack/react-query';
import { uploadDocument } from '#shared/api/documents.js';
import { LIMITS } from '#shared/limits.js';
import { isAbort } from '../../lib/api-error.js';
import { newKey } from '../../lib/call.js';
import { endSessionOnUnauthenticated } from '../../lib/query-client.js';
import { onSessionEnd } from '../../lib/session-end.js';
import { createStore } from '../../lib/store.js';
import { upload } from '../../lib/upload.js';

/** A file that is being uploaded to the library, or whose upload failed. */
export interface Upload {
  key: string;
  file: File;
  loaded: number;
  error: unknown;
}

/** The current uploads, kept outside the screen so that leaving it does not end an upload. */
export const uploads = createStore<{ list: Upload[] }>({ list: [] });
const controllers = new Map<string, AbortController>();

let activeUploads = 0;
const waitingUploads: (() => void)[] = [];

/** Waits for a free upload slot; returns the function that releases it. */
async function acquireSlot(): Promise<() => void> {
  if (activeUploads < LIMITS.ui.uploadsAtOnce) activeUploads += 1;
  else await new Promise<void>((resolve) => waitingUploads.push(resolve));
  return () => {
    const next = waitingUploads.shift();
    if (next === undefined) activeUploads -= 1;
    else next();
  };
}

function updateUpload(key: string, patch: Partial<Upload>): void {
  uploads.set(({ list }) => ({ list: list.map((one) => (one.key === key ? { ...one, ...patch } : one)) }));
}

export function dismissUpload(key: string): void {
  controllers.get(key)?.abort();
  uploads.set(({ list }) => ({ list: list.filter((one) => one.key !== key) }));
}

onSessionEnd(() => {
  for (const { key } of uploads.get().list) dismissUpload(key);
});

/**
 * Uploads a file; resolves to its id as a document, or to undefined when it did not arrive. A failure stays in the store until it is dismissed or retried
 * with the same key, so that a file that had arrived after all is not stored twice.
 */
export async function startUpload(
  client: QueryClient,
  file: File,
  key = newKey(),
): Promise<string | undefined> {
  const controller = new AbortController();
  controllers.set(key, controller);
  const newUpload: Upload = { key, file, loaded: 0, error: null };
  if (uploads.get().list.some((one) => one.key === key)) updateUpload(key, newUpload);
  else uploads.set(({ list }) => ({ list: [...list, newUpload] }));
  const releaseSlot = await acquireSlot();
  try {
    controller.signal.throwIfAborted();
    const { doc_id: id } = await upload(uploadDocument, file, {
      idempotencyKey: key,
      signal: controller.signal,
      onProgress: (loaded) => {
        updateUpload(key, { loaded });
      },
    });
    dismissUpload(key);
    return id;
  } catch (error) {
    if (!isAbort(error)) updateUpload(key, { error });
    endSessionOnUnauthenticated(client, error);
    return undefined;
  } finally {
    releaseSlot();
    controllers.delete(key);
  }
}
