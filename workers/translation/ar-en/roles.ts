import { OF_PERSONS } from './pronouns.js';
import type { Constituent, NounPhrase, VerbHead } from './grammar.js';
import type { Verb } from './lexicon/lexicon.js';

/** What is reached, not notified: «بلغت مدة خدمته عشر سنوات». */
const AMOUNT =
  /^(?:\(?\d|one\b|two\b|three|four|five|six|seven|eight|nine|ten\b|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:the )?(?:age|minimum|maximum|quorum))/;

/** What amounts to something: «يبلغ نصيب الوحدة 30٪». */
const MEASURED =
  /^(?:the |its |his |their )?(?:total |net )?(?:share|value|number|total|amount|percentage|price|period|area|size|rate|length|age|losses|capital|profits|revenue|rent|cost|wage)s?\b/;

/** What «رفع» is to file, and what it is to raise; all else is submitted. */
const CLAIMED = /^(?:the |a |any |his |its |their )*(?:case|lawsuit|complaint|claim|appeal|grievance)s?\b/;
const RAISED =
  /^(?:the |a |any |his |its |their )*(?:level|efficiency|competence|quality|percentage|rate|price|fee|wage|rent|salary|awareness|capital|productivity|capacity|salaries)s?\b/;

/** Money is paid, not who stands after the verb: «إذا لم يدفع المالك». */
const PAYS = /^(?:دفع|سدد)$/;

/** What is provided rather than submitted. */
const SERVICE =
  /^(?:the |a |an |any |all |its |his |their |[a-z]+ )?(?:[a-z-]+ )?(?:services?|support|care|assistance|training|aid|consultations?|advice|facilities|maintenance|treatment|transport)\b(?! (?:application|report|request|statement|form))/;

/** What is prepared rather than deemed something. */
const DOCUMENT =
  /^(?:the |a |an |any |its |his |their )?(?:[a-z-]+ )?(?:report|list|plan|budget|study|statement|draft|schedule|program|form|register|minutes)s?\b/;

const told = (rest: readonly Constituent[]) =>
  rest.find(({ phrase, preposition }) => phrase !== undefined || preposition === 'ب')?.text ?? '';

/** Who acts, whether it is acted on, and the rest of a clause. */
export interface Roles {
  subject: NounPhrase | null;
  rest: Constituent[];
  passive: boolean;
  /** Who acts and what is acted on cannot be told apart for certain. */
  uncertain?: boolean;
}

/** Tells who acts and what is acted on, from the nouns after the verb and their order. */
export function rolesOf(head: VerbHead, items: Constituent[]): Roles {
  const { verb, feminine } = head.reading;
  // «تنفيذاً عينياً»: an action in the accusative tells how, not what.
  const nouns = items.filter(
    ({ phrase }) => phrase !== undefined && !(phrase.accusative && phrase.verb !== undefined),
  );
  const [first, second] = nouns;
  const hasObject =
    head.token.pronoun !== null ||
    items.some(
      ({ text, preposition = '' }) => text.startsWith('that ') || verb.prepositions.get(preposition) === '',
    );
  const taken = (item: Constituent | undefined, passive: boolean): Roles => ({
    subject: item?.phrase ?? null,
    rest: items.filter((other) => other !== item),
    passive,
  });
  if (head.reading.person === 1) return { subject: null, rest: items, passive: false };
  const nominative = nouns.find(({ phrase }) => phrase?.accusative === false);
  if (head.reading.passive === true) return taken(nominative, true);
  if (
    head.token.passive === true &&
    !verb.intransitive &&
    (head.reading.tense === 'past' || second === undefined || first?.phrase?.agent === false)
  )
    return taken(first, true);
  if (verb.intransitive)
    return first?.phrase?.accusative === true ? taken(undefined, false) : taken(first, false);
  if (hasObject) return taken(first, false);
  if (first === undefined) return { subject: null, rest: items, passive: true };
  const subjectLike = first.phrase;
  if (verb.twoObjects && subjectLike?.accusative === true && second?.phrase?.accusative === false)
    return taken(second, true);
  if (subjectLike?.accusative === true) return taken(undefined, false);
  if (verb.en === 'notify' && nouns.length === 1 && AMOUNT.test(subjectLike?.text ?? ''))
    return taken(undefined, false);
  if (verb.en === 'notify' && MEASURED.test(subjectLike?.text ?? '')) return taken(first, false);
  if (verb.twoObjects) {
    if (nouns.length === 1) return taken(first, true);
    if (verb.en === 'deem' && subjectLike?.agent === false && subjectLike.definite) return taken(first, true);
    const objects = nouns.length > 2 || (verb.en === 'deem' && isDocumentOf(subjectLike, second?.phrase));
    return taken(first, !objects);
  }
  if (second !== undefined && !second.phrase?.text.startsWith('not ')) return taken(first, false);
  const isHidden =
    !feminine &&
    !head.reading.plural &&
    subjectLike?.feminine === true &&
    !subjectLike.human &&
    items[0] === first &&
    head.reading.tense === 'present';
  // «يبيع الطرف الأول للطرف الثاني»: a person is not sold; he acts, even where a parenthesis hides the object.
  if (subjectLike?.agent === true && (PAYS.test(verb.past) || !OF_PERSONS.test(verb.en)))
    return taken(first, false);
  const roles = isHidden ? taken(undefined, false) : taken(first, true);
  // «وقدم عرضه»: his offer can be what is submitted, or what someone unnamed submits.
  const isEither = /^(?:his|its|their) /.test(subjectLike?.text ?? '');
  return { ...roles, uncertain: isHidden || (isEither && head.token.passive !== true) };
}

/** «يعد المدير تقريراً»: who acts prepares a thing; elsewhere يعد is "deem". */
const isDocumentOf = (one: NounPhrase | undefined, other: NounPhrase | undefined) =>
  one?.agent === true &&
  other !== undefined &&
  !other.agent &&
  /\b(?:report|list|plan|budget|study|statement|draft|schedule|program|accounts|register)s?\b/.test(
    other.text,
  );

/** A denial of "any" is "no": "no worker shall", "neither Party shall"; null where nothing is denied so. */
export function noneOf(subject: string, negative: boolean): string | null {
  if (!negative || !/^(?:any|either) /.test(subject)) return null;
  return subject
    .replace(/^any of /, 'none of ')
    .replace(/^any /, 'no ')
    .replace(/^either /, 'neither ');
}

/** The sense of a verb that its object tells: a thing is prepared, a penalty imposed. */
export function senseOf(
  { en, past }: Pick<Verb, 'en' | 'past'>,
  { subject, rest, passive }: Roles,
  given: NounPhrase | undefined,
  hasPronoun: boolean,
): string {
  const objects = rest.flatMap(({ phrase }) => (phrase === undefined ? [] : [phrase]));
  if (en === 'sign') {
    const signed = [passive ? subject : undefined, ...objects].map((phrase) => phrase?.text ?? '').join(' ');
    return /penalt|\bfine|sanction|punish/.test(signed) ? 'impose' : en;
  }
  // «يضع القواعد» establishes them, «يضع العلامة على» places it.
  if (
    past === 'وضع' &&
    rest.some(({ preposition }) => /^(?:علي|تحت|داخل|فوق|امام|بجانب)$/.test(preposition ?? ''))
  )
    return 'place';
  if (past === 'رفع') {
    const lifted = (passive ? subject : objects[0])?.text ?? '';
    return CLAIMED.test(lifted) ? 'file' : RAISED.test(lifted) ? 'raise' : en;
  }
  if (en === 'notify' && !passive && MEASURED.test(subject?.text ?? '')) return 'amount to';
  if (en === 'notify' && objects.some(({ text }) => AMOUNT.test(text))) return 'reach';
  // «نحتفظ بحق موكلتنا»: a right is reserved, all else retained.
  if (en === 'retain')
    return /^(?:the |its |his |their |our |all )*rights?\b/.test(told(rest)) ? 'reserve' : en;
  if (past === 'قدم') return SERVICE.test(passive ? (subject?.text ?? '') : told(rest)) ? 'provide' : en;
  if (en === 'deem' && objects.length === 0 && (passive || given !== undefined))
    return DOCUMENT.test((subject ?? given)?.text ?? '') &&
      !rest.some(({ text }) => /^(?:as|to be) /.test(text))
      ? 'prepare'
      : en;
  if (en !== 'deem' || passive) return en;
  return (hasPronoun && objects.length === 0) ||
    objects.some((phrase) => isDocumentOf(subject ?? given, phrase))
    ? 'prepare'
    : en;
}

/** A verb whose subject stands before it is passive where its object is missing. */
export function passiveOfGiven(head: VerbHead, items: readonly Constituent[]): boolean {
  const { verb } = head.reading;
  if (verb.intransitive || head.token.pronoun !== null) return false;
  if (head.token.passive === true || head.reading.passive === true) return true;
  const [first] = items;
  if (items.some(({ phrase, text }) => phrase !== undefined || text.startsWith('that '))) {
    return verb.twoObjects && items.filter(({ phrase }) => phrase !== undefined).length === 1;
  }
  return first?.preposition !== undefined || items.length === 0 || first?.phrase === undefined;
}
