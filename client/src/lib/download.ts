import { API_URL, send } from './call.js';

/** The name that Content-Disposition gives, RFC 5987's form first. */
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

/** Hands bytes to the browser as a file that was downloaded. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revoked once the click has been handled: at once, Safari would save nothing.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
}

/** Fetches a stored file and hands it to the browser as a download. Throws an ApiError. */
export async function download(path: string, fallbackName: string): Promise<void> {
  const response = await send(`${API_URL}${path}`, { headers: { Accept: '*/*' } });
  const name = filenameOf(response.headers.get('content-disposition')) ?? fallbackName;
  saveFile(await response.blob(), name);
}
