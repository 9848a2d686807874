import { DETERMINERS } from './closed-words.js';
import {
  accusative,
  adjective,
  definite,
  dual,
  headForm,
  join,
  withSuffix,
  type Agreement,
  type Case,
  type GrammaticalNumber,
  type Suffix,
} from './forms.js';
import { suffixOf, participleOf, type Modifier, type NounPhrase } from './noun-phrases.js';
import { counted } from './numerals.js';

const isArabic = (word: string) => /^[ء-ي]/u.test(word);
const article = (word: string) => (isArabic(word) ? definite(word) : word);

/** What the sentence says about phrases that the phrase itself does not show. */
export interface PhraseContext {
  case: Case;
  /** A plural without article is definite here. */
  definite?: boolean;
  /** What possessive pronouns refer to. */
  referent?: Agreement;
}

const kinds = (phrase: NounPhrase) => phrase.determiners.map((word) => DETERMINERS[word]?.kind ?? word);

const INDEFINITE = new Set(['any', 'each', 'no']);

/** The number in which a phrase stands in Arabic. */
function numberOf(phrase: NounPhrase): GrammaticalNumber {
  if (
    phrase.determiners.some((word) => /^(?:either|neither|both)$/u.test(word)) &&
    phrase.compounds.length === 0
  )
    return 'dual';
  return phrase.plural ? 'plural' : 'singular';
}

/** What verbs and adjectives agree with. */
export function agreementOf(phrase: NounPhrase): Agreement {
  if (phrase.pronoun !== undefined) return pronounAgreement(phrase.pronoun);
  if (phrase.determiners.some((word) => /^(?:either|neither)$/u.test(word)))
    return { feminine: false, number: 'singular', human: false };
  const { feminine, human } = phrase.noun;
  const number =
    phrase.others.length > 0 && human
      ? 'plural'
      : numberOf(phrase) === 'dual'
        ? 'singular'
        : numberOf(phrase);
  return { feminine: feminine && !(number === 'plural' && human), number, human };
}

function pronounAgreement(pronoun: string): Agreement {
  if (/^(?:they|them|themselves|others)$/u.test(pronoun))
    return { feminine: false, number: 'plural', human: true };
  if (/^(?:we|us)$/u.test(pronoun)) return { feminine: false, number: 'plural', human: true, person: 'we' };
  if (pronoun === 'you') return { feminine: false, number: 'plural', human: true, person: 'you' };
  if (pronoun === 'i' || pronoun === 'me')
    return { feminine: false, number: 'singular', human: true, person: 'i' };
  return { feminine: /^she$/u.test(pronoun), number: 'singular', human: /^(?:he|she|him)$/u.test(pronoun) };
}

const isDefinite = (phrase: NounPhrase, context: PhraseContext): boolean => {
  const found = kinds(phrase);
  if (
    found.some((kind) => INDEFINITE.has(kind)) ||
    (phrase.determiners.some((word) => /^(?:a|an|another)$/u.test(word)) &&
      !phrase.determiners.includes('such'))
  )
    return false;
  if (phrase.noun.proper === true) return false;
  if (phrase.owner?.number !== undefined) return false;
  if (phrase.label !== undefined || phrase.possessive !== undefined || phrase.owner !== undefined)
    return true;
  if (found.some((kind) => /^(?:article|demonstrative|such|all|both|same)$/u.test(kind))) return true;
  if (phrase.number !== undefined) return false;
  if (phrase.capital || phrase.noun.uncountable) return true;
  return context.definite ?? (phrase.of !== undefined && isDefinite(phrase.of, context));
};

/** Writes a noun phrase with all that belongs to it. */
export function writePhrase(phrase: NounPhrase, context: PhraseContext): string {
  const parts = [writeOne(phrase, context), ...phrase.after];
  for (const { conjunction, phrase: other } of phrase.others)
    parts.push(conjunction, writeOne(other, context), ...other.after);
  return join(parts);
}

function writeOne(phrase: NounPhrase, context: PhraseContext): string {
  if (phrase.pronoun !== undefined) return pronounWord(phrase.pronoun, context);
  const found = kinds(phrase);
  const has = (kind: string) => found.includes(kind);
  const prefix: string[] = [];
  const chosen = has('all')
    ? 'جميع'
    : has('any') || has('no')
      ? 'أي'
      : has('each')
        ? 'كل'
        : has('some')
          ? 'بعض'
          : has('both')
            ? phrase.noun.feminine
              ? 'كلتا'
              : 'كلا'
            : undefined;
  if (phrase.determiners.some((word) => /^(?:either|neither)$/u.test(word))) prefix.push('أي من');
  else if (chosen !== undefined) prefix.push(chosen);
  if (has('same')) prefix.push('نفس');
  const dualDefinite = numberOf(phrase) === 'dual' || has('some');
  const nominal: PhraseContext = prefix.length > 0 ? { ...context, case: 'genitive' } : context;
  const body = writeBody(phrase, nominal, dualDefinite || isDefinite(phrase, context));
  return join([...prefix, body]);
}

function demonstrative(phrase: NounPhrase): string | undefined {
  const far = phrase.determiners.some((word) => word === 'that' || word === 'those');
  const near =
    phrase.determiners.some((word) => /^(?:this|these)$/u.test(word)) ||
    (phrase.determiners.includes('such') &&
      !kinds(phrase).some((kind) => /^(?:any|each|no|other|all)$/u.test(kind)));
  if (!far && !near) return undefined;
  const { feminine, number, human } = agreementOf(phrase);
  if (number === 'plural' && human) return far ? 'أولئك' : 'هؤلاء';
  const isFeminine = feminine || number === 'plural';
  if (phrase.determiners.includes('a') || phrase.determiners.includes('an'))
    return isFeminine ? 'مثل هذه' : 'مثل هذا';
  if (far) return isFeminine ? 'تلك' : 'ذلك';
  return isFeminine ? 'هذه' : 'هذا';
}

function writeBody(phrase: NounPhrase, context: PhraseContext, isDefiniteHere: boolean): string {
  const { noun, of, owner } = phrase;
  const number = numberOf(phrase);
  const agreement = {
    ...agreementOf(phrase),
    number: number === 'dual' ? 'dual' : agreementOf({ ...phrase, others: [] }).number,
  };
  const suffix =
    phrase.possessive === undefined ? undefined : possessiveSuffix(phrase.possessive, context.referent);
  const restGenitives = noun.rest.filter(({ role }) => role === 'genitive').map(({ word }) => word);
  const chain = [
    ...restGenitives,
    ...phrase.compounds.map((compound) =>
      compound.number === undefined ? compoundText(compound) : counted(compound.number, compound.noun),
    ),
  ];
  const possessor = owner?.number === undefined ? (owner ?? of) : of;
  const ofPreposition =
    possessor === undefined ? undefined : complementPreposition(phrase, possessor, chain.length > 0);
  const idafa = possessor !== undefined && ofPreposition === '';
  const measured =
    owner?.number === undefined
      ? []
      : [agreement.feminine ? 'مدتها' : 'مدته', writeOne(owner, { case: 'genitive' })];
  const bare = phrase.bare === true && chain.length === 0;
  if (phrase.number !== undefined && !phrase.number.text.includes('%')) {
    const base = counted(phrase.number, noun);
    const extra = noun.rest.map(({ word }) => word);
    return join([
      base,
      ...extra,
      ...chain.slice(restGenitives.length).map(article),
      ...modifierTexts(phrase.modifiers, agreement, false, context),
      ...tail(possessor, possessor === undefined ? undefined : 'من', context),
    ]);
  }
  const isConstruct = chain.length > 0 || idafa || bare || suffix !== undefined;
  let head = headForm(noun, number, context.case, isConstruct);
  const counting = phrase.compounds[0]?.number !== undefined;
  const marked = isDefiniteHere && !idafa && !bare && !counting;
  if (chain.length === 0) {
    if (suffix !== undefined) head = withSuffix(head, suffix);
    else if (marked) head = article(head);
    else if (!idafa && context.case === 'accusative' && isArabic(head))
      head = accusative(head, number === 'plural');
  } else if (suffix !== undefined) chain[chain.length - 1] = withSuffix(chain.at(-1) ?? '', suffix);
  else if (marked) chain[chain.length - 1] = article(chain.at(-1) ?? '');
  const fixed = noun.rest.flatMap(({ word, role }) =>
    role === 'fixed' ? [word] : role === 'joined' ? [`و${marked ? article(word) : word}`] : [],
  );
  const ownAdjectives = noun.rest
    .filter(({ role }) => role === 'adjective')
    .map(({ word }) => nounAdjective(word, agreement, isDefiniteHere || idafa, noun.feminine, context.case));
  const adjectives = modifierTexts(phrase.modifiers, agreement, isDefiniteHere || idafa, context);
  const other = phrase.determiners.some((word) => /^(?:other|another)$/u.test(word))
    ? [otherWord(agreement, isDefiniteHere)]
    : [];
  const pointer = demonstrative(phrase);
  const simple = chain.length === 0 && suffix === undefined && !idafa;
  const label = phrase.label === undefined ? [] : [phrase.label];
  const before = pointer !== undefined && simple ? [pointer] : [];
  const behind = pointer !== undefined && !simple && !idafa ? [pointer] : [];
  if (idafa)
    return join([
      head,
      ...noun.rest.flatMap(({ word, role }) => (role === 'joined' ? [`و${word}`] : [])),
      ...chain,
      writePhrase(possessor, { ...context, case: 'genitive', definite: true }),
      ...ownAdjectives,
      ...adjectives,
      ...noun.rest.flatMap(({ word, role }) => (role === 'fixed' ? [word] : [])),
    ]);
  return join([
    ...before,
    head,
    ...chain,
    ...ownAdjectives,
    ...fixed,
    ...label,
    ...adjectives,
    ...other,
    ...behind,
    ...measured,
    ...tail(possessor, ofPreposition, context),
  ]);
}

const compoundText = ({ noun, plural }: { noun: NounPhrase['noun']; plural: boolean }) =>
  [
    headForm(
      noun,
      plural ? 'plural' : 'singular',
      'genitive',
      noun.rest.some(({ role }) => role === 'genitive'),
    ),
    ...noun.rest.map(({ word, role }) => (role === 'adjective' ? article(word) : word)),
  ].join(' ');

function tail(
  possessor: NounPhrase | undefined,
  preposition: string | undefined,
  context: PhraseContext,
): string[] {
  if (possessor === undefined || preposition === undefined) return [];
  return [preposition, writePhrase(possessor, { ...context, case: 'genitive', definite: true })];
}

/** The preposition before what follows "of": empty where a genitive follows directly. */
function complementPreposition(phrase: NounPhrase, possessor: NounPhrase, chained: boolean): string {
  const { noun, modifiers } = phrase;
  if (noun.of !== undefined && phrase.owner === undefined) return noun.of;
  const found = kinds(phrase);
  const amount = possessor.pronoun === undefined && /^\d/u.test(possessor.noun.head);
  if (amount && modifiers.length > 0) return noun.feminine ? 'قدرها' : 'قدره';
  if (possessor.number !== undefined || amount) return '';
  if (found.some((kind) => /^(?:any|each|no|other|such|demonstrative|some)$/u.test(kind)))
    return possessor.noun.agent ? 'لـ' : 'من';
  const plain =
    modifiers.length === 0 &&
    noun.rest.every(({ role }) => role === 'genitive' || role === 'joined') &&
    !chained;
  const indefinite = phrase.determiners.some((word) => /^(?:a|an)$/u.test(word));
  if (plain && indefinite && possessor.noun.agent) return 'لـ';
  if (plain || (chained && modifiers.length === 0)) return '';
  return 'لـ';
}

function nounAdjective(
  word: string,
  agreement: Agreement,
  isDefiniteHere: boolean,
  feminineHead: boolean,
  grammaticalCase: Case,
): string {
  const masculine = feminineHead && word.endsWith('ة') ? word.slice(0, -1) : word;
  return adjective({ masculine }, agreement, isDefiniteHere, grammaticalCase);
}

function modifierTexts(
  modifiers: readonly Modifier[],
  agreement: Agreement,
  isDefiniteHere: boolean,
  context: PhraseContext,
): string[] {
  // Of several adjectives that are not joined, the one nearest the English noun comes first.
  const joined = modifiers.some((modifier) => modifier.joined !== undefined);
  const ordered = joined ? modifiers : [...modifiers].reverse();
  return ordered.flatMap((modifier) => {
    const text = modifierText(modifier, agreement, isDefiniteHere, context.case);
    const words = modifier.adverb === undefined ? [text] : [text, modifier.adverb];
    return modifier.joined === undefined ? words : [modifier.joined, ...words];
  });
}

function modifierText(
  modifier: Modifier,
  agreement: Agreement,
  isDefiniteHere: boolean,
  grammaticalCase: Case,
): string {
  if (modifier.adjective !== undefined)
    return adjective(modifier.adjective, agreement, isDefiniteHere, grammaticalCase);
  if (modifier.participle === undefined) return '';
  return participleText(modifier.participle, agreement, isDefiniteHere, grammaticalCase);
}

/** A passive participle that agrees, or a relative clause where the verb has none. */
export function participleText(
  verb: NonNullable<Modifier['participle']>,
  agreement: Agreement,
  isDefiniteHere: boolean,
  grammaticalCase: Case,
): string {
  const suffix = suffixOf(agreement);
  const participle = participleOf(verb);
  if (participle === undefined) {
    const noun = verb.masdar
      .split(' ')
      .map((word) => word.replace('_', ''))
      .join(' ');
    const object =
      verb.preposition === ''
        ? withSuffix(noun, suffix)
        : join([definite(noun), objectPronoun(verb.preposition, suffix)]);
    return join([isDefiniteHere ? relativePronoun(agreement) : '', 'تم', object]);
  }
  const [first = '', second] = participle.split(' _');
  if (second !== undefined)
    return `${isDefiniteHere ? definite(first) : first} ${second.replace(/ه$/u, suffix)}`;
  return adjective({ masculine: first }, agreement, isDefiniteHere, grammaticalCase);
}

const objectPronoun = (preposition: string, suffix: Suffix) =>
  `${({ على: 'علي', إلى: 'إلي', لـ: 'ل', بـ: 'ب' } as Record<string, string>)[preposition] ?? preposition}${suffix}`;

/** الذي and its forms. */
export function relativePronoun({ feminine, number, human }: Agreement): string {
  if (number === 'plural' && human) return 'الذين';
  return feminine || number === 'plural' ? 'التي' : 'الذي';
}

function otherWord({ feminine, number, human }: Agreement, isDefiniteHere: boolean): string {
  const word = number === 'plural' && human ? 'آخرين' : feminine || number === 'plural' ? 'أخرى' : 'آخر';
  if (number === 'dual') return isDefiniteHere ? dual('الآخر', 'genitive') : 'آخرين';
  return isDefiniteHere ? (word.startsWith('آ') ? `ال${word}` : `ال${word}`) : word;
}

function possessiveSuffix(possessive: string, referent: Agreement | undefined): Suffix {
  if (possessive === 'our') return 'نا';
  if (possessive === 'your') return 'كم';
  if (possessive === 'my') return 'ي';
  if (possessive === 'his') return 'ه';
  if (possessive === 'her') return 'ها';
  if (possessive === 'their')
    return referent !== undefined && referent.number !== 'singular' && !referent.human ? 'ها' : 'هم';
  return referent === undefined ? 'ه' : referent.number === 'singular' && !referent.feminine ? 'ه' : 'ها';
}

const WORDS: Record<string, string> = {
  nothing: 'أي شيء',
  anything: 'أي شيء',
  everything: 'كل شيء',
  something: 'شيء',
  none: 'أي منها',
  nobody: 'أي أحد',
  anyone: 'أي شخص',
  everyone: 'كل شخص',
  others: 'الآخرين',
  one: 'أحد',
  itself: 'ذاته',
  themselves: 'أنفسهم',
  himself: 'نفسه',
  there: 'هناك',
  we: 'نحن',
  us: 'نا',
  i: 'أنا',
  you: 'أنتم',
};

function pronounWord(pronoun: string, context: PhraseContext): string {
  const known = WORDS[pronoun];
  if (known !== undefined) return known;
  if (/^(?:they|them)$/u.test(pronoun)) return 'هم';
  return context.referent?.feminine === true ? 'هي' : pronoun === 'she' ? 'هي' : 'هو';
}
