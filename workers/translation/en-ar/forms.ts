/** A noun, or a noun with its complements: its head inflects, the words after it as their roles say. */
export interface Noun {
  head: string;
  plural: string;
  rest: { word: string; role: 'genitive' | 'adjective' | 'joined' | 'fixed' }[];
  feminine: boolean;
  human: boolean;
  /** A person or an organisation, which can owe something. */
  agent: boolean;
  uncountable: boolean;
  /** A proper noun, which is definite as it is. */
  proper?: boolean;
  /** Prepositions before a complement and before an infinitive. */
  of?: string;
  to?: string;
}

export type Case = 'nominative' | 'accusative' | 'genitive';
export type GrammaticalNumber = 'singular' | 'dual' | 'plural';

/** What an adjective or a verb agrees with. */
export interface Agreement {
  feminine: boolean;
  number: GrammaticalNumber;
  human: boolean;
  /** Set where the speaker or the reader is meant. */
  person?: 'we' | 'you' | 'i';
}

const endsWith = (word: string, ending: string) => word.endsWith(ending);

/** Words whose own first letters look like the article. */
const OWN_ALEF_LAM = /^الت(?:زام|ماس|قاء|حاق|فا|هاب|ئام|واء)/u;

const hasArticle = (word: string) => word.startsWith('ال') && word.length > 4 && !OWN_ALEF_LAM.test(word);

/** Adds the article; a word that has it stays. */
export function definite(word: string): string {
  return hasArticle(word) ? word : `ال${word}`;
}

/** Broken plurals that only look like sound ones. */
const BROKEN_IN_NUN = new Set(['ديون', 'رهون', 'شؤون', 'سجون', 'أذون', 'قرون', 'فنون', 'عيون', 'قانون']);

const isSoundPlural = (plural: string) => endsWith(plural, 'ون') && !BROKEN_IN_NUN.has(plural);

/** The word without the article. */
export const withoutArticle = (word: string) => (hasArticle(word) ? word.slice(2) : word);

/** The head of a noun in a number and a case; `isConstruct` before a genitive or a pronoun. */
export function headForm(
  noun: Noun,
  number: GrammaticalNumber,
  grammaticalCase: Case,
  isConstruct: boolean,
): string {
  if (number === 'dual') {
    const form = dual(withoutArticle(noun.head), grammaticalCase);
    return isConstruct ? form.slice(0, -1) : form;
  }
  if (number === 'singular' || !isSoundPlural(noun.plural)) {
    const form = number === 'singular' ? noun.head : noun.plural;
    return isConstruct ? withoutArticle(form) : form;
  }
  const stem = noun.plural.slice(0, -2);
  const vowel = grammaticalCase === 'nominative' ? 'و' : 'ي';
  return isConstruct ? `${stem}${vowel}` : `${stem}${vowel}ن`;
}

/** The dual; the genitive serves for the accusative. */
export function dual(word: string, grammaticalCase: Case): string {
  const ending = grammaticalCase === 'nominative' ? 'ان' : 'ين';
  if (endsWith(word, 'ة')) return `${word.slice(0, -1)}ت${ending}`;
  if (endsWith(word, 'ى')) return `${word.slice(0, -1)}ي${ending}`;
  return `${word}${ending}`;
}

const DIPTOTE_PLURAL = /^..ا...?.?$/u;
const ELATIVES = new Set([
  'أكبر',
  'أقل',
  'أعلى',
  'أفضل',
  'أحدث',
  'أطول',
  'أقدم',
  'أصغر',
  'أسبق',
  'أقرب',
  'أمثل',
  'آخر',
]);

/** The indefinite accusative, where it is written. */
export function accusative(word: string, isPlural = false): string {
  if (!/[ء-ي]$/u.test(word) || /(?:ة|اء|ى|ا|ات|ون|اً)$/u.test(word) || ELATIVES.has(word)) return word;
  if (isPlural && (DIPTOTE_PLURAL.test(word) || endsWith(word, 'ين'))) return word;
  return `${word}اً`;
}

export type Suffix = 'ه' | 'ها' | 'هم' | 'هما' | 'نا' | 'كم' | 'ك' | 'ي';

/** A noun with a possessive pronoun. */
export function withSuffix(word: string, suffix: Suffix): string {
  const base = withoutArticle(word);
  if (!/[ء-ي]$/u.test(base)) return `${base} الخاص ${prepositionWith('بـ', suffix)}`;
  if (endsWith(base, 'ة')) return `${base.slice(0, -1)}ت${suffix}`;
  if (endsWith(base, 'ى')) return `${base.slice(0, -1)}ا${suffix}`;
  if (endsWith(base, 'اء')) return `${base.slice(0, -1)}ئ${suffix}`;
  return `${base}${suffix}`;
}

/** An adjective that agrees; of several words the first agrees, after `غير` the second. */
export function adjective(
  entry: { masculine: string; feminine?: string },
  agreement: Agreement,
  isDefinite: boolean,
  grammaticalCase: Case,
): string {
  if (entry.masculine.startsWith('='))
    return isDefinite ? definite(entry.masculine.slice(1)) : entry.masculine.slice(1);
  const feminine = agreement.number === 'plural' && !agreement.human ? true : agreement.feminine;
  const [first = '', ...rest] = entry.masculine.split(' ');
  const tail = rest.map((word) => word.replace(/_/gu, ' ').trim());
  if (first === 'غير' && tail.length > 0) {
    const [second = '', ...more] = tail;
    return ['غير', inflect(second, undefined, feminine, agreement, isDefinite, 'genitive'), ...more].join(
      ' ',
    );
  }
  if (first === 'لا' || (rest.length > 0 && /^(?:في|من|عبر|خارج|دون|فيما)$/u.test(first))) {
    return isDefinite
      ? `${first === 'لا' ? 'الذي ' : ''}${[first, ...tail].join(' ')}`
      : [first, ...tail].join(' ');
  }
  if (feminine && entry.feminine !== undefined) {
    const [word = '', ...more] = entry.feminine.split(' ').map((part) => part.replace(/_/gu, ' ').trim());
    return [isDefinite && word !== 'ذات' ? definite(word) : word, ...more].join(' ');
  }
  return [inflect(first, entry.feminine, feminine, agreement, isDefinite, grammaticalCase), ...tail].join(
    ' ',
  );
}

function inflect(
  word: string,
  feminineForm: string | undefined,
  feminine: boolean,
  agreement: Agreement,
  isDefinite: boolean,
  grammaticalCase: Case,
): string {
  if (word === 'ذو' || word === 'بدوام') return word;
  let form = word;
  if (feminine) form = feminineForm ?? feminineOf(word);
  if (agreement.number === 'plural' && agreement.human) {
    const stem = endsWith(word, 'ي') && /(?:افي|الي|مني|اقي|اني_)$/u.test(word) ? word.slice(0, -1) : word;
    form = agreement.feminine ? `${stem}ات` : `${stem}${grammaticalCase === 'nominative' ? 'ون' : 'ين'}`;
  } else if (agreement.number === 'dual') form = dual(form, grammaticalCase);
  if (isDefinite) return definite(form);
  return grammaticalCase === 'accusative' ? accusative(form) : form;
}

/** The feminine singular of an adjective. */
export function feminineOf(word: string): string {
  if (endsWith(word, 'ة') || endsWith(word, 'اء')) return word;
  if (endsWith(word, 'ى')) return `${word.slice(0, -1)}اة`;
  return `${word}ة`;
}

const PRONOUN_STEMS: Record<string, string> = {
  إلى: 'إلي',
  على: 'علي',
  لدى: 'لدي',
  لـ: 'ل',
  بـ: 'ب',
  كـ: 'مثل',
};

/** A preposition with a pronoun: `لـ` and `ها` give `لها`. */
export function prepositionWith(preposition: string, suffix: Suffix): string {
  const words = preposition.split(' ');
  const last = words.pop() ?? '';
  const stem = PRONOUN_STEMS[last] ?? (endsWith(last, 'ة') ? `${last.slice(0, -1)}ت` : last);
  return [...words, `${stem}${suffix}`].join(' ').replace(/يي$/u, 'ي');
}

/** Marks a word that is written together with the one before it, and one with the one after it. */
export const TIED = '\uE002';
export const TYING = '\uE003';

/** Joins words; one that ends in a tatweel is written together with the next. */
export function join(words: readonly string[]): string {
  let text = '';
  for (const word of words) {
    if (word === '') continue;
    if (text === '' || /[(«“‘\n]$/u.test(text)) text += word;
    else if (text.endsWith(TYING)) text = text.slice(0, -1) + word.replace(TIED, '');
    else if (word.startsWith(TIED)) text += word.slice(1);
    else if (/^[،؛.:؟!)»”’]/u.test(word)) text += word;
    else if (endsWith(text, 'ـ') && !/[\d٠-٩] ?هـ$/u.test(text)) text = attach(text, word);
    else text += ` ${word}`;
  }
  return text;
}

function attach(text: string, word: string): string {
  const stem = text.slice(0, -1);
  const bare = word.replace(/^\uE000/u, '');
  if (!/^[ء-ي]/u.test(bare))
    return endsWith(stem, 'و') && /^\d/u.test(bare) ? `${stem}${word}` : `${text} ${word}`;
  if (endsWith(stem, 'ل') && word.startsWith('ال') && isClitic(stem)) return `${stem}ل${word.slice(2)}`;
  return `${stem}${word}`;
}

const isClitic = (text: string) =>
  text === 'ل' || /[\s(]ل$/u.test(text) || /\sول$/u.test(text) || text === 'ول';

/** A word that stands as it is in place of a noun; `mark` shows that it is not known. */
export function stub(text: string, mark: boolean): Noun {
  return {
    head: mark ? `\uE000${text}\uE001` : text,
    plural: mark ? `\uE000${text}\uE001` : text,
    rest: [],
    feminine: false,
    human: false,
    agent: false,
    uncountable: false,
  };
}
