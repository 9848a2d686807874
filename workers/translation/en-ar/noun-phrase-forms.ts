import { accusative, dual, headForm, join, prepositionWith, withSuffix, withoutArticle } from './forms.js';
import { modifierTexts, nounAdjective } from './modifier-forms.js';
import {
  type PhraseContext,
  agreementOf,
  article,
  demonstrative,
  isArabic,
  isDefinitePhrase,
  kinds,
  numberOf,
  otherWord,
} from './noun-phrase-agreement.js';
import { type NounPhrase, suffixOf } from './noun-phrase.js';
import { counted } from './numerals.js';
import { possessiveSuffix, pronounWord } from './pronoun-forms.js';

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
          : has('both') && phrase.others.length > 0
            ? 'كل من'
            : has('both')
              ? phrase.noun.feminine
                ? 'كلتا'
                : 'كلا'
              : undefined;
  if (phrase.determiners.some((word) => /^(?:either|neither)$/u.test(word))) prefix.push('أي من');
  else if (chosen !== undefined) prefix.push(chosen);
  if (has('same')) prefix.push('نفس');
  if (phrase.limit !== undefined) prefix.unshift(phrase.limit);
  const dualDefinite = numberOf(phrase) === 'dual' || has('some');
  const nominal: PhraseContext = prefix.length > 0 ? { ...context, case: 'genitive' } : context;
  const body = writeBody(phrase, nominal, dualDefinite || isDefinitePhrase(phrase, context));
  return join([...prefix, body]);
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
    const pair = phrase.number.value === 2 && phrase.number.spelled && restGenitives.length > 0;
    const single = phrase.number.value === 1 && phrase.number.spelled && extra.length > 0;
    return join([
      ...(pair
        ? [dual(noun.head, 'genitive').replace(/ن$/u, ''), ...extra]
        : single
          ? [noun.head, ...extra, base.slice(noun.head.length + 1)]
          : [base, ...extra]),
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
    else if (!idafa && noun.proper !== true && context.case === 'accusative' && isArabic(head))
      head = accusative(head, number === 'plural');
  } else if (suffix !== undefined) chain[chain.length - 1] = withSuffix(chain.at(-1) ?? '', suffix);
  else if (marked) chain[chain.length - 1] = articleOf(chain.at(-1) ?? '', phrase.compounds.at(-1)?.noun);
  const fixed = noun.rest.flatMap(({ word, role }) =>
    role === 'fixed'
      ? [word]
      : role === 'joined'
        ? [`و${suffix !== undefined ? withSuffix(word, suffix) : marked ? article(word) : word}`]
        : [],
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
  const such =
    kinds(phrase).includes('each') && phrase.determiners.includes('such')
      ? [prepositionWith('من', suffixOf({ ...agreement, number: 'plural' }))]
      : [];
  const before = pointer !== undefined && simple ? [pointer] : [];
  const behind = pointer !== undefined && !simple && !idafa ? [pointer] : [];
  if (idafa) {
    const last = chain.length - 1;
    if (last >= 0) chain[last] = withoutArticle(chain[last] ?? '');
    return join([
      head,
      ...noun.rest.flatMap(({ word, role }) => (role === 'joined' ? [`و${word}`] : [])),
      ...chain,
      writePhrase(possessor, { ...context, case: 'genitive', definite: true }),
      ...ownAdjectives,
      ...adjectives,
      ...noun.rest.flatMap(({ word, role }) => (role === 'fixed' ? [word] : [])),
    ]);
  }
  return join([
    ...before,
    head,
    ...chain,
    ...ownAdjectives,
    ...fixed,
    ...label,
    ...adjectives,
    ...other,
    ...such,
    ...behind,
    ...measured,
    ...tail(possessor, ofPreposition, context),
  ]);
}

/** The article of a noun before the head: where it has a genitive of its own, that one takes it. */
function articleOf(text: string, noun: NounPhrase['noun'] | undefined): string {
  const last = noun === undefined ? -1 : noun.rest.findLastIndex(({ role }) => role === 'genitive');
  if (last < 0) return article(text);
  const words = text.split(' ');
  return words.map((word, index) => (index === last + 1 ? article(word) : word)).join(' ');
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
  if (phrase.possessive !== undefined)
    return noun.of ?? (/^(?:approval|consent)$/u.test(phrase.lower) ? 'على' : 'لـ');
  if (noun.of !== undefined && phrase.owner === undefined) return noun.of;
  const found = kinds(phrase);
  const amount = possessor.pronoun === undefined && /^\d/u.test(possessor.noun.head);
  if (
    (amount || possessor.number !== undefined) &&
    (modifiers.length > 0 || noun.rest.some(({ role }) => role === 'adjective'))
  )
    return noun.feminine ? 'قدرها' : 'قدره';
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
