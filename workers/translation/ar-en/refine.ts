import { isWord } from './cursor.js';
import type { Reading } from './lexicon/lexicon.js';
import { inSense, joinRepeated } from './senses.js';
import type { Token } from './token.js';

const verbOf = (reading: Reading) =>
  reading.pos === 'noun' || reading.pos === 'verb' ? reading.verb : undefined;

const DATA =
  /^(?:بيانات|معلومات|نظام|انظمه|حساب|حسابات|سجل|سجلات|ملف|ملفات|شبكه|شهاده|توقيع|عقد|مستندات|وثاءق|اجراءات|علاقه)$/;
/** Words that say something else of data and documents than of goods and persons: "access", "validity". */
const OF_DATA: Record<string, string> = { وصول: 'access', صحه: 'validity' };

/** «الوصول إلى البيانات» is access, that of goods arrival; «صحة التوقيع» is no health. */
function asOfData(token: Token, tokens: readonly Token[], at: number): Token {
  if (!isWord(token)) return token;
  // «فور طلبها»: her request, not her application.
  if (token.base === 'طلب' && token.pronoun !== null)
    return { ...token, readings: actionFirst(token.readings) };
  const en = OF_DATA[token.base];
  if (en === undefined) return token;
  const near = tokens.slice(token.base === 'وصول' ? Math.max(0, at - 4) : at, at + 5);
  if (!near.some((other) => isWord(other) && DATA.test(other.base))) return token;
  const readings = token.readings.map((reading) => (reading.pos === 'noun' ? { ...reading, en } : reading));
  return { ...token, readings };
}

const actionFirst = (readings: readonly Reading[]) => [
  ...readings.filter((reading) => verbOf(reading) !== undefined),
  ...readings.filter((reading) => verbOf(reading) === undefined),
];

/** A word of several senses is read as the action that the preposition after it belongs to: «المحافظة على». */
function preferGoverning(token: Token, next: Token | undefined) {
  if (!isWord(token) || token.readings.length < 2 || next?.kind !== 'phrase' || next.type !== 'preposition')
    return;
  const at = token.readings.findIndex((reading) => verbOf(reading)?.prepositions.has(next.ar) === true);
  const [found] = at > 0 ? token.readings.slice(at, at + 1) : [];
  if (found !== undefined) token.readings = [found, ...token.readings.filter((reading) => reading !== found)];
}

const isMark = (token: Token | undefined, text: string) =>
  token?.kind === 'punctuation' && token.text === text;

const markOf = (token: Token | undefined) => (token?.kind === 'punctuation' ? token.text : '');

const isTimeUnit = (base: string) => /^(?:ايام|اشهر|شهور|سنوات|ساعات|اسابيع|الاف|ملايين)$/.test(base);

/** Joins «ثلاثين (30)», «(ثلاثين) يوماً» and «50%» to one number each. */
function joinNumbers(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const previous = out.at(-1);
    const inside = tokens[at + 1];
    if (isMark(token, '(') && inside?.kind === 'number' && isMark(tokens[at + 2], ')')) {
      if (previous?.kind === 'number') {
        out[out.length - 1] = { ...previous, text: `${previous.text} (${inside.text})` };
        at += 2;
        continue;
      }
      const counted = tokens[at + 3];
      // «(8) ملكية المنصة»: the number of a clause, unless what it counts is told as counted.
      const opens = previous === undefined || isMark(previous, '\n');
      if (
        isWord(counted) &&
        !counted.definite &&
        !(previous?.kind === 'fixed') &&
        !(opens && !counted.accusative && !isTimeUnit(counted.base))
      ) {
        out.push({ ...inside, text: `(${inside.text})` });
        at += 2;
        continue;
      }
    }
    if (
      isMark(token, '(') &&
      inside?.kind === 'number' &&
      /^[%٪]$/.test(markOf(tokens[at + 2])) &&
      isMark(tokens[at + 3], ')')
    ) {
      out.push({ ...inside, text: `(${inside.text}%)` });
      at += 3;
      continue;
    }
    if ((isMark(token, '%') || isMark(token, '٪')) && previous?.kind === 'number') {
      out[out.length - 1] = { ...previous, text: `${previous.text}%` };
      continue;
    }
    out.push(token);
  }
  return out;
}

/** «وأنه لا توجد», «أنها نفذت»: before its verb, the pronoun after أن is not said in English. */
function asParticle(token: Token, next: Token | undefined): Token {
  const isThat = token.kind === 'phrase' && /^ب?ان(?:ه|ها|هم|هما)$/.test(token.ar);
  const isVerb = next?.kind === 'negation' || (isWord(next) && next.readings.some(({ pos }) => pos === 'verb') && !next.definite && next.readings.every(({ pos }) => pos === 'verb')); // prettier-ignore
  return isThat && isVerb ? { kind: 'particle', ar: 'ان', said: true } : token;
}

/** «فإن لم يتفقا», «فإن حل الأجل»: before a denial of the past or a verb, "if"; before a noun it is not said. */
function asIf(token: Token, before: Token | undefined, next: Token | undefined): Token {
  const isThen =
    (token.kind === 'phrase' && token.ar === 'فان') ||
    (token.kind === 'particle' && token.ar === 'ان' && before?.kind === 'conjunction' && before.ar === 'ف');
  if (!isThen) return token;
  const isPast =
    isWord(next) &&
    !next.definite &&
    next.readings.length > 0 &&
    next.readings.every((reading) => reading.pos === 'verb' && reading.tense === 'past');
  if (!isPast && !(next?.kind === 'negation' && next.ar === 'لم')) return token;
  return { kind: 'phrase', ar: 'اذا', en: 'if', type: 'clause', flags: ['c'] };
}

const NAME = /^(?:bin|Al-)|^[A-Z][a-z]+$/;

/** «محمد بن عبدالله القحطاني»: the names of one person are one. */
function joinNames(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (const token of tokens) {
    const before = out.at(-1);
    const joins =
      token.kind === 'fixed' &&
      before?.kind === 'fixed' &&
      NAME.test(token.text) &&
      NAME.test(before.text.split(' ').at(-1) ?? '');
    if (joins) out[out.length - 1] = { kind: 'fixed', text: `${before.text} ${token.text}` };
    else out.push(token);
  }
  return out;
}

/** Settles what single words cannot tell: the sense that fits the next word, numbers of several tokens. */
export function refine(tokens: readonly Token[]): Token[] {
  tokens.forEach((token, at) => preferGoverning(token, tokens[at + 1]));
  const named = joinNames(tokens);
  const settled = named.map((token, at) =>
    asOfData(asParticle(asIf(token, named[at - 1], named[at + 1]), named[at + 1]), named, at),
  );
  return joinNumbers(joinRepeated(settled.map((token, at) => inSense(token, settled, at))));
}
