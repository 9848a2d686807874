import { NUMBER_WORDS, numberInWords } from '../numbers.js';
import { periods } from '../values.js';
import { withoutOverlaps } from './marked.js';
import type { Quantity } from './value.js';

const NUMBER = '\\d{1,3}(?:,\\d{3}){1,5}(?:\\.\\d{1,6})?|\\d{1,12}(?:\\.\\d{1,6})?';
/** What was blacked out. */
export const REDACTED =
  '\\[\\s{0,3}\\*[\\s*]{0,12}\\]|(?<!\\*)\\*{3,}|\\[\\s{0,3}(?:redacted|omitted|x{2,})\\s{0,3}\\]|\\[?\\bconfidential treatment requested\\b\\]?|█{1,40}';
/** What was left to be filled in. */
export const BLANK =
  '(?<!_)_{3,}|\\[\\s{0,20}(?:[●•]{1,3}|_{1,40}|\\.{2,40}|tbd|(?:insert|enter)[^\\]]{0,60}|number|amount|rate|percentage|period|state|country|to be [^\\]]{0,40})?\\s{0,20}\\]|(?<!\\.)\\.{5,}|(?<!\\u2026)\\u2026{2,}';
const OPEN = `(?:(${REDACTED})|(${BLANK}))`;

const PERCENT = '(?:%|per ?cent(?:um)?\\b)';
const PER_MILLE = '(?:‰|per ?mil(?:le)?\\b)';
const HALVES: Record<string, number> = { half: 0.5, quarter: 0.25, quarters: 0.75 };
const RATE = new RegExp(
  `(?<![\\w.,$€£])(${NUMBER})(?:[- ](\\d)/(\\d)| ?([½¼¾]))?\\)? ?(?:(${PERCENT})|(${PER_MILLE})|(basis points))`,
  'gi',
);
const RATE_IN_WORDS = new RegExp(
  `\\b(${NUMBER_WORDS})(?:[\\s-]{1,3}(?:and[\\s-]{1,3})?(?:one|a|three)[\\s-](half|quarters?))?\\s{0,3}(?:\\([^)%]{1,12}\\)\\s{0,3})?(?:per ?cent(?:um)?)\\b(?:\\s{0,3}\\(\\s?(${NUMBER})\\s?(?:%|per ?cent)\\s?\\))?`,
  'gi',
);
const FRACTIONS: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

const CURRENCIES: readonly (readonly [string, RegExp])[] = [
  ['SAR', /SAR|SR|riyal/i], ['EUR', /EUR|€/i], ['GBP', /GBP|£|sterling/i], ['AED', /AED|dirham/i],
  ['RMB', /RMB|CNY|yuan/i], ['JPY', /JPY|¥|yen/i], ['INR', /INR|Rs|rupee/i], ['CAD', /CAD|C\$|Canadian/i],
  ['QAR', /QAR/i], ['KWD', /KWD/i], ['BHD', /BHD/i], ['OMR', /OMR/i], ['EGP', /EGP/i], ['CHF', /CHF/i],
  ['USD', /\$|dollar|cent|USD/i],
]; // prettier-ignore
const CODE = 'SAR|SR\\.?|USD|EUR|GBP|AED|QAR|KWD|BHD|OMR|RMB|CNY|JPY|INR|CAD|EGP|CHF|Rs\\.?';
const SIGN = `(?:(?:US|U\\.S\\.|CA|C|HK|A)?\\s?\\$|[€£¥]|\\b(?:${CODE}))`;
const NOUN =
  '(?:(?:U\\.?S\\.?|Saudi|United States|Canadian) )?(?:dollars?|riyals?|euros?|pounds sterling|dirhams?|cents?|yuan|rupees?)';
const SCALE = 'million|billion|thousand|mm|bn|m|k';
const SCALES: Record<string, number> = {
  million: 1e6,
  mm: 1e6,
  m: 1e6,
  billion: 1e9,
  bn: 1e9,
  thousand: 1e3,
  k: 1e3,
};
const AMOUNT = new RegExp(
  `(${SIGN})\\s?(${NUMBER})(?:\\s?(${SCALE})\\b)?|(?<![\\w.,$€£])(${NUMBER})\\s?(?:(${SCALE})\\s)?(${NOUN}|${CODE})\\b`,
  'gi',
);
const AMOUNT_IN_WORDS = new RegExp(
  `\\b(${NUMBER_WORDS})(?:\\s(million|billion))?\\s(${NOUN})\\b(?:\\s{0,3}\\(\\s?${SIGN}\\s?(${NUMBER})(?:\\s?(${SCALE})\\b)?\\s?\\))?`,
  'gi',
);
const TIME = 'hours?|days?|weeks?|months?|years?';
const OPEN_DURATION = new RegExp(
  `${OPEN}(?:\\s?\\((?:${REDACTED}|${BLANK})\\))?\\s?(?:(?:calendar|business|working) )?(?:${TIME})\\b`,
  'gi',
);
const OPEN_RATE = new RegExp(`${OPEN}(?:\\s?\\((?:${REDACTED}|${BLANK})\\))?\\s?(?:%|per ?cent)`, 'gi');
const OPEN_AMOUNT = new RegExp(`${SIGN}\\s?${OPEN}|${OPEN}\\s(?:${NOUN}|${CODE})\\b`, 'gi');
const OPEN_ALONE = new RegExp(OPEN, 'gi');
const NET = new RegExp(
  `\\bnet[\\s-](?:(?:${NUMBER_WORDS})\\s)?\\(?(\\d{2,3})\\)?(?!\\s?(?:days?\\b|%|[\\d,.]*\\d))`,
  'gi',
);
const COUNT =
  /(?<![\w.,$€£§/-]|\b(?:Sections?|Articles?|Clauses?|Exhibit|Schedule|Nos?\.?|Appendix) )(\d{1,3}(?:,\d{3}){1,4}|\d{1,9})\)?\s(?!of\b|and\b|or\b|the\b|to\b|in\b)([A-Za-z]{3,20})\b/g;
const YEARLY =
  /\b(?:year[- ]to[- ]year|annual(?=\s(?:periods?|terms?|renewals?|basis))|(?<=renew\w{0,3}\s)annually)\b/gi;
const MONTHLY =
  /\b(?:month[- ]to[- ]month|monthly(?=\s(?:periods?|terms?|renewals?|basis))|(?<=renew\w{0,3}\s)monthly)\b/gi;

const plain = (digits: string) => Number(digits.replaceAll(',', ''));
const currencyOf = (words: string) => CURRENCIES.find(([, pattern]) => pattern.test(words))?.[0] ?? 'USD';
const scaleOf = (word: string | undefined) => (word === undefined ? 1 : (SCALES[word.toLowerCase()] ?? 1));

/** Finds the quantities of an English text: lengths of time, money, rates, counts and what stands open in their place. */
export function englishQuantities(text: string): Quantity[] {
  const found: Quantity[] = [];
  const add = (kind: Quantity['kind'], value: number, unit: string, match: RegExpExecArray) => {
    const lead = match[0].length - match[0].trimStart().length;
    if (!Number.isNaN(value))
      found.push({
        kind,
        state: 'given',
        value,
        unit,
        start: match.index + lead,
        end: match.index + match[0].length,
      });
  };
  const open = (kind: Quantity['kind'], pattern: RegExp) => {
    for (const match of text.matchAll(pattern)) {
      const state = match.slice(1).some((group, at) => group !== undefined && at % 2 === 0)
        ? 'redacted'
        : 'blank';
      const { index, 0: words } = match;
      found.push({ kind, state, value: NaN, unit: '', start: index, end: index + words.length });
    }
  };
  open('duration', OPEN_DURATION);
  open('rate', OPEN_RATE);
  open('amount', OPEN_AMOUNT);
  open('open', OPEN_ALONE);
  for (const match of text.matchAll(RATE_IN_WORDS)) {
    const [, words = '', part, figure] = match;
    const fraction = part === undefined ? 0 : (HALVES[part.toLowerCase()] ?? 0);
    add(
      'rate',
      figure !== undefined ? plain(figure) : (numberInWords(words) ?? NaN) + fraction,
      'percent',
      match,
    );
  }
  for (const match of text.matchAll(RATE)) {
    const [, figure = '', over, under, sign, , mille, points] = match;
    const part = over !== undefined ? Number(over) / Number(under) : (FRACTIONS[sign ?? ''] ?? 0);
    const value = plain(figure) + part;
    if (points !== undefined) add('rate', value / 100, 'percent', match);
    else add('rate', value, mille === undefined ? 'percent' : 'permille', match);
  }
  for (const match of text.matchAll(AMOUNT_IN_WORDS)) {
    const [, words = '', scale, noun = '', figure, figureScale] = match;
    const value =
      figure !== undefined
        ? plain(figure) * scaleOf(figureScale)
        : (numberInWords(words) ?? NaN) * scaleOf(scale) * (/cent/i.test(noun) ? 0.01 : 1);
    add('amount', value, currencyOf(match[0]), match);
  }
  for (const match of text.matchAll(AMOUNT)) {
    const [, sign, figure, scale, ownFigure, ownScale, noun] = match;
    const value =
      plain(figure ?? ownFigure ?? '') * scaleOf(scale ?? ownScale) * (/^cent/i.test(noun ?? '') ? 0.01 : 1);
    add('amount', value, currencyOf(sign ?? noun ?? ''), match);
  }
  for (const match of text.matchAll(NET)) add('duration', Number(match[1]), 'day', match);
  for (const { n, unit, start, end } of periods(text))
    found.push({ kind: 'duration', state: 'given', value: n, unit, start, end });
  for (const match of text.matchAll(YEARLY)) add('yearly', 1, 'year', match);
  for (const match of text.matchAll(MONTHLY)) add('yearly', 1, 'month', match);
  for (const match of text.matchAll(COUNT)) {
    const [, figure = '', noun = ''] = match;
    const { index } = match;
    found.push({
      kind: 'count',
      state: 'given',
      value: plain(figure),
      unit: noun,
      start: index,
      end: index + figure.length,
    });
  }
  return withoutOverlaps(found);
}
