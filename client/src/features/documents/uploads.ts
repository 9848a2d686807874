import type { QueryClient } from '@tanstack/react-query';
import { uploadDocument } from '#shared/contracts/api/documents.js';
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

let sending = 0;
const waiting: (() => void)[] = [];

/** Waits for a free upload slot; returns the function that releases it. */
async function turn(): Promise<() => void> {
  if (sending < LIMITS.ui.uploadsAtOnce) sending += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  return () => {
    const next = waiting.shift();
    if (next === undefined) sending -= 1;
    else next();
  };
}

function change(key: string, patch: Partial<Upload>): void {
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
 * Uploads a file; resolves to true when it arrived. A failure stays in the store until it is dismissed or retried
 * with the same key, so that a file that had arrived after all is not stored twice.
 */
export async function startUpload(client: QueryClient, file: File, key = newKey()): Promise<boolean> {
  const controller = new AbortController();
  controllers.set(key, controller);
  const fresh: Upload = { key, file, loaded: 0, error: null };
  if (uploads.get().list.some((one) => one.key === key)) change(key, fresh);
  else uploads.set(({ list }) => ({ list: [...list, fresh] }));
  const done = await turn();
  try {
    controller.signal.throwIfAborted();
    await upload(uploadDocument, file, {
      idempotencyKey: key,
      signal: controller.signal,
      onProgress: (loaded) => {
        change(key, { loaded });
      },
    });
    dismissUpload(key);
    return true;
  } catch (error) {
    if (!isAbort(error)) change(key, { error });
    endSessionOnUnauthenticated(client, error);
    return false;
  } finally {
    done();
    controllers.delete(key);
  }
}
