import type { Language } from '#shared/contracts/common.js';
import type { Block, ExtractedDocument } from '#platform/documents.js';
import { fold } from '../arabic.js';
import { normalizeText } from '../plain.js';
import { beginsClause, clauseNumberOf } from './clause-numbers.js';

/** A stretch of a bilingual document in one language: a paragraph, a cell or one side of a line. */
export interface Unit {
  start: number;
  end: number;
  lang: Language;
  /** The number with which it begins, in plain digits; null if there is none. */
  number: string | null;
  /** Table and row of a cell; null elsewhere. */
  row: string | null;
}

/** What is said in both languages; headers, footers and notes stand apart. */
const PAIRED = new Set<Block['kind']>(['paragraph', 'heading', 'list-item', 'cell']);
/** Least letters of a unit, and most letters of the other language in it. */
const LETTERS = 3;
const FOREIGN = 0.35;

/** Most characters of a line that may go on in the next one; in a text with a longer line each line is a paragraph. */
const WRAPPED_CHARS = 110;

interface Stretch {
  start: number;
  end: number;
}

/** Returns the stretches of one language of a document, in the order of its text; what mixes both is left out. */
export function unitsOf({ text, blocks }: Pick<ExtractedDocument, 'text' | 'blocks'>): Unit[] {
  if (blocks === undefined)
    return stretchesOf(text, { start: 0, end: text.length }).flatMap((one) => unitAt(text, one, null));
  return blocks
    .filter(({ kind }) => PAIRED.has(kind))
    .flatMap((block) => {
      const row = block.cell === undefined ? null : `${String(block.cell.table)}/${String(block.cell.row)}`;
      return stretchesOf(text, block).flatMap((one) => unitAt(text, one, row));
    });
}

/** Divides a stretch at tabs, at lines where the language changes or a clause begins, and at empty lines. */
function stretchesOf(text: string, { start, end }: Stretch): Stretch[] {
  const found: (Stretch & { lang: Language | null })[] = [];
  const whole = text.slice(start, end);
  const isWrapped = !whole.split(/[\t\n]/).some((line) => line.length > WRAPPED_CHARS);
  for (const match of whole.matchAll(/[^\t\n]+|\n[^\S\n]*\n/g)) {
    const at = start + match.index;
    const own = { start: at, end: at + match[0].length, lang: languageIn(match[0]) };
    const last = found.at(-1);
    const between = last === undefined ? '' : text.slice(last.end, own.start);
    const begins = between.includes('\n') && (!isWrapped || beginsClause(fold(match[0].slice(0, 60))));
    const continues =
      last !== undefined &&
      !between.includes('\t') &&
      !begins &&
      (own.lang === null || own.lang === last.lang);
    if (match[0].startsWith('\n')) found.push({ ...own, lang: null });
    else if (continues && last.lang !== null) last.end = own.end;
    else found.push(own);
  }
  return found;
}

/** Returns the language of a line; null if it has hardly a letter or mixes both. */
function languageIn(text: string): Language | null {
  const arabic = text.match(/[\u0621-\u064a]/g)?.length ?? 0;
  const latin = text.match(/[A-Za-z]/g)?.length ?? 0;
  if (arabic + latin < LETTERS || Math.min(arabic, latin) > FOREIGN * (arabic + latin)) return null;
  return arabic > latin ? 'ar' : 'en';
}

function unitAt(text: string, { start, end }: Stretch, row: string | null): Unit[] {
  const own = text.slice(start, end);
  const lang = languageIn(own);
  if (lang === null) return [];
  const from = start + own.length - own.trimStart().length;
  return [
    {
      start: from,
      end: start + own.trimEnd().length,
      lang,
      number: clauseNumberOf(fold(normalizeText(own.trimStart().slice(0, 60)))),
      row,
    },
  ];
}
