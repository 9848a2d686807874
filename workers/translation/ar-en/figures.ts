import type { Item } from './scan.js';
import type { Token } from './token.js';

const plainDigits = (raw: string) =>
  raw
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',');

/** A date that is written from the year on is turned to begin with the day, as Arabic reads it. */
const CALENDARS: Record<string, string> = { ه: 'H', هجري: 'H', م: ' AD' };

/** A figure in plain digits; `next` tells its calendar («هـ», «م») and is read apart. */
export function readFigures(raw: string, next: Item | undefined): Token & { kind: 'number' } {
  const text = plainDigits(raw);
  const calendar = next?.type === 'arabic' && /\d{4}|\/\d{2}$/.test(text) ? (CALENDARS[next.form] ?? '') : '';
  return {
    kind: 'number',
    text: text + (next?.form === 'ه' || next?.form === 'م' ? calendar : ''),
    value: Number(text.replaceAll(',', '')),
  };
}

/** Whether a word is the calendar of the figure before it, which the figure already shows. */
export const isCalendar = (item: Item | undefined, before: Item | undefined): boolean =>
  item?.type === 'arabic' &&
  (item.form === 'ه' || item.form === 'م') &&
  before?.type === 'figures' &&
  /\d{4}|\/\d{2}$/.test(before.form);
