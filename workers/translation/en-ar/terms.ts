import { legalTerms } from '#platform/law/glossary.js';
import type { TermPair } from '../draft.js';
import type { Noun } from './forms.js';
import { lexicon, noteLength, nounOf } from './lexicon.js';
import type { Token } from './tokens.js';

interface NounReading {
  noun: Noun;
  plural: boolean;
}

/** Finds terms and names where they begin in a text. */
export interface TermIndex {
  /** The number of tokens of the name that begins here, or 0. */
  nameAt(tokens: readonly Token[], at: number): number;
  /** The user's term that begins here. */
  ownAt(tokens: readonly Token[], at: number): { reading: NounReading; length: number } | undefined;
  /** A term of the product's glossary in whole, several words. */
  productAt(lower: string): NounReading | undefined;
  /** By the first word, the length of the longest term of the product. */
  longest: Map<string, number>;
}

const PREPOSITIONS = new Set([
  'بدون',
  'من',
  'على',
  'في',
  'عن',
  'إلى',
  'بعد',
  'ضد',
  'خارج',
  'قبل',
  'ذات',
  'غير',
  'عليه',
  'إليه',
  'له',
  'لها',
  'و',
  'أو',
  'مع',
  'بين',
]);
const JOINED = /^(?:لأمر|بال|لل|بإ|بأ|و..|كال)/u;
/** Adjectives that no ending tells. */
const PLAIN_ADJECTIVES =
  /^(?:عام|عامة|خاص|خاصة|تابعة|قابضة|مبسطة|مدرجة|مساهمة|مغلقة|ثالث|أول|ثان|مستقل|مستقلة|كامل|كاملة|جوهري|جسيم|عارضة|مستعجل|حاسمة|متممة|مقفلة|محدد|مرن|مرفق|شقيقة|مدفوع|ممتاز|غير|نهائي|مبكر|مقدمة|مباشر|قاهرة|استثنائية|واقف|فاسخ|باطل|منفردة|نموذجية|خفي|فائت|معتمدة|متضامن|تبعية|عيني|معتمد|مختصة|محتوى)$/u;

/** Opens the name of a law or of a body, which is definite as a whole. */
const INSTITUTION = /^(?:نظام|لائحة|هيئة|وزارة|مؤسسة|مجلس|محكمة|ديوان|صندوق|مركز|بنك)$/u;

/** Reads an Arabic term: which words are its adjectives, which its genitives, which never change. */
export function termOf(arabic: string): Noun {
  const first = arabic.split('/')[0] ?? arabic;
  const words = first
    .replace(/\([^)]*\)/gu, ' ')
    .trim()
    .split(/\s+/u);
  const isDefinite = words.length > 0 && /^ال.{3,}/u.test(words[0] ?? '');
  if (INSTITUTION.test(words[0] ?? '') && words.slice(1).some((word) => /^ال.{3,}/u.test(word)))
    return nounOf([words[0], ...words.slice(1).map((word) => `_${word}`)].join(' '), '', 'p');
  const bare = words.map((word) => (isDefinite && /^ال.{2,}/u.test(word) ? word.slice(2) : word));
  const marked: string[] = [];
  let fixed = false;
  let genitive = false;
  for (let index = 0; index < bare.length; index += 1) {
    const word = bare[index] ?? '';
    const describes = /(?:ي|ية)$/u.test(word) || PLAIN_ADJECTIVES.test(word);
    if (index === 0) marked.push(word);
    else if (word === 'غير' && !fixed && !genitive) {
      marked.push(`~غير+${bare[index + 1] ?? ''}`);
      index += 1;
    } else if (fixed || PREPOSITIONS.has(word) || JOINED.test(word) || (genitive && describes)) {
      fixed = true;
      marked.push(`_${words[index] ?? word}`);
    } else {
      genitive ||= !describes;
      marked.push(describes ? `~${word}` : word);
    }
  }
  const known = pluralsByHead().get(bare[0] ?? '');
  return nounOf(
    marked.join(' '),
    known?.plural ?? '',
    [known?.human === true ? 'h' : '', known?.agent === true ? 'o' : ''].join(' '),
  );
}

let heads: Map<string, Noun> | undefined;

function pluralsByHead(): Map<string, Noun> {
  if (heads === undefined) {
    heads = new Map();
    for (const noun of lexicon().nouns.values())
      if (noun.rest.length === 0 && !heads.has(noun.head)) heads.set(noun.head, noun);
    for (const noun of lexicon().nouns.values()) if (!heads.has(noun.head)) heads.set(noun.head, noun);
  }
  return heads;
}

/** English terms for somebody who acts. */
const AGENT =
  /(?:provider|contractor|controller|processor|operator|licensor|licensee|franchisor|franchisee|agent|holder|lender|borrower|guarantor|trustee|employer|employee|representative)$/u;

let product: Map<string, Noun> | undefined;
const productLengths = new Map<string, number>();

function productTerms(): Map<string, Noun> {
  if (product !== undefined) return product;
  product = new Map();
  for (const {
    en,
    ar: [ar],
  } of legalTerms()) {
    const english = en.toLowerCase();
    if (!product.has(english) && !/\s(?:بـ|لـ)$|ـ$/u.test(ar.trim())) {
      const noun = termOf(ar);
      product.set(english, AGENT.test(english) ? { ...noun, agent: true } : noun);
      noteLength(productLengths, english);
    }
  }
  return product;
}

const singular = (lower: string) =>
  lower.endsWith('ies')
    ? `${lower.slice(0, -3)}y`
    : lower.endsWith('ses')
      ? lower.slice(0, -2)
      : lower.replace(/s$/u, '');

function reading(terms: Map<string, Noun>, lower: string): NounReading | undefined {
  const direct = terms.get(lower);
  if (direct !== undefined) return { noun: direct, plural: false };
  const noun = terms.get(singular(lower));
  return noun === undefined ? undefined : { noun, plural: true };
}

const sentenceOf = (tokens: readonly Token[]) =>
  tokens.map((token, index) => (index > 0 && token.spaced ? ` ${token.lower}` : token.lower)).join('');

/** The terms and names of one paragraph's document. */
export function termIndex(own: readonly TermPair[], names: readonly string[]): TermIndex {
  const users = new Map<string, Noun>();
  for (const { en, ar } of own) users.set(en.trim().toLowerCase(), termOf(ar));
  const longestOwn = Math.max(0, ...[...users.keys()].map((key) => key.split(/[\s,.-]+/u).length + 2));
  const ownNames = new Set(names.map((name) => name.trim().toLowerCase()).filter((name) => name !== ''));
  const longestName = Math.max(0, ...[...ownNames].map((name) => name.split(/\s+/u).length + 4));
  const terms = productTerms();
  return {
    nameAt(tokens, at) {
      for (let length = Math.min(longestName, tokens.length - at); length > 0; length -= 1) {
        if (ownNames.has(sentenceOf(tokens.slice(at, at + length)))) return length;
      }
      return 0;
    },
    ownAt(tokens, at) {
      for (let length = Math.min(longestOwn, tokens.length - at); length > 0; length -= 1) {
        const found = reading(users, sentenceOf(tokens.slice(at, at + length)));
        if (found !== undefined) return { reading: found, length };
      }
      return undefined;
    },
    productAt: (lower) => (GENERAL.has(lower) ? undefined : reading(terms, lower)),
    longest: productLengths,
  };
}

/** Terms that are no nouns, or that the tables translate in their context. */
const GENERAL = new Set([
  'subject to',
  'without prejudice to',
  'including but not limited to',
  'unless otherwise agreed',
  'in witness whereof',
  'as is',
  'in his capacity as',
  'jointly and severally',
  'corresponding to',
  'indemnify and hold harmless',
  'notice of termination',
  'end-of-service award',
  'arabic text prevails',
  'good faith',
  'annual leave',
  'contracting party',
  'termination of employment',
  'official gazette',
  'labor law',
  'limited partnership',
  'independent contractor',
  'independent contractors',
]);
