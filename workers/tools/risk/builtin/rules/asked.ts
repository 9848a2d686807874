import type { Period, Unit } from '#workers/engines/text/values.js';
import { arabicValue } from '#workers/engines/text/values/arabic.js';
import { englishValue } from '#workers/engines/text/values/english.js';
import type { Answer, FoundValue, Question } from '#workers/engines/text/values/value.js';

const DAYS: Record<Unit, number> = { hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 };
const isUnit = (unit: string): unit is Unit => unit in DAYS;

/** Answers of one sentence in the form that findings use; each is null if the sentence does not give that value. */
export class Values {
  constructor(
    readonly text: string,
    readonly answerTo: (text: string, question: Question) => Answer,
  ) {}

  #given(question: Question): FoundValue | null {
    const answer = this.answerTo(this.text, question);
    return answer.state === 'given' ? answer : null;
  }

  /** Returns a length of time, with the offsets of its words. */
  period(question: Question): Period | null {
    const found = this.#given(question);
    // Hijri years are shown as years.
    const unit = found?.unit?.replace(/ \(.*\)$/, '') ?? '';
    if (found === null || typeof found.value !== 'number' || !isUnit(unit)) return null;
    return { n: found.value, unit, days: found.value * DAYS[unit], start: found.start, end: found.end };
  }

  /** Returns a percentage, with the unit of time that it runs by and the offsets of its words. */
  rate(question: Question): { percent: number; runs: string | null; start: number; end: number } | null {
    const found = this.#given(question);
    if (found === null || typeof found.value !== 'number') return null;
    const { value, unit, period: runs, start, end } = found;
    if (unit !== 'percent' && unit !== 'permille') return null;
    return { percent: unit === 'percent' ? value : value / 10, runs, start, end };
  }

  /** Returns an amount of money as written and as a number. */
  amount(question: Question): { written: string; value: number; start: number; end: number } | null {
    const found = this.#given(question);
    if (found === null || typeof found.value !== 'number' || !/^[A-Z]{3}$/.test(found.unit ?? ''))
      return null;
    const words = this.text.slice(found.start, found.end).replace(/\s+/g, ' ');
    // Of "ten thousand riyals (SAR 10,000)" the figures are enough.
    const [, figures = words, unit = ''] = /\(\s?([^)]{0,20}\d[^)]*)\)(.*)/.exec(words) ?? [];
    const written = /\p{L}|\p{Sc}/u.test(figures) ? figures.trim() : `${figures.trim()}${unit}`;
    return { written, value: found.value, start: found.start, end: found.end };
  }

  /** Returns the name of a place. */
  place(question: Question): string | null {
    const found = this.#given(question);
    return found === null ? null : String(found.value);
  }
}

/** Returns the values of an English sentence. */
export const valuesOf = (text: string) => new Values(text, englishValue);

/** Returns the values of a folded Arabic sentence. */
export const arabicValuesOf = (text: string) => new Values(text, arabicValue);

/** Tells whether a rate of interest is steep: 12% a year, or as much by a shorter time. */
export function isSteep({ percent, runs }: { percent: number; runs: string | null }): boolean {
  const yearly: Record<string, number> = { day: 0.05, week: 0.3, month: 1.5, quarter: 4 };
  return percent >= (yearly[runs ?? ''] ?? 12);
}
