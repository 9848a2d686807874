import type { ContractKind, OtherKind } from '#shared/domain/document-kind.js';
import { isArabicTitle } from '../arabic-blocks.js';
import { isTitle } from '../titles.js';
import { AGREEMENT, ARABIC_AGREEMENT, ARABIC_TITLES, ENGLISH_TITLES } from './contract-titles.js';
import { bindsByItself, contractMarks, type ContractMark } from './contract-marks.js';
import { kindByWords, standsUnderAnother } from './contract-words.js';
import { headOf, type Head } from './head.js';
import { arabicIn, countIn, englishIn, readable, type Readable } from './matches.js';
import { OTHER_MARKS, type OtherMark, type Place } from './other-marks.js';

/** What a document is, as far as its own words show. */
export type DocumentKind =
  /** A contract of a kind; `contract` if none of the others fits. */
  | { form: 'contract'; kind: ContractKind; words: readonly string[] }
  /** Certainly no contract. */
  | { form: 'other'; kind: OtherKind; words: readonly string[] }
  /** It may be either, or its words say too little; `likely` is the kind of contract that they would fit. */
  | { form: 'unsure'; kind: null; likely: ContractKind | null; words: readonly string[] };

/** Most words of the document that are named as the grounds of a decision. */
const WORDS = 5;
/** Characters that are searched, from the beginning; the end is searched as well. */
const SEARCHED_CHARS = 200_000;
const END_CHARS = 6_000;
const BEGINNING_CHARS = 1_500;

/** What a mark of a contract weighs. */
const WEIGHT: Record<ContractMark['name'], number> = {
  parties: 2,
  agreed: 1,
  signature: 1,
  itself: 1,
  duties: 1,
};
const TITLE_WEIGHT = 2;
/** Least weight of what is called a contract. */
const CONTRACT = 4;
/** Least score of a statute that calls itself one and speaks of contracts. */
const STATUTE = 5;
/** Least score of an article, whose marks are the weakest. */
const ARTICLE = 4;
/** Most weight with which a document of another kind is still certainly no contract. */
const OTHER = 2;

/**
 * Tells what kind of document a text is, by its title, parties, verbs and signatures. It says "certainly no contract" only
 * if the document has the marks of another kind and hardly any of a contract: taking a contract for none costs more than
 * being unsure. `text` is normalized (see plain.ts).
 */
export function recognizeKind(text: string): DocumentKind {
  const head = headOf(text);
  const searched =
    text.length <= SEARCHED_CHARS ? text : text.slice(0, SEARCHED_CHARS) + text.slice(-END_CHARS);
  const whole = readable(searched);
  const ends =
    searched.length <= BEGINNING_CHARS + END_CHARS
      ? whole
      : readable(`${searched.slice(0, BEGINNING_CHARS)}\n${searched.slice(-END_CHARS)}`);
  const headText = readable(head.text);
  const title = contractTitle(head);
  const marks = contractMarks({ head: headText, text: whole, ends });
  const weight = marks.reduce((sum, { name }) => sum + WEIGHT[name], 0) + (title === null ? 0 : TITLE_WEIGHT);
  const other = otherKind({ title: head.lines, head: headText, text: whole, end: ends });
  if (other !== null && isCertain(other, weight, title, bindsByItself(whole)))
    return { form: 'other', kind: other.kind, words: other.words.slice(0, WORDS) };
  const binding = marks.filter(({ name }) => name !== 'duties').length;
  const found = contractKind(title, headText, whole);
  if (
    weight < CONTRACT ||
    binding < 2 ||
    (other !== null && other.titled && other.score >= weight && title === null)
  )
    return {
      form: 'unsure',
      kind: null,
      likely: found?.kind ?? null,
      words: [...(found === null ? [] : [found.words]), ...marks.map(({ words }) => words)].slice(0, WORDS),
    };
  return {
    form: 'contract',
    kind: found?.kind ?? 'contract',
    words: [
      ...new Set([
        ...(title === null ? [] : [title.plain]),
        ...(found === null ? [] : [found.words]),
        ...marks.map(({ words }) => words),
      ]),
    ].slice(0, WORDS),
  };
}

/**
 * Tells whether a document is of the other kind for certain. A statute may speak of contracts and their parties at length;
 * what it calls itself first decides.
 */
function isCertain(
  { kind, score, titled }: Found,
  weight: number,
  title: Readable | null,
  binds: boolean,
): boolean {
  if (kind === 'article' && score < ARTICLE) return false;
  if (kind !== 'statute' && kind !== 'judgment' && binds) return false;
  if (kind === 'statute' && titled && score >= STATUTE) return weight <= CONTRACT || title === null;
  const allowed = title === null ? OTHER : titled ? OTHER + TITLE_WEIGHT : -1;
  return weight <= allowed && score > weight;
}

const INTELLECTUAL_PROPERTY = /intellectual property|patent/i;
/** An agreement on intellectual property licenses it or makes it over. */
function assignment(whole: Readable): { kind: ContractKind; words: string } | null {
  const words = englishIn(
    whole,
    '\\b(?:hereby|does|do|shall|agrees? to)\\b[^.;]{0,60}\\b(?:sells?|assigns?|transfers?|conveys?)\\b[^.;]{0,120}\\bright,? title,? (?:and|&) interest',
  );
  return words === null ? null : { kind: 'ip-assignment', words };
}

function contractKind(title: Readable | null, head: Readable, whole: Readable) {
  const named = title === null ? null : kindOfTitle(title);
  const under = standsUnderAnother(head, whole, named === null);
  if (under !== null) return under;
  // A manager's "service agreement" is a contract of employment.
  const called = kindByWords(whole);
  if (named?.kind === 'services' && called?.kind === 'employment') return called;
  if (named?.kind === 'licence' && INTELLECTUAL_PROPERTY.test(title?.plain ?? ''))
    return assignment(whole) ?? named;
  return named ?? called;
}

/** Words that a title is made of, before the word for the contract itself. */
const PHRASE =
  /(?:(?:[A-Z][\w&'/.-]{0,40}|of|and|for|the|to|in|on|-|&)[ ,]{1,3}){0,9}(?:AGREEMENT|Agreement|CONTRACT|Contract|SUBCONTRACT|DEED|LEASE|Lease|MEMORANDUM OF UNDERSTANDING|AMENDMENT|GUARANT(?:Y|EE)|ADDENDUM)\b(?: (?:TO|FOR|OF|to|for|of) [^\n.;(]{3,80})?/;

const SALUTATION = '^(?:dear|to whom)\\b';
const ARABIC_SALUTATION = '^~(?:سعادة|معالي|مكرم|مكرمة|مكرمين|سادة|عزيزي|عزيزتي|حضرة|أستاذ|سيد|سيدة)#';
/** Titles of what is said about a contract. */
const NOT_ITSELF =
  /^(?:final |formal )?(?:notice|how|why|what|when|a guide|guide|understanding|introduction|summary|review|re\b|subject|minutes|negotiating|draft(?:ing)?|checklist|\d+ )/i;

/** Returns the title that calls the document a contract; null if there is none. */
function contractTitle({ text, lines }: Head): Readable | null {
  for (const line of lines) {
    const one = readable(line);
    // Below a salutation stands the subject of a letter.
    if (englishIn(one, SALUTATION) !== null || arabicIn(one, ARABIC_SALUTATION) !== null) return null;
    if (NOT_ITSELF.test(line)) continue;
    if ((isTitle(line, 14) || line === line.toUpperCase()) && englishIn(one, AGREEMENT) !== null) return one;
    if (isArabicTitle(line) && arabicIn(one, ARABIC_AGREEMENT) !== null) return one;
  }
  const beginning = text.slice(0, BEGINNING_CHARS);
  const found = PHRASE.exec(beginning);
  // What the contract does to another one may stand before its name: "Amendment no. 1 to the …".
  const before =
    found === null
      ? ''
      : (/\b(?:amendment|addendum|supplement)\b[^\n]{0,40}\n?$/i.exec(beginning.slice(0, found.index))?.[0] ??
        '');
  const phrase = found === null ? undefined : `${before} ${found[0]}`.replace(/\s+/g, ' ').trim();
  return phrase === undefined || /^(?:the|this|any|an?|each|such|entire|-)?\s?\w*$/i.test(phrase)
    ? null
    : readable(phrase);
}

function kindOfTitle(title: Readable): { kind: ContractKind; words: string } | null {
  for (const [kind, source] of ENGLISH_TITLES) {
    const words = englishIn(title, source);
    if (words !== null) return { kind, words };
  }
  for (const [kind, source] of ARABIC_TITLES) {
    const words = arabicIn(title, source);
    if (words !== null) return { kind, words };
  }
  return null;
}

interface Found {
  kind: OtherKind;
  score: number;
  /** Whether the document calls itself so in a title. */
  titled: boolean;
  words: string[];
}

interface Parts extends Record<Exclude<Place, 'title'>, Readable> {
  title: readonly string[];
}

/** Returns the kind, other than a contract, of which the document has most marks; null if it names itself none. */
function otherKind(parts: Parts): Found | null {
  let best: Found | null = null;
  for (const [kind, { named, made }] of Object.entries(OTHER_MARKS) as [
    OtherKind,
    (typeof OTHER_MARKS)[OtherKind],
  ][]) {
    const names = named.flatMap((mark) => {
      const words = wordsOf(mark, parts);
      return words === null ? [] : [{ words, title: mark.place === 'title' }];
    });
    const made_ = made.flatMap((mark) => wordsOf(mark, parts) ?? []);
    if (names.length === 0 || made_.length === 0) continue;
    const score = 2 + (names.length - 1) + made_.length;
    if (best === null || score > best.score)
      best = {
        kind,
        score,
        titled: names.some(({ title }) => title),
        words: [...names.map(({ words }) => words), ...made_],
      };
  }
  return best;
}

function wordsOf(mark: OtherMark, parts: Parts): string | null {
  const { place, english, arabic, times = 1 } = mark;
  const searched = place === 'title' ? parts.title.slice(0, 3).map(readable) : [parts[place]];
  for (const one of searched) {
    if (times > 1 && countIn(one, mark, times) < times) continue;
    const words =
      (english === undefined ? null : englishIn(one, english, 'im')) ??
      (arabic === undefined ? null : arabicIn(one, arabic, 'm'));
    if (words !== null) return words;
  }
  return null;
}
