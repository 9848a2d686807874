/** Days since 1 January 1970, of a day of the Gregorian calendar; null if there is no such day. */
export function gregorianDay(year: number, month: number, day: number): number | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isThere ? date.getTime() / DAY : null;
}

const DAY = 86_400_000;
const CALENDAR = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});
/** Days around a reckoned one in which the calendar's own is searched. */
const AROUND = 5;
/** Days from the beginning of the Hijri era to 1 January 1970, for a calendar of even years. */
const EPOCH = 492_148;

/** Days since 1 January 1970, of a day of the Umm al-Qura calendar; null if there is no such day. */
export function hijriDay(year: number, month: number, day: number): number | null {
  const before = (year - 1) * 354 + Math.floor((3 + 11 * year) / 30) + Math.ceil(29.5 * (month - 1));
  const reckoned = before + day - EPOCH;
  for (let offset = -AROUND; offset <= AROUND; offset += 1) {
    const parts = new Map(
      CALENDAR.formatToParts(new Date((reckoned + offset) * DAY)).map(({ type, value }) => [
        type,
        parseInt(value, 10),
      ]),
    );
    if (parts.get('year') === year && parts.get('month') === month && parts.get('day') === day)
      return reckoned + offset;
  }
  return null;
}

/** Writes a day of the Gregorian calendar: "26 June 2025". */
export const dayInWords = (day: number, lang: 'en' | 'ar'): string =>
  new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : 'ar-u-ca-gregory-nu-latn', {
    timeZone: 'UTC',
    dateStyle: 'long',
  }).format(new Date(day * DAY));
