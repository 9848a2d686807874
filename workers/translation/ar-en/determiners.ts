import { nounOf, readAdjectives } from './adjectives-of.js';
import {
  adjectiveReading,
  isClearVerb,
  isWord,
  nounReading,
  startsNounPhrase,
  verbReading,
  type Cursor,
} from './cursor.js';
import { plural as pluralOf } from './english.js';
import type { Grammar, NounOptions, NounPhrase } from './grammar.js';
import type { Part } from './noun-parts.js';
import type { WordToken } from './token.js';

/** What reads the rest of a phrase. */
export interface NounReaders {
  read: (cursor: Cursor, options?: NounOptions) => NounPhrase | null;
  grammar: Grammar;
}

/** A noun phrase that is nothing more than its words. */
export const thing = (text: string, definite: boolean): NounPhrase => ({
  text, definite, plural: false, human: false, agent: false, feminine: false, accusative: false,
}); // prettier-ignore

/** "every", "any", "all", "one of" and what they count. */
export function quantified(
  cursor: Cursor,
  token: { ar: string; en: string; flags: readonly string[] },
  { read, grammar }: NounReaders,
): NounPhrase | null {
  cursor.next();
  const [kind = 'q'] = token.flags;
  const next = cursor.peek();
  if (next?.kind === 'phrase' && next.ar === 'من' && (kind === 'q' || kind === 'qp')) {
    cursor.next();
    const said = cursor.peek();
    if (verbReading(said) !== undefined || said?.kind === 'negation')
      return thing(grammar.freeRelative(cursor, 'any person who'), true);
    const of = read(cursor, { inner: true });
    return of === null
      ? thing(token.en, true)
      : { ...of, text: `${token.en === 'every' ? 'each' : token.en} of ${of.text}`, plural: false };
  }
  if (next?.kind === 'phrase' && next.type === 'relative') {
    cursor.next();
    return thing(
      grammar.freeRelative(
        cursor,
        next.ar === 'ما' ? `${token.en === 'every' ? 'whatever' : token.en}` : token.en,
      ),
      true,
    );
  }
  const wantsArticle = kind === 'qo';
  const counted = read(cursor, { bare: !wantsArticle, inner: true });
  if (counted === null) return thing(token.en, true);
  const many = counted.plural || counted.definite;
  const en = token.en === 'every' && many ? 'all' : token.en;
  return { ...counted, text: `${en} ${counted.text}`, plural: kind === 'qo' ? false : counted.plural };
}

export function demonstrated(cursor: Cursor, near: boolean, { read }: NounReaders): NounPhrase {
  cursor.next();
  const next = cursor.peek();
  const joins = isWord(next) && next.definite && nounReading(next) !== undefined;
  const named = joins ? read(cursor, { bare: true, inner: true }) : null;
  if (named === null) return thing(near ? 'this' : 'that', true);
  const word = near
    ? named.plural || /[^s]s$/.test(named.text.split(' of ')[0] ?? '')
      ? 'these'
      : 'this'
    : named.plural
      ? 'those'
      : 'that';
  return { ...named, definite: true, text: `${word} ${named.text}` };
}

/** A number and what it counts: «ثلاثين (30) يوماً». */
export function counted(
  cursor: Cursor,
  { value, text: number }: { value: number; text: string },
  { read, grammar }: NounReaders,
): NounPhrase {
  cursor.next();
  let text = number;
  const many = value !== 1;
  const next = cursor.peek();
  if (!isWord(next) || next.definite || nounReading(next) === undefined || isClearVerb(next)) {
    return { ...thing(text, true), plural: many };
  }
  const noun = nounOf(next);
  cursor.next();
  const part: Part = {
    ...noun,
    en: many && noun.number === 'one' && !noun.mass ? pluralOf(noun.en) : noun.en,
    adjectives: [],
    after: [],
  };
  readAdjectives(cursor, [part], false, grammar);
  const tail =
    startsNounPhrase(cursor.peek()) && isWord(cursor.peek()) && nounReading(cursor.peek()) !== undefined
      ? read(cursor, { inner: true })
      : null;
  text = [text, ...part.adjectives, part.en, ...(tail === null ? [] : ['of', tail.text]), ...part.after].join(
    ' ',
  );
  return { ...thing(text, false), plural: many, human: noun.human, agent: noun.agent, feminine: true };
}

/** «عدم سداد الأجرة»: failure to pay the rent. */
export function failure(cursor: Cursor, token: WordToken, { read, grammar }: NounReaders): NounPhrase {
  cursor.next();
  if (token.definite || token.pronoun !== null) return thing('absence', true);
  const next = cursor.peek();
  if (isWord(next) && /^(?:وجود|توفر|توافر)$/.test(next.base)) {
    cursor.next();
    const lacking = next.pronoun === null ? read(cursor, { inner: true }) : null;
    return thing(lacking === null ? 'absence' : `absence of ${lacking.text}`, true);
  }
  const action = grammar.infinitive(cursor, true);
  if (action !== null)
    return thing(`failure ${action.subject === '' ? '' : `of ${action.subject} `}to ${action.text}`, true);
  const lacking = read(cursor, { inner: true });
  return thing(lacking === null ? 'absence' : `lack of ${lacking.text}`, true);
}

export function otherThan(
  cursor: Cursor,
  token: WordToken,
  options: NounOptions,
  { read }: NounReaders,
): NounPhrase {
  cursor.next();
  if (token.definite) return { ...thing('third parties', true), plural: true, agent: true };
  if (token.pronoun !== null) return { ...thing('others', true), plural: true };
  const next = cursor.peek();
  const adjective = adjectiveReading(next);
  if (isWord(next) && adjective !== undefined && !next.definite && nounReading(next)?.human !== true) {
    cursor.next();
    return { ...thing(`not ${adjective.en}`, false), feminine: adjective.feminine };
  }
  const other = read(cursor, { inner: true, bare: true });
  if (other === null) return thing('other', true);
  if (other.human)
    return {
      ...other,
      text: options.bare === true ? `non-${other.text}` : `${other.plural ? '' : 'a '}non-${other.text}`,
    };
  return {
    ...other,
    text: /^(?:his|its|their|this|these) /.test(other.text)
      ? `other than ${other.text}`
      : `other than the ${other.text}`,
  };
}
