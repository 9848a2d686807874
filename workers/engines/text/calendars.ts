import { fold } from './arabic.js';

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
function hijriDay(year: number, month: number, day: number): number | null {
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

const HIJRI_MONTHS: readonly RegExp[] = [
  /^(?:al-)?muharram|^محرم/i, /^safar|^صفر/i, /^rab\S{0,4} (?:al-?|ath-?)?\s?(?:awwal|i)$|^ربيع (?:الاول|اول)/i,
  /^rab\S{0,4} (?:al-?|ath-?)?\s?(?:thani|akhir|ii)$|^ربيع (?:الاخر|الثاني|اخر|ثاني)/i,
  /^jumad\S{0,2} (?:al-?)?\s?(?:ula|awwal|i)$|^جمادي (?:الاولي|الاول)/i,
  /^jumad\S{0,2} (?:al-?|ath-?)?\s?(?:thani\S{0,2}|akhir\S{0,2}|ii)$|^جمادي (?:الاخره|الثانيه|الاخر|الثاني)/i,
  /^rajab|^رجب/i, /^sha\S?ban|^شعبان/i, /^ramad[ah]+n|^رمضان/i, /^shawwal|^شوال/i,
  /^dhu\S? ?\S{0,3}qa?\S?da?h?|^(?:ذي|ذو) القعده/i, /^dhu\S? ?\S{0,3}hijja?h?|^(?:ذي|ذو) الحجه/i,
]; // prettier-ignore
const MONTH_NAME = "[\\p{L}'’-]{3,14}(?: (?:al-|ath-|al |ath )?[\\p{L}'’-]{1,10})?";

/** Matches a date of the Hijri calendar, without the letters of its era; for patterns with the flag `u`. */
export const HIJRI_DATE = `(?:(?<hd>\\d{1,2})(?:st|nd|rd|th)? (?:of )?(?<hname>${MONTH_NAME}),? (?<hy>1[34]\\d{2})|(?<hy2>1[34]\\d{2})[/-](?<hm2>\\d{1,2})[/-](?<hd2>\\d{1,2})|(?<hd3>\\d{1,2})[/-](?<hm3>\\d{1,2})[/-](?<hy3>1[34]\\d{2}))`;
/** Matches the letters of the Hijri era behind a date. */
export const HIJRI_ERA = '\\s?(?:A\\.?H\\.?|H\\.?|هـ|ه)(?![\\p{L}])';

/** Returns the number of a month in a list of patterns of their names; 0 if it is none of them. */
export const monthIn = (name: string | undefined, months: readonly RegExp[]): number =>
  months.findIndex((month) => month.test(fold((name ?? '').trim()))) + 1;

/** Days since 1 January 1970, of a match of `HIJRI_DATE`; null if the calendar has no such day. */
export function hijriDayOf(groups: Readonly<Record<string, string | undefined>>): number | null {
  const { hname, hd, hy, hd2, hm2, hy2, hd3, hm3, hy3 } = groups;
  const month = hname === undefined ? Number(hm2 ?? hm3) : monthIn(hname, HIJRI_MONTHS);
  return month < 1 || month > 12 ? null : hijriDay(Number(hy ?? hy2 ?? hy3), month, Number(hd ?? hd2 ?? hd3));
}
