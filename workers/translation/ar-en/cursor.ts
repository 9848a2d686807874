import type { AdjectiveReading, NounReading, VerbReading } from './lexicon/lexicon.js';
import type { Token, WordToken } from './token.js';

/** Who a pronoun of the third person refers to. */
export interface Antecedent {
  human: boolean;
  agent: boolean;
  plural: boolean;
}

/** A position in the tokens of a paragraph, and what was last spoken of. */
export class Cursor {
  position = 0;
  /** The last masculine and feminine that pronouns can refer to. */
  masculine: Antecedent = { human: false, agent: false, plural: false };
  feminine: Antecedent = { human: false, agent: false, plural: false };

  /** The next clause is an item of a list: «أن يقدم الطلب», to submit the application. */
  listItem = false;

  /** The penalty that follows belongs to a verb that punishes. */
  punishes = false;

  constructor(readonly tokens: readonly Token[]) {}

  /** A cursor over other tokens, which remembers what this one does. */
  within(tokens: readonly Token[], position: number): Cursor {
    const inner = new Cursor(tokens);
    inner.position = position;
    inner.masculine = this.masculine;
    inner.feminine = this.feminine;
    inner.punishes = this.punishes;
    return inner;
  }

  peek(offset = 0): Token | undefined {
    return this.tokens[this.position + offset];
  }

  next(): Token | undefined {
    const token = this.tokens[this.position];
    this.position += 1;
    return token;
  }

  get done(): boolean {
    return this.position >= this.tokens.length;
  }

  /** Takes the next token if it is this mark. */
  takeMark(text: string, offset = 0): boolean {
    const token = this.peek(offset);
    return token?.kind === 'punctuation' && token.text === text;
  }

  /** Remembers something that was named. What acts stays in mind longer than things do. */
  mention(named: Antecedent & { feminine: boolean }) {
    if (named.feminine) {
      if (named.agent || !this.feminine.agent) this.feminine = named;
    } else if (named.agent || !this.masculine.agent) this.masculine = named;
  }

  forget() {
    this.masculine = { human: false, agent: false, plural: false };
    this.feminine = { human: false, agent: false, plural: false };
  }
}

export const isWord = (token: Token | undefined): token is WordToken => token?.kind === 'word';

export const nounReading = (token: Token | undefined): NounReading | undefined =>
  isWord(token)
    ? token.readings.find((reading): reading is NounReading => reading.pos === 'noun')
    : undefined;

export const adjectiveReading = (token: Token | undefined): AdjectiveReading | undefined =>
  isWord(token)
    ? token.readings.find((reading): reading is AdjectiveReading => reading.pos === 'adjective')
    : undefined;

/** The verb that a word can be; a third person before a first one of the same letters. */
export function verbReading(token: Token | undefined): VerbReading | undefined {
  if (!isWord(token) || token.definite) return undefined;
  const verbs = token.readings.filter((reading): reading is VerbReading => reading.pos === 'verb');
  const third = verbs.filter(({ person }) => person === 3);
  // «ينتجها»: what has an object is not "result" but "produce".
  const acting =
    token.pronoun === null && token.passive !== true
      ? undefined
      : third.find(
          ({ verb }) =>
            !verb.intransitive && verb.past !== 'سال' && (token.passive === true || verb.past !== 'الزم'),
        );
  return acting ?? third[0] ?? verbs[0];
}

/** Whether a verb of two readings is of the past, «تخلف المقترض», or of the present, «تخلف الشركة»: its subject tells. */
export function agreeingReading(
  token: WordToken,
  reading: VerbReading,
  next: Token | undefined,
  negation: string,
): VerbReading {
  const verbs = token.readings.filter(
    (other): other is VerbReading => other.pos === 'verb' && other.person === 3,
  );
  const present = verbs.find(({ tense }) => tense === 'present');
  if (negation === 'لا' && present !== undefined) return reading.tense === 'present' ? reading : present;
  if (token.passive === true) return reading;
  const subject = nounReading(next);
  if (subject === undefined || !isWord(next) || (!next.definite && next.pronoun === null)) return reading;
  if (verbs.every(({ tense }) => tense === reading.tense)) return reading;
  const feminine = subject.feminine || (subject.number === 'many' && !subject.human);
  return verbs.find((other) => other.feminine === feminine) ?? reading;
}

/** A noun that names an action, as in «تسليم البضائع». */
export const masdarReading = (
  token: Token | undefined,
): (NounReading & { verb: NonNullable<NounReading['verb']> }) | undefined =>
  isWord(token)
    ? token.readings.find(
        (reading): reading is NounReading & { verb: NonNullable<NounReading['verb']> } =>
          reading.pos === 'noun' && reading.verb !== undefined && reading.number === 'one',
      )
    : undefined;

export const isPreposition = (token: Token | undefined): boolean =>
  token?.kind === 'phrase' && token.type === 'preposition';

/** «ولا نقلها»: لا denies no past, so that what can be a noun is one. */
export const isDeniedNoun = (negation: Token | undefined, token: Token | undefined): boolean =>
  negation?.kind === 'negation' &&
  negation.ar === 'لا' &&
  isWord(token) &&
  nounReading(token) !== undefined &&
  token.readings.every(
    (reading) => reading.pos !== 'verb' || reading.tense === 'past' || reading.person === 1,
  );

/** Whether a verb stands here that cannot be a noun. */
export const isClearVerb = (token: Token | undefined): boolean =>
  verbReading(token) !== undefined &&
  nounReading(token) === undefined &&
  adjectiveReading(token) === undefined;

/** Whether a noun phrase can begin with a token. */
export function startsNounPhrase(token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (token.kind === 'word')
    return token.readings.length === 0 || token.readings.some(({ pos }) => pos !== 'verb');
  if (token.kind === 'phrase')
    return token.type === 'quantity' || token.type === 'noun' || token.type === 'relative';
  return token.kind === 'demonstrative' || token.kind === 'number' || token.kind === 'fixed';
}
