import type { Language } from '#shared/contracts/common.js';
import type { Facts } from '../rules/rule.js';
import type { Period, Unit } from '../reading/values.js';

/**
 * A sentence of a finding: plain, or said only where the rule made that note. A sentence that names a value
 * ({who}, {notice} …) which the clause does not give is left out. Of `either` the first that fits is said.
 */
export type Line = string | readonly [note: string, text: string] | { readonly either: readonly Line[] };

/** How one kind of risk is put into words: the first title that fits, all sentences that fit. */
export interface Wording {
  title: readonly Line[];
  explanation: readonly Line[];
  advice: readonly Line[];
}

const UNITS: Record<Language, Record<Unit, readonly [string, string]>> = {
  en: {
    hour: ['hour', 'hours'],
    day: ['day', 'days'],
    week: ['week', 'weeks'],
    month: ['month', 'months'],
    year: ['year', 'years'],
  },
  ar: {
    hour: ['ساعة', 'ساعات'],
    day: ['يوماً', 'أيام'],
    week: ['أسبوعاً', 'أسابيع'],
    month: ['شهراً', 'أشهر'],
    year: ['سنة', 'سنوات'],
  },
};

function length({ n, unit }: Period, lang: Language): string {
  const [one, many] = UNITS[lang][unit];
  // Arabic counts 3 to 10 in the plural and from 11 in the singular.
  const plural = lang === 'ar' ? n >= 3 && n <= 10 : n !== 1;
  return `${n} ${plural ? many : one}`;
}

function value(name: string, facts: Facts, lang: Language): string | null {
  switch (name) {
    case 'who':
    case 'other':
    case 'amount':
    case 'place':
    case 'words':
      return facts[name] ?? null;
    case 'period':
    case 'notice': {
      const period = facts[name] ?? null;
      return period === null ? null : length(period, lang);
    }
    case 'percent':
      return facts.percent === undefined || facts.percent === null ? null : `${facts.percent}%`;
    default:
      throw new Error(`Unknown value {${name}} in a wording`);
  }
}

/** 'To' somebody: Arabic writes it as one word with an Arabic name, and drops the article's alif. */
function toward(name: string): string {
  if (name.startsWith('الل')) return `ل${name.slice(2)}`;
  if (name.startsWith('ال')) return `لل${name.slice(2)}`;
  return /^[\u0621-\u064a]/u.test(name) ? `ل${name}` : `لـ${name}`;
}

function said(line: Line, notes: ReadonlySet<string>, facts: Facts, lang: Language): string | null {
  if (typeof line === 'object' && 'either' in line) {
    for (const one of line.either) {
      const text = said(one, notes, facts, lang);
      if (text !== null) return text;
    }
    return null;
  }
  const [note, text] = typeof line === 'string' ? [null, line] : line;
  if (note !== null && (note.startsWith('!') ? notes.has(note.slice(1)) : !notes.has(note))) return null;
  let whole = true;
  const filled = text.replace(/(لـ)?\{(\w+)\}/g, (_, to: string | undefined, name: string) => {
    const found = value(name, facts, lang);
    if (found === null) whole = false;
    return to === undefined ? (found ?? '') : toward(found ?? '');
  });
  return whole ? filled : null;
}

/** The title, explanation and recommendation for what a rule saw. */
export function put(wording: Wording, notes: readonly string[], facts: Facts, lang: Language) {
  const set = new Set(notes);
  const all = (lines: readonly Line[]) =>
    lines.map((line) => said(line, set, facts, lang)).filter((text) => text !== null);
  return {
    title: all(wording.title)[0] ?? '',
    explanation: all(wording.explanation).join(' '),
    recommendation: all(wording.advice).join(' '),
  };
}
