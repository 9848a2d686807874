import { basename } from 'node:path';
import * as z from 'zod';
import { builtinAnswerer } from '#workers/chat/builtin/answerer.js';
import { fold, languageOf } from '#workers/engines/text/arabic.js';
import { valuesIn } from '#workers/engines/text/bilingual/values.js';
import type { Value } from '#workers/engines/text/bilingual/value.js';
import type { Language } from '#shared/contracts/common.js';
import { documentHit, fakeSearch } from '#tests/support/fake-search.js';
import { jsonLines } from './json-lines.js';

const caps = z.record(z.string(), z.string());
const text = z.nullish(z.string());
const twin = z.object({
  ...{ id: z.string(), lang: z.enum(['en', 'ar']), topic: z.enum(['hours', 'term', 'cap', 'survival']) },
  ...{ a: z.string(), b: z.string() },
  ...{ a_term: text, b_term: text, a_notice: text, b_notice: text, a_survival: text, b_survival: text },
  ...{ a_caps: caps.optional(), b_caps: caps.optional() },
});
type Twin = z.infer<typeof twin>;

interface Asked {
  question: string;
  clause: string;
  /** Values that answer it, as keys; empty where the clause has none. */
  right: readonly string[];
}

const QUESTIONS = {
  en: {
    notice: ['How much notice must be given?', 'What is the notice period?'],
    term: ['What is the term of the agreement?', 'How long does the agreement run?'],
    survival: ['How long do the obligations last after the agreement ends?'],
    hours: ['What are the working hours?'],
    ramadan: ['What are the working hours in Ramadan?', 'How many hours are worked in Ramadan?'],
    cap: (side: string) => [
      `What is the ${side}'s liability cap?`,
      `How much is the ${side}'s liability limited to?`,
    ],
  },
  ar: {
    notice: ['كم مدة الإشعار؟', 'كم مهلة الإخطار؟'],
    term: ['كم مدة العقد؟', 'ما مدة الاتفاقية؟'],
    survival: ['كم يستمر الالتزام بعد انتهاء العقد؟'],
    hours: ['كم ساعات العمل؟'],
    ramadan: ['كم ساعات العمل في رمضان؟', 'كم ساعة العمل في شهر رمضان؟'],
    cap: (side: string) => [`ما الحد الأعلى لمسؤولية ${side}؟`, `كم سقف مسؤولية ${side}؟`],
  },
} as const;

const hoursOf = (clause: string, lang: Language): Value[] =>
  valuesIn(clause, lang).filter(({ kind, unit }) => kind === 'duration' && unit === 'hour');
const keysOf = (words: string): string[] =>
  (['en', 'ar'] as const).flatMap((lang) => valuesIn(words, lang).map(({ key }) => key));

/** The hours of a lawful clause tell which are those of Ramadan; its twin has them in the same places. */
function hoursAsked({ lang, a, b }: Twin): Asked[] {
  const lawful = hoursOf(a, lang);
  // Lawful hours of the year may be fewer than eight a day; a rest, or hours taken off, are of neither.
  const isRamadan = lawful.map(
    ({ number }) => (number >= 5 && number <= 6) || (number >= 24 && number <= 36),
  );
  const isOfYear = lawful.map(({ number }) => (number > 6 && number <= 8) || (number > 36 && number <= 48));
  return [a, b].flatMap((clause) => {
    const found = hoursOf(clause, lang);
    if (found.length !== lawful.length) return [];
    const keys = (ramadan: boolean) =>
      found.filter((_, at) => (ramadan ? isRamadan : isOfYear)[at]).map(({ key }) => key);
    return (['hours', 'ramadan'] as const).flatMap((noun) =>
      QUESTIONS[lang][noun].map((question) => ({ question, clause, right: keys(noun === 'ramadan') })),
    );
  });
}

function asked(one: Twin): Asked[] {
  const { lang, topic } = one;
  if (topic === 'hours') return hoursAsked(one);
  return (['a', 'b'] as const).flatMap((which) => {
    const clause = one[which];
    const limits = one[`${which}_caps`];
    if (topic === 'cap')
      return Object.entries(limits ?? {}).flatMap(([side, value]) =>
        QUESTIONS[lang].cap(side).map((question) => ({
          ...{ question, clause },
          // A cap of so many months' fees is no amount that could stand alone.
          right: value.startsWith('SAR') ? keysOf(value) : [],
        })),
      );
    const nouns = topic === 'term' ? (['term', 'notice'] as const) : (['term', 'survival'] as const);
    return nouns.flatMap((noun) =>
      QUESTIONS[lang][noun].map((question) => ({
        ...{ question, clause },
        right: keysOf(one[`${which}_${noun}`] ?? ''),
      })),
    );
  });
}

/** Returns the line of values in front of the passage; empty if there is none. */
async function inFront({ question, clause }: Asked): Promise<string> {
  const lang = languageOf(question);
  const { text: answer } = await builtinAnswerer.answer(
    { text: question, lang, history: [], userId: 'u', documentIds: ['0'.repeat(24)] },
    fakeSearch({ documents: [documentHit(clause)] }),
    () => undefined,
    new AbortController().signal,
  );
  const [first = ''] = answer.split('\n\n');
  return /\[1\]\.$/.test(first) && !first.startsWith('>') ? first : '';
}

export interface Outcome {
  kind: 'right' | 'wrong' | 'silent' | 'rightlySilent';
  question: string;
  clause: string;
  front: string;
}

/** Asks for the values of the clauses of a file, and compares what stands in front of the answers. */
export async function outcomesOf(file: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const one of (await jsonLines(file, twin)).flatMap(asked)) {
    const front = await inFront(one);
    const given = keysOf(fold(front));
    const silent = one.right.length === 0 ? 'rightlySilent' : 'silent';
    const isRight = given.length > 0 && given.every((key) => one.right.includes(key));
    const { question, clause } = one;
    outcomes.push({ kind: front === '' ? silent : isRight ? 'right' : 'wrong', question, clause, front });
  }
  return outcomes;
}

/**
 * Measures the values that the built-in assistant puts in front of a clause: each clause of two values is an attached document, and
 * is asked for each of them. A value of another noun is wrong. `--list` prints the wrong ones and what is missing, which must not be
 * done with a half that is held out.
 */
export async function run(args: string[]): Promise<number> {
  let isWrong = false;
  for (const file of args.filter((arg) => !arg.startsWith('--'))) {
    const outcomes = await outcomesOf(file);
    const count = (kind: Outcome['kind']) => outcomes.filter((one) => one.kind === kind).length;
    isWrong ||= count('wrong') > 0;
    process.stdout.write(
      `${basename(file)}: of ${outcomes.length} questions, a right value in front ${count('right')}, a wrong one ${count('wrong')}, ` +
        `none though the clause has one ${count('silent')}, none where the clause has none ${count('rightlySilent')}\n`,
    );
    if (!args.includes('--list')) continue;
    for (const { kind, question, clause, front } of outcomes)
      if (kind === 'wrong' || kind === 'silent')
        process.stdout.write(`${kind}: ${question} ${front}\n  ${clause}\n`);
  }
  return isWrong ? 1 : 0;
}
