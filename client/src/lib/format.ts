import { intlTag } from './locale.js';

const MB = 1024 * 1024;

/** A size in MB with 2 decimals, 1 MB being 1,048,576 bytes. */
export function formatMegabytes(bytes: number): string {
  return (bytes / MB).toFixed(2);
}

/** A date and time in the time zone of Riyadh, formatted for the page's language. */
export function formatRiyadhTime(moment: Date | string): string {
  return new Intl.DateTimeFormat(intlTag(), {
    timeZone: 'Asia/Riyadh',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(moment));
}

/** The day of a moment in the time zone of Riyadh, formatted for the page's language. */
export function formatRiyadhDay(moment: string): string {
  return new Intl.DateTimeFormat(intlTag(), { timeZone: 'Asia/Riyadh', dateStyle: 'long' }).format(
    new Date(moment),
  );
}

/** The month and day of a moment in the time zone of Riyadh, formatted for the page's language. */
export function formatMonthDay(moment: string): string {
  return new Intl.DateTimeFormat(intlTag(), {
    timeZone: 'Asia/Riyadh',
    day: 'numeric',
    month: 'long',
  }).format(new Date(moment));
}

/** A day without a time (YYYY-MM-DD), formatted for the page's language. */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat(intlTag(), { timeZone: 'UTC', dateStyle: 'long' }).format(new Date(day));
}

/** A month (YYYY-MM), formatted for the page's language. */
export function formatMonth(month: string): string {
  return new Intl.DateTimeFormat(intlTag(), { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(month),
  );
}

/** Splits a file name into stem and extension: 'contract.v2.pdf' gives ['contract.v2', '.pdf']. */
export function splitName(name: string): [stem: string, extension: string] {
  const dot = name.lastIndexOf('.');
  return dot > 0 && name.length - dot <= 6 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
}
