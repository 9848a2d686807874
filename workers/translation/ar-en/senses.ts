import { fold } from '#workers/engines/text/arabic.js';
import { adjectiveReading, isWord, masdarReading, nounReading, verbReading } from './cursor.js';
import { plural } from './english.js';
import { entriesOf, type NounReading } from './lexicon/lexicon.js';
import { SENSES } from './lexicon/senses.js';
import type { Token, WordToken } from './token.js';

interface Sense {
  beside: string[];
  noun: string;
  verb: string | undefined;
}

let table: Map<string, Sense[]> | undefined;

function build(): Map<string, Sense[]> {
  const built = new Map<string, Sense[]>();
  for (const { ar, en } of entriesOf(SENSES)) {
    const [word = '', beside = ''] = ar.split(' ');
    const [noun = '', verb] = en.split('/');
    const senses = built.get(fold(word)) ?? [];
    senses.push({
      beside: beside.split(',').map((other) => (other === 'ه' ? other : fold(other))),
      noun,
      verb,
    });
    built.set(fold(word), senses);
  }
  return built;
}

/** The first word after a token, without its article; «هذه» and «أي» in between are passed over. */
function wordAfter(tokens: readonly Token[], at: number): WordToken | undefined {
  const next = tokens[at + 1];
  const passed = next?.kind === 'demonstrative' || (next?.kind === 'phrase' && next.type === 'quantity');
  const token = passed ? tokens[at + 2] : next;
  return isWord(token) ? token : undefined;
}

const headOf = ({ base }: WordToken) => base.split(' ')[0]?.replace(/^ال(?=...)/, '') ?? '';

function fits(condition: string, token: WordToken, tokens: readonly Token[], at: number): boolean {
  const next = wordAfter(tokens, at);
  if (condition === 'ال') return token.definite;
  if (condition === 'ه') return token.pronoun !== null;
  const before = tokens[at - 1];
  const isPlain = !token.definite && token.pronoun === null && !token.accusative;
  if (condition.startsWith('ب') && condition.length < 3)
    return (
      isPlain &&
      before?.kind === 'phrase' &&
      before.ar === 'ب' &&
      adjectiveReading(next) !== undefined &&
      next?.definite === false &&
      nounReading(next) === undefined
    );
  if (next === undefined || token.pronoun !== null || token.accusative) return false;
  if (condition === '*') {
    const noun = nounReading(next);
    return (
      isPlain && noun !== undefined && !noun.agent && (next.definite || adjectiveReading(next) === undefined)
    );
  }
  return headOf(next) === condition;
}

function withSense(token: WordToken, { noun, verb }: Sense): WordToken {
  const own: NounReading | undefined =
    verb === undefined ? nounReading(token) : (masdarReading(token) ?? nounReading(token));
  if (own === undefined) return token;
  const acts = own.verb ?? verbReading(token)?.verb;
  const en = own.number === 'one' ? noun : plural(noun);
  const read: NounReading =
    verb === undefined || acts === undefined
      ? { ...own, en }
      : {
          ...own,
          en,
          agent: false,
          mass: false,
          abstract: true,
          verb: { ...acts, en: verb, intransitive: false },
        };
  if (verb === undefined) delete read.verb;
  return { ...token, readings: [read, ...token.readings.filter((reading) => reading !== own)] };
}

/** A word of several senses in the sense that the word beside it tells: «عقد الاجتماعات», «نقل الملكية». */
export function inSense(token: Token, tokens: readonly Token[], at: number): Token {
  if (!isWord(token)) return token;
  table ??= build();
  const found = table
    .get(token.base)
    ?.find(({ beside }) => beside.some((condition) => fits(condition, token, tokens, at)));
  return found === undefined ? token : withSense(token, found);
}

/** What is given back rather than done again: «إعادة الضمان». */
const GIVEN_BACK = /^(?:ضمان|ضمانات|مبلغ|مبالغ|رسم|رسوم|ثمن|عقد|مستند|دفعه|ايجار|عرض|عروض|طلب|حال|وضع)$/;

/** «إعادة تشكيل اللجنة»: what is done again is "re-formation", one action. */
export function joinRepeated(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (const token of tokens) {
    const before = out.at(-1);
    const action = masdarReading(token);
    const isRepeated =
      isWord(before) &&
      before.base === 'اعاده' &&
      !before.definite &&
      before.pronoun === null &&
      isWord(token) &&
      action !== undefined &&
      nounReading(token) === action &&
      !GIVEN_BACK.test(token.base);
    if (!isRepeated) {
      out.push(token);
      continue;
    }
    const again =
      token.base === 'نظر'
        ? {
            ...action,
            en: 'reconsideration',
            verb: {
              ...action.verb,
              en: 'reconsider',
              prepositions: new Map([['في', '']]),
              intransitive: false,
            },
          }
        : { ...action, en: `re-${action.en}`, verb: { ...action.verb, en: `re-${action.verb.en}` } };
    out[out.length - 1] = { ...token, readings: [again] };
  }
  return out;
}
