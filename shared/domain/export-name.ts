/** Returns the file name of an export, with the date of its request in Riyadh. */
export function exportFilename(at: Date): string {
  // The Swedish date format is that of ISO 8601.
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Riyadh', dateStyle: 'short' }).format(at);
  return `lda-export-${day}.zip`;
}
