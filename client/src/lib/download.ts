import { API_URL, send } from './call.js';

/** The file name in a Content-Disposition header, the encoded form of RFC 5987 first; undefined without a valid one. */
export function filenameOf(disposition: string | null): string | undefined {
  if (disposition === null) return undefined;
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return undefined;
    }
  }
  return /filename="([^"]*)"/i.exec(disposition)?.[1];
}

/** Saves bytes as a file through the browser's download. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revoked later, after the click has been handled: if it were revoked at once, Safari would save nothing.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
}

const fetchFile = (path: string) => send(`${API_URL}${path}`, { headers: { Accept: '*/*' } });

/** Fetches a file and saves it under a name, whatever the server calls it. Throws an ApiError. */
export async function downloadAs(path: string, name: string): Promise<void> {
  saveFile(await (await fetchFile(path)).blob(), name);
}

/** Fetches a stored file and saves it as a download. Throws an ApiError. */
export async function download(path: string, fallbackName: string): Promise<void> {
  const response = await fetchFile(path);
  const name = filenameOf(response.headers.get('content-disposition')) ?? fallbackName;
  saveFile(await response.blob(), name);
}
