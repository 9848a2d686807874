import { NUMBER_WORDS, numberInWords } from './numbers.js';
import { isNoticeLength } from './values/length-nouns.js';

export type Unit = 'hour' | 'day' | 'week' | 'month' | 'year';
const DAYS: Record<Unit, number> = { hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 };

/** A length of time as a clause states it, with its offset in the sentence. */
export interface Period {
  n: number;
  unit: Unit;
  days: number;
  start: number;
  end: number;
}

/**
 * Separator between the parts. Each part matches its own separator, so that no two adjacent ones can match the same
 * text.
 */
const GAP = '[\\s-]*';
const PERIOD = new RegExp(
  // Without a number in words a match begins with the separator before it, from the separator's first character.
  `(?:\\b(${NUMBER_WORDS})\\b${GAP}|(?<![\\s-])${GAP})` +
    `(?:(?:\\(\\s*)?(\\d{1,4})(?:\\s*\\))?${GAP})?` +
    `(?:\\([\\w\\s-]{2,20}\\)${GAP})?` +
    `(?:(?:calendar|business|working|consecutive|full|additional|further|more|extra|successive|contract)[\\s-]+){0,4}` +
    `\\b(hour|day|week|month|year)s?\\b`,
  'gi',
);

/** Finds every length of time in a sentence: "thirty (30) days", "90-day", "two years". */
export function periods(text: string): Period[] {
  const found: Period[] = [];
  for (const match of text.matchAll(PERIOD)) {
    const [whole, word, digits, rawUnit] = match;
    const unit = rawUnit?.toLowerCase() as Unit;
    const named = word === undefined ? null : numberInWords(word);
    const n = digits === undefined ? named : Number(digits);
    if (n === null || n === 0) continue;
    // A year such as 2019 before "year" is a date, not a length.
    if (unit === 'year' && n > 120) continue;
    const start = match.index + (whole.length - whole.trimStart().length);
    found.push({ n, unit, days: n * DAYS[unit], start, end: match.index + whole.length });
  }
  return found;
}

/** Returns the period nearest to a place in the sentence, within `reach` characters. */
export function periodNear(text: string, place: number, reach = 120): Period | null {
  let best: Period | null = null;
  let bestGap = reach;
  for (const period of periods(text)) {
    const gap = Math.max(period.start - place, place - period.end, 0);
    if (gap < bestGap) {
      best = period;
      bestGap = gap;
    }
  }
  return best;
}

/** Returns the notice period of a sentence: the period beside the word "notice", preferably followed by "prior". */
export function noticePeriod(text: string): Period | null {
  let best: Period | null = null;
  let bestScore = Infinity;
  const places = [...text.matchAll(/\bnotices?\b|\bnotify\b|\bnotif(?:ies|ied|ication)\b/gi)];
  for (const period of periods(text)) {
    if (!isNoticeLength(text, period, 'en')) continue;
    const behind = text.slice(period.end, period.end + 40);
    const ahead =
      /^['s]*\s+(?:\w+\s+){0,2}?(?:prior|before|in advance|advance|notice|written notice)\b/i.test(behind);
    for (const { index } of places) {
      const gap = Math.max(period.start - index, index - period.end, 0);
      if (gap > (ahead ? 160 : 60)) continue;
      const score = gap + (ahead ? 0 : 1_000);
      if (score < bestScore) {
        best = period;
        bestScore = score;
      }
    }
  }
  return best;
}

/** Returns the period that ends at an event: "sixty days prior to the expiration". */
export function periodBefore(text: string): Period | null {
  return (
    periods(text).find(({ end }) => /^\s*(?:prior to|before|preceding)\b/i.test(text.slice(end, end + 20))) ??
    null
  );
}

const MONEY =
  /(?:US\s?\$|\$|€|£|SAR|USD|EUR|GBP|SR\.?)\s?\d[\d,]*(?: \d{3}(?!\d))*(?:\.\d+)?(?:\s?(?:million|billion|thousand))?|(?<!\b\d+,+)\b\d[\d,]*(?:\.\d+)?\s?(?:million\s)?(?:U\.?S\.? dollars|dollars|euros|riyals|SAR|USD)\b/i;

/** Returns the first amount of money in a sentence, as written and as a number. */
export function money(text: string): { written: string; value: number } | null {
  const written = MONEY.exec(text)?.[0];
  if (written === undefined) return null;
  const factor = /billion/i.test(written)
    ? 1e9
    : /million/i.test(written)
      ? 1e6
      : /thousand/i.test(written)
        ? 1e3
        : 1;
  const value = Number(written.replace(/[^\d.]/g, '').replace(/\.$/, '')) * factor;
  return Number.isFinite(value) && value > 0
    ? { written: written.replace(/\s+/g, ' ').replace(/[,.]$/, ''), value }
    : null;
}

const PERCENT = /(\d{1,3}(?:\.\d+)?)\s*(?:%|per ?cent\b)|\(\s*(\d{1,3}(?:\.\d+)?)\s*(?:%\s*)?\)\s*per ?cent/i;

/** Returns the first percentage in a sentence. */
export function percent(text: string): number | null {
  const [, whole, over, under] = /(\d{1,2})[- ](\d)\/(\d)\s*%/.exec(text) ?? [];
  if (whole !== undefined && over !== undefined && under !== undefined) {
    return Number(whole) + Number(over) / Number(under);
  }
  const match = PERCENT.exec(text);
  const digits = match?.[1] ?? match?.[2];
  return digits === undefined ? null : Number(digits);
}
