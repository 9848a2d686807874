/**
 * The size limit of an upload in bytes, which the server writes into the page (`server/middleware/client-page.ts`);
 * undefined when another server serves the page. The server also rejects larger files itself, after they were sent.
 */
export function maxUploadBytes(): number | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="lda-max-upload-bytes"]');
  const bytes = Number(meta?.content ?? Number.NaN);
  return Number.isSafeInteger(bytes) ? bytes : undefined;
}
