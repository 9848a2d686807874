import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import * as z from 'zod';
import { fold } from '#workers/engines/text/arabic.js';
import { normalizeText } from '#workers/engines/text/plain.js';
import { arabicValue } from '#workers/engines/text/values/arabic.js';
import { englishValue } from '#workers/engines/text/values/english.js';
import type { Question } from '#workers/engines/text/values/value.js';

const item = z.object({
  id: z.string(),
  text: z.string(),
  asks: z.string(),
  value: z.nullable(z.union([z.number(), z.string()])),
  unit: z.nullable(z.string()),
  period: z.nullable(z.string()),
  state: z.enum(['absent', 'redacted', 'blank']).optional(),
  not: z.array(z.string()),
});
type Item = z.infer<typeof item>;

interface Answer {
  value: number | string | null;
  unit: string | null;
  period: string | null;
  /** Why there is no value. */
  state: string | null;
  /** The words of the clause that bear the value. */
  words: string;
}

/** Questions of the sets that the engine knows by another name. */
const ALIASES: Readonly<Record<string, Question>> = { 'interest-or-late-rate': 'interest-rate' };

function answerTo({ asks, text }: Item): Answer {
  const question = ALIASES[asks] ?? (asks as Question);
  const arabic = /\p{Script=Arabic}/u.test(text);
  const flat = arabic ? fold(text) : normalizeText(text);
  const found = (arabic ? arabicValue : englishValue)(flat, question);
  if (found.state !== 'given')
    return { value: null, unit: null, period: null, state: found.state, words: '' };
  const { value, unit, period, start, end } = found;
  return { value, unit, period, state: null, words: flat.slice(start, end) };
}

/** Returns a unit without its plural and additions, in the form that both languages of the sets share. */
function unitOf(unit: string | null): string {
  const bare = (unit ?? '')
    .toLowerCase()
    .replace(/^percent$/, '%')
    .replace(/^(?:‰|per mille)$/, 'permille')
    .replace(/^%.*$/, '%')
    .replace(/\s*\(.*\)$/, '');
  return /^(?:day|week|month|year)s$/.test(bare) ? bare.slice(0, -1) : bare;
}

const tidy = (name: string) =>
  fold(name)
    .toLowerCase()
    .replace(/مدينه /g, '')
    .replace(/^(?:the )?(?:(?:state|commonwealth) of )?/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** How many of the second unit one of the first is, for those that contracts use for each other. */
const FACTORS: Readonly<Record<string, number>> = {
  'year>month': 12,
  'month>year': 1 / 12,
  'permille>%': 0.1,
  '%>permille': 10,
  'week>day': 7,
  'day>week': 1 / 7,
};

function sameValue(answer: Answer, { value, unit }: Item): boolean {
  if (value === null || answer.value === null) return value === answer.value;
  if (typeof value === 'string')
    return typeof answer.value === 'string' && tidy(value) === tidy(answer.value);
  if (typeof answer.value !== 'number') return false;
  const [own, wanted] = [unitOf(answer.unit), unitOf(unit)];
  const factor = own === wanted ? 1 : FACTORS[`${own}>${wanted}`];
  return factor !== undefined && Math.abs(answer.value * factor - value) < 1e-9;
}

function isRight(answer: Answer, one: Item): boolean {
  const period =
    one.value === null || (answer.period ?? '').toLowerCase() === (one.period ?? '').toLowerCase();
  return sameValue(answer, one) && period && (one.value !== null || answer.state === one.state);
}

/** Tells whether a value was given that stands in the item's list of those that must not be. */
function isForbidden(answer: Answer, one: Item): boolean {
  if (answer.value === null || sameValue(answer, one)) return false;
  const words = tidy(answer.words);
  const bare = String(answer.value);
  return one.not.some(
    (not) => tidy(not).includes(words) || new RegExp(`(?<![\\d.])${bare}(?![\\d.])`).test(not),
  );
}

/**
 * Measures whether the built-in engine reads the value that belongs to what is asked of a clause: the interest rate
 * and not another percentage, with its unit and period, and none where the clause gives none. `--list` prints the
 * errors, which must not be done with a half that is held out.
 */
export async function run(args: string[]): Promise<number> {
  const list = args.includes('--list');
  for (const file of args.filter((arg) => !arg.startsWith('--'))) {
    const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
    const outcomes = lines.map((line) => {
      const one = item.parse(JSON.parse(line));
      const answer = answerTo(one);
      return { one, answer, right: isRight(answer, one), forbidden: isForbidden(answer, one) };
    });
    const right = outcomes.filter((outcome) => outcome.right).length;
    process.stdout.write(
      `${basename(file)}: right ${right} of ${outcomes.length} (${Math.round((right / Math.max(1, outcomes.length)) * 100)}%), ` +
        `another value of the clause given ${outcomes.filter(({ forbidden }) => forbidden).length}, ` +
        `a value given where there is none ${outcomes.filter(({ one, answer }) => one.value === null && answer.value !== null).length}\n`,
    );
    if (!list) continue;
    for (const { one, answer } of outcomes.filter((outcome) => !outcome.right))
      process.stdout.write(
        `\n${one.id} ${one.asks}: wanted ${one.value ?? one.state} ${one.unit} ${one.period}, ` +
          `got ${answer.value ?? answer.state} ${answer.unit} ${answer.period} (${answer.words})\n  ${one.text}\n`,
      );
  }
  return 0;
}
