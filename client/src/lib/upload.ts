import type { EndpointResponse, Endpoint } from '#shared/contracts/endpoint.js';
import { errorFrom, networkError } from './api-error.js';
import { buildUrl, localizeError } from './call.js';
import { currentLanguage } from './locale.js';

interface UploadOptions {
  /** Bytes sent so far. */
  onProgress: (loaded: number) => void;
  signal: AbortSignal;
  idempotencyKey: string;
}

/**
 * Uploads one file as `multipart/form-data`. Uses XMLHttpRequest, because fetch reports no upload progress. Rejects with
 * an ApiError, or with an AbortError when `signal` was aborted.
 */
export function upload<E extends Endpoint & { upload: true }>(
  endpoint: E,
  file: File,
  { onProgress, signal, idempotencyKey }: UploadOptions,
): Promise<EndpointResponse<E>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, buildUrl(endpoint.path));
    request.withCredentials = true;
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Accept-Language', currentLanguage());
    request.setRequestHeader('Idempotency-Key', idempotencyKey);
    request.upload.onprogress = (event) => {
      // `loaded` includes the multipart envelope; the reported progress never exceeds the size of the file.
      onProgress(Math.min(file.size, event.loaded));
    };
    const fail = () => {
      reject(signal.aborted ? new DOMException('Aborted', 'AbortError') : networkError());
    };
    request.onerror = fail;
    request.onabort = fail;
    request.onload = () => {
      const { status, statusText, responseText: body } = request;
      if (status >= 200 && status < 300) {
        try {
          resolve(JSON.parse(body) as EndpointResponse<E>);
        } catch {
          // The response is not from our server, but for example the sign-in page of a hotel's network.
          reject(networkError());
        }
      } else {
        const error = errorFrom({
          status,
          statusText,
          body,
          header: (name) => request.getResponseHeader(name),
        });
        void localizeError(error).then(reject);
      }
    };
    signal.addEventListener('abort', () => {
      request.abort();
    });
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}
