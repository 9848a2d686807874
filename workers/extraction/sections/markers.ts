import { arabicKeyword, englishKeyword, romanValue } from './keyword-markers.js';
import type { Marker } from './marker.js';
import { withPlainDigits } from './number-words.js';

const ADVERBS = [
  ['أولا', 'اولا'],
  ['ثانيا'],
  ['ثالثا'],
  ['رابعا'],
  ['خامسا'],
  ['سادسا'],
  ['سابعا'],
  ['ثامنا'],
  ['تاسعا'],
  ['عاشرا'],
  ['حادي عشر', 'أحد عشر'],
  ['ثاني عشر', 'اثنا عشر'],
  ['ثالث عشر'],
  ['رابع عشر'],
  ['خامس عشر'],
  ['سادس عشر'],
  ['سابع عشر'],
  ['ثامن عشر'],
  ['تاسع عشر'],
  ['عشرون', 'العشرون'],
];
const LABEL_CHARS = 80;
const ABJAD = 'أبجدهوزحطيكلمنسعفصقرشت';

const ANNEX =
  /^((?:exhibit|schedule|annexure|annex|appendix|attachment|addendum)(?:\s+(?:no\.?\s*)?["“]?[A-Z]?[\d.]*(?:-?[A-Z0-9]{1,3})?["”]?)?)(?=$|[\s:.,–—-])\s*[:.–—-]*\s*(.*)$/i;
const DECIMAL = /^((\d{1,3})((?:\.\d{1,3}){0,4}))(?:\s*[.):]\)?(?!\d)|(?=[\s“"(\p{Lu}]|$))[\s\p{Zs}]*(.*)$/u;
const DECIMAL_ARABIC =
  /^[([]?([\d٠-٩۰-۹]{1,3}(?:[.\-–/][\d٠-٩۰-۹]{1,3}){0,3})\s*[.)\]:\-–/]+\s*(?=[\p{Script=Arabic}]|$)(.*)$/u;
const LETTER = /^\(([a-zA-Z]{1,2})\)\s*(.*)$|^([a-zA-Z])[.)]\s+(.*)$/;
const ROMAN = /^\(([ivxl]{1,6})\)\s*(.*)$|^([ivxl]{1,6}|[IVXL]{1,6})[.)]\s+(.*)$/;
const ARABIC_ANNEX =
  /^((?:ال)?(?:ملحق|مرفق|جدول)(?:\s*(?:رقم\s*)?(?:[([]\s*)?(?:[\d٠-٩۰-۹]{1,3}|[أ-ي])\s*[)\]]?)?)(?=$|[\s:.\-–—])\s*[:.\-–—]*\s*(.*)$/;
const ABJAD_ITEM = new RegExp(`^\\(?([${ABJAD}])\\s*[).\\-–]+\\s*(\\S.*)$`);

const strip = (text: string) => text.replace(/[\u064B-\u0652\u0640]/g, '');

function arabicMarker(text: string): Marker | null {
  const keyword = arabicKeyword(text);
  if (keyword !== null) return keyword;
  const annex = ARABIC_ANNEX.exec(text);
  // Many lines begin with the bare word; as a heading it has a number, or is alone on its line.
  const labelled = annex?.[1] !== undefined && (annex[2] === '' || /[\s([]/.test(annex[1].trim()));
  if (annex?.[1] !== undefined && labelled && text.length <= 80) {
    return { kind: 'annex', number: annex[1].trim(), path: [], rest: annex[2] ?? '' };
  }
  const plain = strip(text);
  for (const [index, words] of ADVERBS.entries()) {
    for (const word of words) {
      if (!plain.startsWith(word)) continue;
      const after = /^[اً]?\s*[:.،\-–—/)]+\s*(.*)$/.exec(plain.slice(word.length));
      if (after === null) continue;
      const cut = text.search(/[:.،\-–—/)]/);
      // Vowel signs and tatweels within the word may be of any number; a word with too many is not a label.
      if (cut > LABEL_CHARS) continue;
      return {
        kind: 'ordinal',
        number: text.slice(0, cut).trim(),
        path: [index + 1],
        rest: text.slice(cut).replace(/^[\s:.،\-–—/)]+/, ''),
      };
    }
  }
  const decimal = DECIMAL_ARABIC.exec(text);
  if (decimal?.[1] !== undefined) {
    const path = withPlainDigits(decimal[1])
      .split(/[.\-–/]/)
      .map(Number);
    const bracketed = text.startsWith('(');
    return { kind: 'decimal', number: decimal[1], path, rest: decimal[2] ?? '', bracketed };
  }
  const item = ABJAD_ITEM.exec(text);
  if (item?.[1] !== undefined) {
    return { kind: 'letter', number: item[1], path: [ABJAD.indexOf(item[1]) + 1], rest: item[2] ?? '' };
  }
  return null;
}

function keywordMarker(text: string): Marker | null {
  const annex = ANNEX.exec(text);
  if (annex?.[1] !== undefined && text.length <= 100) {
    const number = annex[1].trim();
    // "Schedule" alone begins sentences too; as a heading it is alone on its line or in capitals.
    const labelled = /\s/.test(number) || annex[2] === '' || /^[A-Z]+$/.test(number);
    if (labelled) return { kind: 'annex', number, path: [], rest: annex[2] ?? '' };
  }
  return englishKeyword(text);
}

/**
 * Returns every interpretation of a line's beginning, the likeliest first: `(i)` is a letter after `(h)`, else a
 * Roman number.
 */
export function markersOf(text: string): Marker[] {
  const arabic = /[\p{Script=Arabic}٠-٩]/u.test(text) ? arabicMarker(text) : null;
  if (arabic !== null) return [arabic];
  const keyword = keywordMarker(text);
  if (keyword !== null) return [keyword];
  const found: Marker[] = [];
  const roman = ROMAN.exec(text);
  const romanText = roman?.[1] ?? roman?.[3];
  if (romanText !== undefined) {
    const number = roman?.[1] === undefined ? `${romanText}.` : `(${romanText})`;
    found.push({
      kind: 'roman',
      number,
      path: [romanValue(romanText)],
      rest: roman?.[2] ?? roman?.[4] ?? '',
    });
  }
  const letter = LETTER.exec(text);
  const letterText = letter?.[1] ?? letter?.[3];
  if (letterText !== undefined) {
    const number = letter?.[1] === undefined ? `${letterText}.` : `(${letterText})`;
    const first = letterText.toLowerCase().charCodeAt(0) - 96;
    const value = letterText.length === 2 ? (letterText[0] === letterText[1] ? first + 26 : NaN) : first;
    found.push({ kind: 'letter', number, path: [value], rest: letter?.[2] ?? letter?.[4] ?? '' });
  }
  const decimal = DECIMAL.exec(text);
  if (decimal?.[1] !== undefined) {
    const path = decimal[1].split('.').map(Number);
    // An integer without punctuation after it is a clause's number only if a title follows.
    const marked = path.length > 1 || /^\d{1,3}\s*[.):]/.test(text);
    if (marked || /^\p{Lu}/u.test(decimal[4] ?? '')) {
      found.push({ kind: 'decimal', number: decimal[1], path, rest: decimal[4] ?? '', bare: !marked });
    }
  }
  // "7B.", a clause put between others.
  const added = /^(\d{1,2}([A-Z]))\.\s+(["“]?\p{Lu}.*)$/u.exec(text);
  if (added?.[1] !== undefined) {
    const value = (added[2] ?? '').charCodeAt(0) - 64;
    found.push({ kind: 'letter', number: added[1], path: [value], rest: added[3] ?? '' });
  }
  const bracketed = /^\((\d{1,3})\)\s*(.*)$/.exec(text);
  if (bracketed?.[1] !== undefined) {
    found.push({
      kind: 'letter',
      number: `(${bracketed[1]})`,
      path: [Number(bracketed[1])],
      rest: bracketed[2] ?? '',
    });
  }
  return found;
}
