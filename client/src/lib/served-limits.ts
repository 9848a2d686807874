/**
 * How large a file may be, in bytes, as the server says in the page (`server/middleware/client-page.ts`); undefined where
 * another one serves the page. The server refuses what is larger in any case, once it has been sent.
 */
export function maxUploadBytes(): number | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="lda-max-upload-bytes"]');
  const bytes = Number(meta?.content ?? Number.NaN);
  return Number.isSafeInteger(bytes) ? bytes : undefined;
}
