import type { Box } from './boxes.js';
import type { Paragraphs, Word } from './engine.js';
import type { Grey } from './grey.js';
import { widened } from './ink.js';

/** Confidence (0 to 100) from which figures of Arabic count: on a page that has them, and on any other. */
const SURE_ON_PAGE = 65;
const SURE_ANYWHERE = 85;
/** Confidence from which figures of Europe that are read as English count. */
const SURE_EUROPEAN = 78;
/** The same if they have a sign of per cent, which the data of Arabic lacks. */
const SURE_PERCENT = 60;
/** Confidence below which a short word may be figures that were taken for letters. */
const UNSURE = 60;
/** Space around figures when they are read by themselves, as a share of their height. */
const MARGIN = 0.25;

/** Widest gap between figures of one word, pixels at 200 dpi; spaces between words are wider. */
const GAP = 5;
/** The same where the ink beyond it belongs to no other word: figures of equal width stand further apart. */
const FREE_GAP = 11;

const MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const DIGIT = /\p{Nd}/u;
const LATIN = /\p{Script=Latin}/u;
const ARABIC = /\p{Script=Arabic}/u;
const SEVERAL_LETTERS = /\p{L}.*\p{L}/u;

/** The labels of the data `figures` for the figures used with Arabic; those of Persian differ only in 4, 5 and 6. */
const ARABIC_FIGURES = 'abcdefghij';
const PERSIAN_FIGURES = 'abcdklmhij';

/** Shapes of figures by which the two are told apart. */
const ONLY_ARABIC = /[efg]/;
const ONLY_PERSIAN = /[klm]/;
/** A word of figures as it stands from left to right, with the signs around it. */
const WORD = /^([.:z,)(-]*)([MH]?)([.:z-]*)([%(]*)((?:[0-9]|[a-m])(?:[0-9a-m.,/:-]*[0-9a-m])?)([%)(-]*)$/;

/** The kind of figures of a page: those of Europe, of Arabic, or of Persian. */
type Figures = 'european' | 'arabic' | 'persian';

/** A full stop and a one of one kind of figures look like a nought and a one of another. */
const inOneKind = (body: string) =>
  /[02-9]/.test(body)
    ? body.replace(/(?<=\d)a(?=\d)/g, '.').replace(/b/g, '1')
    : /[c-m]/.test(body)
      ? body.replace(/1/g, 'b')
      : body;

function figuresOf(body: string, usual: Figures): Figures | null {
  const european = /\d/.test(body);
  const eastern = /[a-m]/.test(body);
  if (european && eastern) return null;
  if (european) return 'european';
  if (ONLY_PERSIAN.test(body)) return ONLY_ARABIC.test(body) ? null : 'persian';
  return ONLY_ARABIC.test(body) || usual === 'european' ? 'arabic' : usual;
}

function written(body: string, figures: Figures): string {
  if (figures === 'european') return body;
  const [labels, zero] =
    figures === 'arabic' ? [ARABIC_FIGURES, 0x0660] : ([PERSIAN_FIGURES, 0x06f0] as const);
  // Hyphens between Arabic figures stand from right to left.
  const groups = figures === 'arabic' ? body.split('-').reverse().join('-') : body;
  return groups.replace(/[a-m]/g, (label) => String.fromCodePoint(zero + labels.indexOf(label)));
}

/**
 * Returns the text of a word of figures in logical order from its labels, which stand from left to right; null if it is
 * no such word.
 * @param usual the kind of figures to take where their shapes are those of both Arabic and Persian.
 */
export function figuresText(labels: string, usual: Figures): string | null {
  const match = WORD.exec(labels);
  if (match === null) return null;
  const [, before = '', era = '', between = '', percent = '', found = '', after = ''] = match;
  const body = inOneKind(found);
  const figures = figuresOf(body, usual);
  if (figures === null) return null;
  const left = before + between + percent;
  const opens = after.includes(')');
  const closes = left.includes('(');
  const sign = left.includes('%') || after.includes('%') ? '%' : '';
  const hyphen = left.includes('-') ? '-' : '';
  const end = /[.:z,]/.exec(before || between)?.[0] ?? '';
  const year = era === 'M' ? 'م' : era === 'H' ? 'هـ' : '';
  return (
    (after.includes('-') ? '-' : '') +
    (opens ? '(' : '') +
    written(body, figures) +
    sign +
    year +
    (closes ? ')' : '') +
    hyphen +
    (end === 'z' || end === ',' ? '،' : end)
  );
}

const isCandidate = ({ text, confidence }: Word) => {
  const bare = text.replace(MARKS, '');
  if (LATIN.test(bare)) return false;
  if (DIGIT.test(bare)) return true;
  return confidence < UNSURE && (!ARABIC.test(bare) || bare.length <= 3) && !SEVERAL_LETTERS.test(bare);
};

/** The place in which figures are read: with all their ink, and room above and below as their data expects. */
function placeOf(page: Grey, word: Word, line: readonly Word[]): Box {
  const heights = line.map(({ bbox }) => bbox.y1 - bbox.y0).sort((one, other) => one - other);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  const middle = ({ bbox }: Word) => (bbox.x0 + bbox.x1) / 2;
  const left = line.filter((other) => middle(other) < middle(word));
  const right = line.filter((other) => middle(other) > middle(word));
  // Ink that belongs to no word, and ink so near that it must be the same word's.
  const free = widened(
    page,
    word.bbox,
    Math.max(0, ...left.map(({ bbox }) => bbox.x1)) + 1,
    Math.min(page.width, ...right.map(({ bbox }) => bbox.x0)) - 1,
    FREE_GAP,
  );
  const { x0, y0, x1, y1 } = widened(
    page,
    free,
    Math.max(0, ...left.map(middle)),
    Math.min(page.width, ...right.map(middle)),
    GAP,
  );
  const margin = Math.round(Math.max(y1 - y0, usual * 0.6) * MARGIN);
  return { x0: x0 - 2, x1: x1 + 3, y0: y0 - margin, y1: y1 + margin };
}

/** A place read by itself, without spaces: as English and with the data `figures`. */
export interface FigureReadings {
  english: { text: string; confidence: number };
  figures: { text: string; confidence: number };
}

/** Tells whether figures are certainly those of Arabic or Persian: some of Europe's have the shape of its one and nought. */
const isEastern = ({ figures }: FigureReadings) => /[c-m]/.test(figures.text) && !/[02-9]/.test(figures.text);

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Returns a word as it is read as English, if that is surer than what was read as Arabic; otherwise null. */
function asEuropean(word: Word, { english }: FigureReadings): Word | null {
  const bare = word.text.replace(MARKS, '');
  const labels = english.text.replace(/^[^\d(%.:-]+/, '');
  if (/[^\d(%.,:/)-]/.test(labels)) return null;
  const text = figuresText(labels, 'european');
  const hasPercent = text?.includes('%') === true;
  if (text === null || english.confidence < (hasPercent ? SURE_PERCENT : SURE_EUROPEAN)) return null;
  const confidence = english.confidence;
  const letters = /^[\d.,/:-]*(?=\p{Script=Arabic})/u.exec(bare);
  if (letters !== null) {
    // Only figures that the data of Arabic lost: what it read is the end of what stands there.
    const body = /^[\d.,/:-]*\d/.exec(text)?.[0] ?? '';
    const lost = letters[0] !== '' && body !== letters[0] && body.endsWith(letters[0]);
    return lost ? { ...word, text: body + bare.slice(letters[0].length), confidence } : null;
  }
  const [was, is] = [digitsOf(bare), digitsOf(text)];
  if (!hasPercent && was === is && bare.length >= text.length) return null;
  const completes = was !== '' && is.length >= was.length && is.includes(was);
  if (!completes && !hasPercent && confidence < word.confidence) return null;
  const end = /[،؛]$/u.exec(bare)?.[0] ?? '';
  return { ...word, text: text.endsWith(end) ? text : text + end, confidence };
}

/**
 * Reads the words of figures of a page by themselves, because the data of Arabic lacks most Arabic figures and the sign of
 * per cent, and loses figures at the beginning of a line.
 */
export function withFigures(
  paragraphs: Paragraphs,
  page: Grey,
  read: (place: Box) => FigureReadings,
): Paragraphs {
  const readings = new Map<Word, FigureReadings>();
  for (const line of paragraphs.flat()) {
    if (!line.some(({ text }) => ARABIC.test(text)) && line.some(({ text }) => LATIN.test(text))) continue;
    for (const word of line) if (isCandidate(word)) readings.set(word, read(placeOf(page, word, line)));
  }
  const all = [...readings.values()];
  const eastern = all.filter((one) => isEastern(one) && one.figures.confidence >= SURE_ON_PAGE);
  const shapes = eastern.map(({ figures }) => figures.text).join('');
  const count = (pattern: RegExp) => shapes.match(new RegExp(pattern, 'g'))?.length ?? 0;
  const usual = count(ONLY_PERSIAN) > count(ONLY_ARABIC) ? 'persian' : 'arabic';
  const sure = eastern.length * 2 > all.length ? SURE_ON_PAGE : SURE_ANYWHERE;
  const better = (word: Word): Word => {
    const found = readings.get(word);
    if (found === undefined) return word;
    const { text, confidence } = found.figures;
    const isSure = confidence >= sure && (sure === SURE_ON_PAGE || isEastern(found));
    const figures = isSure ? figuresText(text, usual) : null;
    if (figures !== null && !/\d/.test(figures)) return { ...word, text: figures, confidence };
    return asEuropean(word, found) ?? word;
  };
  return paragraphs.map((lines) => lines.map((line) => line.map(better)));
}
