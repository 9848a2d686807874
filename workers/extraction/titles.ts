const SMALL_WORDS = new Set(
  'of and the to for in or by a an on with from as at upon under into between other than if any its per via not no vs'.split(
    ' ',
  ),
);
const TITLE_CHARS = 90;
const TITLE_WORDS = 12;
/** So few words before the first full stop are a title also without capitals: "Termination for breach." */
const SHORT_TITLE_WORDS = 5;
const TITLE_WORDS_ARABIC = 9;
const ENDS_SENTENCE = /[.;:!?؟؛…]["”’')\]]*$/;
const GOES_ON =
  /(?:[,،(]|[-–—/&]|\b(?:of|and|or|the|to|in|by|a|an|for|with|under|than|from|this|such|any|section|sections|subsection|article|articles|clause|clauses|paragraph|paragraphs|schedule|exhibit|no|nos)\.?)$/i;
/** With one of these it is a sentence, whatever its capitals. */
const VERBS = /\b(?:means?|shall|will|is|are|was|were|has|have|had|may|must|agrees?|refers?|includes?)\b/;
const COMPANY =
  /\b(?:INC|LLC|L\.L\.C|LTD|LIMITED|CORP|CORPORATION|COMPANY|CO|L\.P|LP|N\.A|PLC|TRUST|BANK|GMBH)\.?,?$/;

/** Whether a line that follows this one most likely goes on with its sentence. */
export function continuesSentence(line: string): boolean {
  if (ENDS_SENTENCE.test(line)) return false;
  return GOES_ON.test(line) || line.length >= 60;
}

export const endsSentence = (line: string): boolean => ENDS_SENTENCE.test(line);
/** Whether a line's last word calls for what follows, such as "as set out in Section". */
export const expectsContinuation = (line: string): boolean => GOES_ON.test(line) && !ENDS_SENTENCE.test(line);

/** Whether words read as a title: most of them begin with a capital, or they are a few words of Arabic. */
export function looksLikeTitle(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0 || text.length > TITLE_CHARS || words.length > TITLE_WORDS) return false;
  if (/\p{Script=Arabic}/u.test(text)) return words.length <= TITLE_WORDS_ARABIC;
  if (VERBS.test(text)) return false;
  const big = words.filter((word) => !SMALL_WORDS.has(word.toLowerCase().replace(/[^\p{L}]/gu, '')));
  const capital = big.filter((word) => /^[^\p{L}\p{N}]*\p{Lu}/u.test(word));
  return big.length > 0 && /^[^\p{L}]*\p{Lu}/u.test(text) && capital.length >= big.length * 0.7;
}

/** The title with which a clause begins, before its first sentence; null where it begins with the sentence itself. */
export function inlineTitle(rest: string): string | null {
  const match = /^(["“]?[^.:]{2,90}?["”]?)\s*(?:([.:])(?=\s|$|["”])|\s[–—-]{1,2}\s)/.exec(rest);
  const title = match?.[1]
    ?.replace(/["“”_]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (match === null || title === undefined || title === '') return null;
  // With a full stop and nothing after it, it is the clause itself, unless its capitals say otherwise.
  const sentence = match[2] === '.' && match[0].length >= rest.trimEnd().length;
  if (sentence && /\p{Script=Arabic}/u.test(title)) return null;
  const few = title.split(' ').length <= SHORT_TITLE_WORDS && !VERBS.test(title) && !title.includes(',');
  return (few && !sentence && /^\p{Lu}/u.test(title)) || looksLikeTitle(title) ? title : null;
}

/** The title that a whole line is; null where it is more or less than that. */
export function lineTitle(rest: string): string | null {
  // Without capitals to go by, a full stop makes it a sentence.
  if (/\p{Script=Arabic}/u.test(rest) && /[.؛]\s*$/.test(rest)) return null;
  const title = rest
    .replace(/["“”_]/g, '')
    .replace(/(?<![\s.:–—-])[\s.:–—-]+$/, '')
    .trim();
  return looksLikeTitle(title) && !/[,;]$|[.?!]\s+\S/.test(rest) ? title : null;
}

/** A title in which only the first word has a capital: the reader must know from elsewhere that the line is whole. */
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

/** Whether a line is in capitals throughout, as headings often are. */
export function isCaps(text: string): boolean {
  // Of nearly every line its first word tells: counting comes last.
  if (/\p{Ll}/u.test(text) || !/\p{Lu}/u.test(text)) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters >= 4 && letters >= text.replace(/\s/g, '').length * 0.6;
}

/** Whether a line in capitals names what follows, rather than a party, a signature or a place to fill in. */
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
