const FORMS: Record<string, string> = {
  '“': '"', '”': '"', '„': '"', '‟': '"', '«': '"', '»': '"', '″': '"',
  '‘': "'", '’': "'", '‚': "'", '‛': "'", '′': "'", '`': "'", '´': "'",
  '‐': '-', '‑': '-', '‒': '-', '–': '-', '—': '-', '―': '-', '−': '-', 'ـ': '',
  '٪': '%', '٫': '.', '٬': ',', 'أ': 'ا', 'إ': 'ا', 'آ': 'ا', 'ٱ': 'ا', 'ى': 'ي', 'ی': 'ي', 'ک': 'ك',
}; // prettier-ignore

/** Harakat, the superscript alef, and characters that control direction or joining: invisible to a reader. */
const SILENT = /[\u064b-\u0652\u0670\u0640\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;
const SPACE = /\s/;

/**
 * The form in which a text and a quote are compared, with the offset in the original of each character: NFKC, one
 * blank for any white space, plain quotes and dashes, no tatweel or harakat, one form each of alef and ya, Western
 * digits, lower case.
 */
export interface Folded {
  text: string;
  /** For each UTF-16 unit of `text`, the offset in the original where its character begins. */
  starts: number[];
  /** For each UTF-16 unit of `text`, the offset in the original where its character ends. */
  ends: number[];
}

/** Folds a text, in linear time. */
export function fold(original: string): Folded {
  const out: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  let blank = true;
  for (const { segment, length } of clusters(original)) {
    for (const char of folded(segment)) {
      if (SPACE.test(char)) {
        if (blank) continue;
        blank = true;
        push(' ');
      } else {
        blank = false;
        push(char);
      }
    }
    at += length;

    function push(char: string) {
      out.push(char);
      for (let unit = 0; unit < char.length; unit += 1) {
        starts.push(at);
        ends.push(at + length);
      }
    }
  }
  return { text: out.join(''), starts, ends };
}

/**
 * Most combining marks on one letter (UAX 15, stream-safe text): no language has more, and sorting a longer row takes
 * quadratic time.
 */
const MOST_MARKS = 30;

/** Yields each base letter with its combining marks, since NFKC may compose them into one character. */
function* clusters(text: string): Generator<{ segment: string; length: number }> {
  let buffered = '';
  let marks = 0;
  for (const char of text) {
    if (buffered !== '' && marks < MOST_MARKS && /\p{M}/u.test(char)) {
      buffered += char;
      marks += 1;
      continue;
    }
    if (buffered !== '') yield { segment: buffered, length: buffered.length };
    buffered = char;
    marks = 0;
  }
  if (buffered !== '') yield { segment: buffered, length: buffered.length };
}

const cache = new Map<string, string>();

function folded(segment: string): string {
  if (segment.length === 1 && segment > ' ' && segment < '\u007f' && segment !== '`')
    return segment.toLowerCase();
  const known = cache.get(segment);
  if (known !== undefined) return known;
  let result = '';
  // Lam-alef and other presentation forms are decomposed here; marks other than harakat stay with their letter.
  for (const char of [...(FORMS[segment] ?? segment)]
    .map((one) => FORMS[one] ?? one)
    .join('')
    .normalize('NFKC')) {
    if (SILENT.test(char)) continue;
    const code = char.codePointAt(0) ?? 0;
    if (code >= 0x660 && code <= 0x669) result += String(code - 0x660);
    else if (code >= 0x6f0 && code <= 0x6f9) result += String(code - 0x6f0);
    else result += FORMS[char] ?? char.toLowerCase();
  }
  if (cache.size < 4_000) cache.set(segment, result);
  return result;
}
