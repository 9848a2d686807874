import { boxAround, coverage, type Box } from './boxes.js';
import type { Paragraphs, Word } from './engine.js';

/** Confidence (0 to 100) from which a word that is read as English among Arabic ones is one. */
const SURE = 75;
/** By how much it must be surer than the same place read as Arabic: short Arabic words are taken for Latin ones. */
const SURER = 15;
/** Confidence below which what stands beside a Latin word is one too. */
const GARBLED = 40;
/** By how much a reading with the whole page must be surer than one of the place alone, which is cut more exactly. */
const ALONE = 10;
/** Share of a word that another reading must cover to be of the same place. */
const SAME_PLACE = 0.5;

/** Share of a line that English words must cover to be all of it. */
const WHOLE = 0.8;

const ARABIC = /\p{Script=Arabic}/u;
const DIGIT = /\p{Nd}/u;
const LATIN_WORD = /\p{Script=Latin}.*\p{Script=Latin}/u;
/** Signs that end a word in an Arabic line, as the engine reads them. */
const END = /[،؛.:»]$/u;
const SIGNS_BEFORE = /^[^\p{L}\p{Nd}@+#$€£-]+/u;
const SIGNS_AFTER = /[^\p{L}\p{Nd}%+]+$/u;
const MARKS = /[\u200E\u200F]/g;

/** Reads a stretch of a line as English, without a sign that stands left of it. */
export type ReadEnglish = (box: Box) => Word[];

const isSamePlace = (one: Word, other: Word) =>
  Math.max(coverage(one.bbox, other.bbox), coverage(other.bbox, one.bbox)) >= SAME_PLACE;
const meanOf = (words: readonly Word[]) =>
  words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length);

/**
 * Puts the signs around Latin words in an Arabic line in logical order: what stands left of them comes after them, and a
 * bracket there closes.
 */
function withSignsInOrder(words: readonly Word[], end: string): Word[] {
  const sorted = words.toSorted((one, other) => one.bbox.x0 - other.bbox.x0).map((word) => ({ ...word }));
  const first = sorted[0];
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return [];
  const left = SIGNS_BEFORE.exec(first.text)?.[0] ?? '';
  first.text = first.text.slice(left.length);
  const right = SIGNS_AFTER.exec(last.text)?.[0] ?? '';
  last.text = last.text.slice(0, last.text.length - right.length);
  const opens = right.includes(')') && left.includes('(');
  const inner = left.includes('.') && !right.includes('.') ? '.' : '';
  first.text = (opens ? '(' : left.includes('[') ? '[' : '') + first.text;
  last.text += (opens ? right.replace(/[),;:]+$/, '') : right) + inner + (opens ? ')' : '') + end;
  return sorted.filter(({ text }) => text !== '');
}

/** Returns the surest of three readings of a stretch: as Arabic, as English with its whole page, and as English alone. */
function surest(
  arabic: readonly Word[],
  seen: readonly Word[],
  alone: readonly Word[],
  isInArabic: boolean,
): Word[] {
  const best = meanOf(seen) > meanOf(alone) + ALONE ? seen : alone;
  if (best.length === 0 || meanOf(best) < meanOf(arabic)) return [...arabic];
  if (!isInArabic) return [...best];
  // The sign that ends the stretch stands left of it, where English has none: it is taken as read in Arabic.
  const end = END.exec(arabic.at(-1)?.text.replace(MARKS, '') ?? '')?.[0] ?? '';
  const isQuoted = arabic.some(({ text }) => text.includes('«'));
  return withSignsInOrder(best, end === '.' ? '' : end === '»' && !isQuoted ? '،' : end);
}

function withLatinWords(line: readonly Word[], english: readonly Word[], read: ReadEnglish): Word[] {
  const latin = new Set<Word>();
  const evidence = new Set<Word>();
  for (const word of english) {
    if (word.confidence < SURE || !LATIN_WORD.test(word.text)) continue;
    const same = line.filter((other) => isSamePlace(other, word));
    if (same.length === 0 || same.some(({ confidence }) => confidence > word.confidence - SURER)) continue;
    evidence.add(word);
    for (const other of same) latin.add(other);
  }
  if (latin.size === 0) return [...line];
  // What stands beside a Latin word and is no Arabic one belongs to it: the first word after a bracket, numbers.
  const isPart = (word: Word | undefined) =>
    word !== undefined && (!ARABIC.test(word.text) || DIGIT.test(word.text) || word.confidence < GARBLED);
  for (const step of [1, -1]) {
    for (const [index, word] of line.entries()) {
      if (!latin.has(word)) continue;
      for (let at = index + step; isPart(line[at]); at += step) latin.add(line[at] as Word);
    }
  }
  const isInArabic = line.some((word) => !latin.has(word) && ARABIC.test(word.text));
  const result: Word[] = [];
  for (let at = 0; at < line.length; at++) {
    const run: Word[] = [];
    for (let end = at; end < line.length && latin.has(line[end] as Word); end++) run.push(line[end] as Word);
    if (run.length === 0) {
      result.push(line[at] as Word);
      continue;
    }
    at += run.length - 1;
    const seen = english.filter((other) => run.some((one) => isSamePlace(one, other)));
    const box = boxAround([...run, ...seen.filter((word) => evidence.has(word))].map(({ bbox }) => bbox));
    result.push(...surest(run, seen, read(box), isInArabic));
  }
  return result;
}

/** Tells whether a whole line is surer read as English. */
const isEnglish = (arabic: readonly Word[], english: readonly Word[]) =>
  english.some(({ text }) => LATIN_WORD.test(text)) &&
  meanOf(english) >= SURE &&
  meanOf(english) > meanOf(arabic) + SURER;

/**
 * Puts Latin words into lines that were read as Arabic, and English lines in their places, where they are surer read as
 * English.
 * @param english the same page, read as English.
 */
export function withLatin(arabic: Paragraphs, english: Paragraphs, read: ReadEnglish): Paragraphs {
  const words = english.flat(2);
  const bands: Box[] = [];
  const merged = arabic.map((lines) =>
    lines.flatMap((line) => {
      if (line.length === 0) return [];
      const band = boxAround(line.map(({ bbox }) => bbox));
      bands.push(band);
      const beside = words.filter(({ bbox }) => coverage(bbox, band) >= SAME_PLACE);
      const isWhole = beside.length > 0 && coverage(band, boxAround(beside.map(({ bbox }) => bbox))) >= WHOLE;
      return [isWhole && isEnglish(line, beside) ? beside : withLatinWords(line, beside, read)];
    }),
  );
  // English lines that the data of Arabic takes for noise.
  const missed = english.flat().filter((line) => {
    if (line.length === 0 || !isEnglish([], line)) return false;
    return !bands.some((band) => line.some(({ bbox }) => coverage(bbox, band) > 0));
  });
  return [...merged, ...missed.map((line) => [line])];
}
