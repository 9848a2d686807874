export const MODALS = new Set([
  'shall',
  'may',
  'must',
  'will',
  'should',
  'can',
  'cannot',
  'could',
  'would',
  'might',
]);
export const BE_FORMS = new Set(['be', 'is', 'are', 'was', 'were', 'been', 'being', 'am']);
export const HAVE_FORMS = new Set(['have', 'has', 'had', 'having']);
export const DO_FORMS = new Set(['do', 'does', 'did']);
export const NEGATIONS = new Set(['not', 'never']);
export const RELATIVES = new Set(['who', 'which', 'whom', 'whose']);
export const CONJUNCTIONS: Record<string, string> = {
  and: 'وـ',
  or: 'أو',
  but: 'لكن',
  nor: 'ولا',
  '&': 'وـ',
};

/** Words before a noun: how they are written, and what they make of it. */
export const DETERMINERS: Record<
  string,
  { kind: 'article' | 'demonstrative' | 'any' | 'each' | 'all' | 'no' | 'such' | 'other' | 'some' | 'both' }
> = {
  the: { kind: 'article' },
  a: { kind: 'article' },
  an: { kind: 'article' },
  this: { kind: 'demonstrative' },
  that: { kind: 'demonstrative' },
  these: { kind: 'demonstrative' },
  those: { kind: 'demonstrative' },
  such: { kind: 'such' },
  any: { kind: 'any' },
  each: { kind: 'each' },
  every: { kind: 'each' },
  either: { kind: 'any' },
  all: { kind: 'all' },
  no: { kind: 'no' },
  neither: { kind: 'no' },
  other: { kind: 'other' },
  another: { kind: 'other' },
  some: { kind: 'some' },
  both: { kind: 'both' },
  many: { kind: 'some' },
};

export const POSSESSIVES = new Set(['its', 'their', 'his', 'her', 'our', 'your', 'my']);
export const PRONOUNS = new Set([
  'it',
  'they',
  'he',
  'she',
  'we',
  'you',
  'i',
  'them',
  'him',
  'us',
  'me',
  'itself',
  'themselves',
  'himself',
  'one',
  'nothing',
  'anything',
  'everything',
  'something',
  'none',
  'nobody',
  'anyone',
  'everyone',
  'there',
  'others',
  'ours',
  'yours',
  'theirs',
]);

const OTHERS = new Set(['to', 'that', 'than', 'as', 'so', 'own', 'same', 'oneself']);

/** Whether a word belongs to a class that these rules treat by name. */
export const isClosed = (lower: string): boolean =>
  MODALS.has(lower) ||
  BE_FORMS.has(lower) ||
  HAVE_FORMS.has(lower) ||
  DO_FORMS.has(lower) ||
  NEGATIONS.has(lower) ||
  RELATIVES.has(lower) ||
  POSSESSIVES.has(lower) ||
  PRONOUNS.has(lower) ||
  OTHERS.has(lower) ||
  Object.hasOwn(DETERMINERS, lower) ||
  Object.hasOwn(CONJUNCTIONS, lower);
