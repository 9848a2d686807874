/** Returns the upload time of a document: the first 8 hex digits of its id are seconds since the epoch. */
export function objectIdTime(id: string): Date {
  return new Date(Number.parseInt(id.slice(0, 8), 16) * 1000);
}
