const SMALL_WORDS = new Set(
  'of and the to for in or by a an on with from as at upon under into between other than if any its per via not no vs'.split(
    ' ',
  ),
);
const TITLE_CHARS = 90;
const TITLE_WORDS = 12;
/** Most words before the first full stop that are a title even without capitals: "Termination for breach." */
const SHORT_TITLE_WORDS = 5;
const TITLE_WORDS_ARABIC = 9;
const ENDS_SENTENCE = /[.;:!?؟؛…]["”’')\]]*$/;
const GOES_ON =
  /(?:[,،(]|[-–—/&]|\b(?:of|and|or|the|to|in|by|a|an|for|with|under|than|from|this|such|any|section|sections|subsection|article|articles|clause|clauses|paragraph|paragraphs|schedule|exhibit|no|nos)\.?)$/i;
const ARABIC_GOES_ON =
  /(?:^|\s)(?:و?(?:من|في|إلى|على|عن|بموجب|حسب|وفق|وفقا|وفقاً|طبقا|طبقاً|بمقتضى)|أو|و|أن|أحكام|لأحكام|بأحكام|حكم|لحكم|نص|لنص|التي|الذي|هذا|هذه|ال(?:مادة|مادتين|مواد|فقرة|فقرتين|فقرات|بند|بندين|بنود|فصل|باب))$/;
/** Verbs that make a line a sentence, whatever its capitals. */
const VERBS = /\b(?:means?|shall|will|is|are|was|were|has|have|had|may|must|agrees?|refers?|includes?)\b/;
const COMPANY =
  /\b(?:INC|LLC|L\.L\.C|LTD|LIMITED|CORP|CORPORATION|COMPANY|CO|L\.P|LP|N\.A|PLC|TRUST|BANK|GMBH)\.?,?$/;

const goesOn = (line: string) => GOES_ON.test(line) || ARABIC_GOES_ON.test(line);

/** Tells whether the line after this one most likely continues its sentence. */
export function continuesSentence(line: string): boolean {
  if (ENDS_SENTENCE.test(line)) return false;
  return goesOn(line) || line.length >= 60;
}

export const endsSentence = (line: string): boolean => ENDS_SENTENCE.test(line);
/** Tells whether a line's last word needs a continuation, such as "as set out in Section". */
export const expectsContinuation = (line: string): boolean => goesOn(line) && !ENDS_SENTENCE.test(line);

/** Tells whether a text looks like a title: most words begin with a capital, or it is a few words of Arabic. */
export function looksLikeTitle(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0 || text.length > TITLE_CHARS || words.length > TITLE_WORDS) return false;
  if (/\p{Script=Arabic}/u.test(text)) return words.length <= TITLE_WORDS_ARABIC;
  if (VERBS.test(text)) return false;
  const big = words.filter((word) => !SMALL_WORDS.has(word.toLowerCase().replace(/[^\p{L}]/gu, '')));
  const capital = big.filter((word) => /^[^\p{L}\p{N}]*\p{Lu}/u.test(word));
  return big.length > 0 && /^[^\p{L}]*\p{Lu}/u.test(text) && capital.length >= big.length * 0.7;
}

/** Matches the mark of a clause's first item after its title: "Products and Payments A. Product." */
const FIRST_ITEM =
  /(?<!\b(?:exhibit|schedule|annex|appendix|attachment|section|article|part|phase|class|series|type|tier|segment|party|group|level|form|grade|zone|area|item|vitamin|and|or|to|of|for|under|no)\.?)\s+[AI]$/i;

/**
 * Returns the title at the beginning of a clause, before its first sentence; null if the clause begins with the
 * sentence itself.
 */
export function inlineTitle(rest: string): string | null {
  // "Support (a) Services.": the first item has begun.
  const before = /^[^.:(]{2,90}?(?=\s+\(a\)\s)/.exec(rest)?.[0].trim();
  if (before !== undefined && looksLikeTitle(before)) return before;
  const match = /^(["“]?[^.:]{2,90}?["”]?)\s*(?:([.:])(?=\s|$|["”])|\s[–—-]{1,2}\s)/.exec(rest);
  const title = match?.[1]
    ?.replace(/["“”_]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (match === null || title === undefined || title === '' || /;\s+(?:and|or)\b/.test(title)) return null;
  // With a full stop and nothing after it, it is the clause itself, unless its capitals suggest a title.
  const sentence = match[2] === '.' && match[0].length >= rest.trimEnd().length;
  if (sentence && /\p{Script=Arabic}/u.test(title)) return null;
  const own = sentence || match[2] !== '.' ? title : title.replace(FIRST_ITEM, '');
  const few = title.split(' ').length <= SHORT_TITLE_WORDS && !VERBS.test(title) && !title.includes(',');
  return (few && !sentence && /^\p{Lu}/u.test(title)) || looksLikeTitle(title) ? own : null;
}

/**
 * Returns the words in capitals at the beginning of a clause that its first sentence follows without a full stop:
 * "GOVERNING LAW This Agreement is governed by". The word before one in small letters belongs to the sentence.
 */
export function capsTitle(rest: string): string | null {
  const match = /^((?:[A-Z][A-Z’'&/,-]*\s+){1,9})(?:[A-Z][a-z]|A\s)/.exec(rest);
  const title = match?.[1]?.trim().replace(FIRST_ITEM, '') ?? '';
  return /[A-Z]{4}/.test(title) && !title.endsWith(',') && title.length <= TITLE_CHARS ? title : null;
}

/** Returns the title that a whole line forms; null if it is more or less than a title. */
export function lineTitle(rest: string): string | null {
  // Arabic has no capitals to go by: with a full stop it is a sentence.
  if (/\p{Script=Arabic}/u.test(rest) && /[.؛]\s*$/.test(rest)) return null;
  const title = rest
    .replace(/["“”_]/g, '')
    .replace(/(?<![\s.:–—-])[\s.:–—-]+$/, '')
    .trim();
  return looksLikeTitle(title) && !/[,;]$|[.?!]\s+\S/.test(rest) ? title : null;
}

/** Returns a title of which only the first word has a capital: the caller must know that the line is complete. */
export function plainTitle(rest: string): string | null {
  const title = rest
    .replace(/["“”_]/g, '')
    .replace(/(?<![\s:–—-])[\s:–—-]+$/, '')
    .trim();
  const words = title.split(/\s+/).length;
  return /^\p{Lu}/u.test(title) &&
    words <= 8 &&
    title.length <= 70 &&
    !VERBS.test(title) &&
    !/[.,;?!]$/.test(title)
    ? title
    : null;
}

/** Tells whether a line is entirely in capitals, as headings often are. */
export function isCaps(text: string): boolean {
  // The first word decides nearly every line, so the counting comes last.
  if (/\p{Ll}/u.test(text) || !/\p{Lu}/u.test(text)) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters >= 4 && letters >= text.replace(/\s/g, '').length * 0.6;
}

/** Tells whether a line in capitals names what follows, rather than a party, a signature or a blank to fill in. */
export function isCapsHeading(text: string): boolean {
  return (
    isCaps(text) &&
    text.length <= TITLE_CHARS + 10 &&
    !(text.length > 60 && text.endsWith('.')) &&
    !/[,;]$|_{2,}|@|\[\s*\*|^["“(]|^(?:BY|NAME|TITLE|DATE|ATTN|ATTENTION|AND|BETWEEN|TO|FROM|TEL|FAX|RE)\b\s*:?$|:\s*\S/.test(
      text,
    ) &&
    !(COMPANY.test(text) && !/AGREEMENT|CONTRACT/.test(text))
  );
}
