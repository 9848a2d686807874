import { fold } from '#workers/engines/text/arabic.js';
import {
  dayInWords,
  gregorianDay,
  HIJRI_DATE,
  HIJRI_ERA,
  hijriDayOf,
  monthIn,
} from '#workers/engines/text/calendars.js';
import type { LawReading, Reader, ReadersById } from '../reader.js';

const GREGORIAN_MONTHS: readonly RegExp[] = [
  /^jan|^يناير/i, /^feb|^فبراير/i, /^mar|^مارس/i, /^apr|^ابريل/i, /^may|^مايو/i, /^jun|^يونيو|^يونيه/i, /^jul|^يوليو|^يوليه/i,
  /^aug|^اغسطس/i, /^sep|^سبتمبر/i, /^oct|^اكتوبر/i, /^nov|^نوفمبر/i, /^dec|^ديسمبر/i,
]; // prettier-ignore

const HIJRI = `${HIJRI_DATE}(?:${HIJRI_ERA})`;
const GREGORIAN =
  '(?:(?<gd>\\d{1,2})(?:st|nd|rd|th)? (?:of )?(?<gname>[\\p{L}]{3,10}),? (?<gy>20\\d{2})|(?<gname4>[A-Z][a-z]{2,9}) (?<gd4>\\d{1,2})(?:st|nd|rd|th)?, (?<gy4>20\\d{2})|(?<gy2>20\\d{2})[/-](?<gm2>\\d{1,2})[/-](?<gd2>\\d{1,2})|(?<gd3>\\d{1,2})[/-](?<gm3>\\d{1,2})[/-](?<gy3>20\\d{2}))';
const SAME = `(?:\\s?(?:A\\.?D\\.?|C\\.?E\\.?|G\\.?|م))?[\\s,]{0,3}\\(?\\s?(?:(?:which )?correspond(?:ing|s) to|equivalent to|being|i\\.e\\.|${fold('الموافق')}|${fold('الموافقة')}|${fold('والموافق')}|=|/|\\()\\s{0,2}(?:the |يوم )?`;
const PAIRS = [`${HIJRI}${SAME}${GREGORIAN}`, `${GREGORIAN}${SAME}${HIJRI}`].map(
  (source) => new RegExp(source, 'gu'),
);

type Groups = Record<string, string | undefined>;

/** Returns the days that a date may be: 3/4/2026 may be one of two. */
function gregorianIn(groups: Groups): number[] {
  const { gname, gname4, gd, gy, gd2, gm2, gy2, gd3, gm3, gy3, gd4, gy4 } = groups;
  const day = Number(gd ?? gd2 ?? gd3 ?? gd4);
  const year = Number(gy ?? gy2 ?? gy3 ?? gy4);
  const named = gname ?? gname4;
  const month = named === undefined ? Number(gm2 ?? gm3) : monthIn(named, GREGORIAN_MONTHS);
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
      const hijri = hijriDayOf(groups);
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
