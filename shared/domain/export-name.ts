/** What an export is called: by the day on which it was asked for, in Riyadh. */
export function exportFilename(at: Date): string {
  // Swedish writes dates as ISO does.
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Riyadh', dateStyle: 'short' }).format(at);
  return `lda-export-${day}.zip`;
}
