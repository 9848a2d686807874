import { fold } from '#workers/engines/text/arabic.js';
import type { LawReading, Reader, ReadersById } from '../reader.js';
import { dayInWords, gregorianDay, hijriDay } from './hijri.js';

const HIJRI_MONTHS: readonly RegExp[] = [
  /^(?:al-)?muharram|^محرم/i, /^safar|^صفر/i, /^rab\S{0,4} (?:al-?|ath-?)?\s?(?:awwal|i)$|^ربيع (?:الاول|اول)/i,
  /^rab\S{0,4} (?:al-?|ath-?)?\s?(?:thani|akhir|ii)$|^ربيع (?:الاخر|الثاني|اخر|ثاني)/i,
  /^jumad\S{0,2} (?:al-?)?\s?(?:ula|awwal|i)$|^جمادي (?:الاولي|الاول)/i,
  /^jumad\S{0,2} (?:al-?|ath-?)?\s?(?:thani\S{0,2}|akhir\S{0,2}|ii)$|^جمادي (?:الاخره|الثانيه|الاخر|الثاني)/i,
  /^rajab|^رجب/i, /^sha\S?ban|^شعبان/i, /^ramad[ah]+n|^رمضان/i, /^shawwal|^شوال/i,
  /^dhu\S? ?\S{0,3}qa?\S?da?h?|^(?:ذي|ذو) القعده/i, /^dhu\S? ?\S{0,3}hijja?h?|^(?:ذي|ذو) الحجه/i,
]; // prettier-ignore
const GREGORIAN_MONTHS: readonly RegExp[] = [
  /^jan|^يناير/i, /^feb|^فبراير/i, /^mar|^مارس/i, /^apr|^ابريل/i, /^may|^مايو/i, /^jun|^يونيو|^يونيه/i, /^jul|^يوليو|^يوليه/i,
  /^aug|^اغسطس/i, /^sep|^سبتمبر/i, /^oct|^اكتوبر/i, /^nov|^نوفمبر/i, /^dec|^ديسمبر/i,
]; // prettier-ignore

const NAME = "[\\p{L}'’-]{3,14}(?: (?:al-|ath-|al |ath )?[\\p{L}'’-]{1,10})?";
const END = '\\s?(?:A\\.?H\\.?|H\\.?|هـ|ه)(?![\\p{L}])';
const HIJRI = `(?:(?<hd>\\d{1,2})(?:st|nd|rd|th)? (?:of )?(?<hname>${NAME}),? (?<hy>1[34]\\d{2})|(?<hy2>1[34]\\d{2})[/-](?<hm2>\\d{1,2})[/-](?<hd2>\\d{1,2})|(?<hd3>\\d{1,2})[/-](?<hm3>\\d{1,2})[/-](?<hy3>1[34]\\d{2}))(?:${END})`;
const GREGORIAN =
  '(?:(?<gd>\\d{1,2})(?:st|nd|rd|th)? (?:of )?(?<gname>[\\p{L}]{3,10}),? (?<gy>20\\d{2})|(?<gname4>[A-Z][a-z]{2,9}) (?<gd4>\\d{1,2})(?:st|nd|rd|th)?, (?<gy4>20\\d{2})|(?<gy2>20\\d{2})[/-](?<gm2>\\d{1,2})[/-](?<gd2>\\d{1,2})|(?<gd3>\\d{1,2})[/-](?<gm3>\\d{1,2})[/-](?<gy3>20\\d{2}))';
const SAME = `(?:\\s?(?:A\\.?D\\.?|C\\.?E\\.?|G\\.?|م))?[\\s,]{0,3}\\(?\\s?(?:(?:which )?correspond(?:ing|s) to|equivalent to|being|i\\.e\\.|${fold('الموافق')}|${fold('الموافقة')}|${fold('والموافق')}|=|/|\\()\\s{0,2}(?:the |يوم )?`;
const PAIRS = [`${HIJRI}${SAME}${GREGORIAN}`, `${GREGORIAN}${SAME}${HIJRI}`].map(
  (source) => new RegExp(source, 'gu'),
);

const monthOf = (name: string | undefined, months: readonly RegExp[]) =>
  months.findIndex((month) => month.test(fold((name ?? '').trim()))) + 1;

type Groups = Record<string, string | undefined>;

function hijriIn(groups: Groups): number | null {
  const { hname, hd, hy, hd2, hm2, hy2, hd3, hm3, hy3 } = groups;
  const month = hname === undefined ? Number(hm2 ?? hm3) : monthOf(hname, HIJRI_MONTHS);
  return month < 1 || month > 12 ? null : hijriDay(Number(hy ?? hy2 ?? hy3), month, Number(hd ?? hd2 ?? hd3));
}

/** Returns the days that a date may be: 3/4/2026 may be one of two. */
function gregorianIn(groups: Groups): number[] {
  const { gname, gname4, gd, gy, gd2, gm2, gy2, gd3, gm3, gy3, gd4, gy4 } = groups;
  const day = Number(gd ?? gd2 ?? gd3 ?? gd4);
  const year = Number(gy ?? gy2 ?? gy3 ?? gy4);
  const named = gname ?? gname4;
  const month = named === undefined ? Number(gm2 ?? gm3) : monthOf(named, GREGORIAN_MONTHS);
  const all = [gregorianDay(year, month, day), gd3 === undefined ? null : gregorianDay(year, day, month)];
  return all.filter((one) => one !== null);
}

/** The sighting of a moon may move a date by a day; by two or three it is doubtful. */
const AGREED = 1;
const DOUBTFUL = 3;

/** Compares dates that a sentence gives in both calendars. */
const inBothCalendars: Reader = ({ text }) => {
  let kept: LawReading | null = null;
  for (const pattern of PAIRS) {
    for (const match of text.matchAll(pattern)) {
      const groups = match.groups ?? {};
      const hijri = hijriIn(groups);
      const gregorian = gregorianIn(groups);
      if (hijri === null || gregorian.length === 0) continue;
      const apart = Math.min(...gregorian.map((day) => Math.abs(day - hijri)));
      const at = { start: match.index, end: match.index + match[0].length };
      if (apart <= AGREED) {
        kept ??= { answer: 'keeps', at };
        continue;
      }
      return {
        answer: apart <= DOUBTFUL ? 'doubtful' : 'breaks',
        at,
        says: {
          en: `By the Umm al-Qura calendar the Hijri date is ${dayInWords(hijri, 'en')}; the two dates are ${String(apart)} days apart.`,
          ar: `يوافق التاريخ الهجري بتقويم أم القرى ${dayInWords(hijri, 'ar')}، والفرق بين التاريخين بالأيام: ${String(apart)}.`,
        },
      };
    }
  }
  return kept;
};

/** Readers of the rule on dates in two calendars. */
export const dateReaders: ReadersById = {
  'SA-DATE-01': {
    topic: { en: '(?!)', ar: '(?!)' },
    en: [inBothCalendars],
    ar: [inBothCalendars],
  },
};
