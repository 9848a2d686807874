/** The structural marker at the start of a line: a clause's number or a heading's keyword. */
export interface Marker {
  kind: 'keyword' | 'annex' | 'decimal' | 'letter' | 'roman' | 'caps' | 'ordinal';
  /** The number as the document writes it, without the text after it. */
  number: string | null;
  /** Values of the number, outermost first. */
  path: number[];
  /** The text after the number. */
  rest: string;
  /** Keyword, in lower case, such as `article`. */
  word?: string;
  /** True for an integer without punctuation after it, which may be any number. */
  bare?: boolean;
  /** True for an Arabic number in round brackets. */
  bracketed?: boolean;
}

const ORDINAL_STEMS = [
  ['الأول', 'الاول', 'الحادي', 'التمهيدي'],
  ['الثاني'],
  ['الثالث'],
  ['الرابع'],
  ['الخامس'],
  ['السادس'],
  ['السابع'],
  ['الثامن'],
  ['التاسع'],
  ['العاشر'],
];
const ORDINALS = `(?:${ORDINAL_STEMS.flat().join('|')})[ىةه]?`;
const TENS = '(?:\\s+(?:عشرة?|و?العشر(?:ون|ين)|و?الثلاث(?:ون|ين)|و?الأربع(?:ون|ين)))?';
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
const ROMANS = { i: 1, v: 5, x: 10, l: 50, c: 100 } as const;

const KEYWORD =
  /^(article|section|clause|chapter|part|paragraph|title)\s+((?:[IVXLC]+|\d{1,3}(?:\.\d{1,3})*|[A-Z]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:\([a-z0-9]{1,3}\))?)(?![\w])\s*[.:)–—-]*\s*(.*)$/i;
const ANNEX =
  /^((?:exhibit|schedule|annexure|annex|appendix|attachment|addendum)(?:\s+(?:no\.?\s*)?["“]?[A-Z]?[\d.]*(?:-?[A-Z0-9]{1,3})?["”]?)?)(?=$|[\s:.,–—-])\s*[:.–—-]*\s*(.*)$/i;
const DECIMAL = /^((\d{1,3})((?:\.\d{1,3}){0,4}))(?:\s*[.):]\)?(?!\d)|(?=[\s“"(\p{Lu}]|$))[\s\p{Zs}]*(.*)$/u;
const DECIMAL_ARABIC =
  /^[([]?([\d٠-٩]{1,3}(?:[.\-–/][\d٠-٩]{1,3}){0,3})\s*[.)\]:\-–/]+\s*(?=[\p{Script=Arabic}]|$)(.*)$/u;
const LETTER = /^\(([a-zA-Z]{1,2})\)\s*(.*)$|^([a-zA-Z])[.)]\s+(.*)$/;
const ROMAN = /^\(([ivxl]{1,6})\)\s*(.*)$|^([ivxl]{1,6}|[IVXL]{1,6})[.)]\s+(.*)$/;
const ARABIC_KEYWORD = new RegExp(
  `^((?:ال)?(?:مادة|بند|فصل|باب|قسم|فقرة)\\s*(?:رقم\\s*)?(?:[(\\[]\\s*)?(?:[\\d٠-٩]{1,3}(?:[/.\\-][\\d٠-٩]{1,3})*|(?:${ORDINALS})${TENS})\\s*[)\\]]?)(?=$|[\\s:.,،\\-–—])\\s*[:.\\-–—]*\\s*(.*)$`,
);
const ARABIC_ANNEX =
  /^((?:ال)?(?:ملحق|مرفق|جدول)(?:\s*(?:رقم\s*)?(?:[([]\s*)?(?:[\d٠-٩]{1,3}|[أ-ي])\s*[)\]]?)?)(?=$|[\s:.\-–—])\s*[:.\-–—]*\s*(.*)$/;
const ABJAD_ITEM = new RegExp(`^\\(?([${ABJAD}])\\s*[).\\-–]+\\s*(\\S.*)$`);

const digits = (text: string) => text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
const strip = (text: string) => text.replace(/[\u064B-\u0652\u0640]/g, '');

/** Returns the value of an Arabic ordinal such as "الحادية عشرة" (11); NaN if it is not one. */
function ordinalValue(text: string): number {
  const unit = ORDINAL_STEMS.findIndex((stems) => stems.some((stem) => text.includes(stem))) + 1;
  const tens =
    [/عشر(?!ون|ين)/, /العشر(?:ون|ين)/, /الثلاث(?:ون|ين)/, /الأربع(?:ون|ين)/].findIndex((word) =>
      word.test(text),
    ) + 1;
  return unit === 0 ? NaN : unit + tens * 10;
}

/** Returns the value of a Roman number; NaN if it is not one. */
export function romanValue(text: string): number {
  const values = [...text.toLowerCase()].map((letter) => ROMANS[letter as keyof typeof ROMANS] ?? NaN);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}

function arabicMarker(text: string): Marker | null {
  const keyword = ARABIC_KEYWORD.exec(text);
  if (keyword?.[1] !== undefined) {
    const value = Number(/\d+/.exec(digits(keyword[1]))?.[0] ?? ordinalValue(keyword[1]));
    const word = /^(?:ال)?(\S+?)(?=[\s(]|$)/.exec(text)?.[1] ?? '';
    return { kind: 'keyword', number: keyword[1].trim(), path: [value], rest: keyword[2] ?? '', word };
  }
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
    const path = digits(decimal[1])
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
  const keyword = KEYWORD.exec(text);
  if (keyword?.[1] === undefined || keyword[2] === undefined) return null;
  const written = keyword[2].replace(/\(.*$/, '');
  const path = /^\d/.test(written) ? written.split('.').map(Number) : [romanValue(written)];
  const word = keyword[1].toLowerCase();
  return { kind: 'keyword', number: `${keyword[1]} ${keyword[2]}`, path, rest: keyword[3] ?? '', word };
}

/**
 * Returns every interpretation of a line's beginning, the likeliest first: `(i)` is a letter after `(h)`, else a
 * Roman number.
 */
export function markersOf(text: string): Marker[] {
  const arabic = /\p{Script=Arabic}/u.test(text) ? arabicMarker(text) : null;
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
