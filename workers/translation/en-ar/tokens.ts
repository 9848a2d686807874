import { ADDRESS } from '../addresses.js';

export interface Token {
  text: string;
  lower: string;
  kind: 'word' | 'number' | 'punctuation' | 'address';
  /** Follows white space, or stands at the start. */
  spaced: boolean;
}

const TOKEN = new RegExp(
  String.raw`(?<address>${ADDRESS})|(?!SAR|RMB|USD|US|SR|AED|EUR|GBP|KWD|BHD|QAR|OMR|CAD|HK)[A-Z]{1,4}\d{1,4}(?![\d.,]*\d|[A-Za-z])|\d+(?:[.,:/-]\d+)*%?|[A-Za-z\u00C0-\u024F]+(?:['’&.-][A-Za-z\u00C0-\u024F]+)*['’]?|[^\sA-Za-z\u00C0-\u024F\d]|\n`,
  'gu',
);
const ABBREVIATION =
  /^(?:mr|mrs|ms|messrs|dr|no|nos|inc|co|ltd|corp|etc|art|sec|st|u\.s|e\.g|i\.e|p\.o|l\.l\.c|vs|attn)$/iu;

/** Cuts a paragraph into words, numbers and marks. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    let word = match[0].replaceAll('’', "'");
    const spaced = match.index > end || match.index === 0;
    end = match.index + match[0].length;
    if (match.groups?.['address'] !== undefined) {
      tokens.push({ text: match[0], lower: match[0].toLowerCase(), kind: 'address', spaced });
      continue;
    }
    const before = tokens.at(-1);
    if (
      word === '.' &&
      before !== undefined &&
      !spaced &&
      before.kind === 'word' &&
      (before.spaced || before.text !== 'H') &&
      isAbbreviation(before.text)
    ) {
      before.text += '.';
      before.lower += '.';
      continue;
    }
    // The apostrophe after a plural stays; any other final one is a quotation mark.
    let quote = '';
    if (word.endsWith("'") && !word.endsWith("s'")) {
      quote = "'";
      word = word.slice(0, -1);
    }
    tokens.push({ text: word, lower: word.toLowerCase(), kind: kindOf(word), spaced });
    if (quote !== '') tokens.push({ text: quote, lower: quote, kind: 'punctuation', spaced: false });
  }
  return tokens;
}

const isAbbreviation = (word: string) =>
  ABBREVIATION.test(word) || /^(?:[A-Z]|[A-Z]\.[A-Z](?:\.[A-Z])*)$/u.test(word);

function kindOf(word: string): Token['kind'] {
  if (/^\d/u.test(word)) return 'number';
  return /^[A-Za-z\u00C0-\u024F]/u.test(word) ? 'word' : 'punctuation';
}

/** The most tokens that are read together: what looks ahead stays within them, so that time grows with the text alone. */
const LONGEST_SEGMENT = 250;

const LABEL = /^(?:article|clause|section|paragraph|schedule|annex|appendix)$/u;

/** The number of tokens of a label that stands before its sentence: "Article (13) The Agent shall …"; 0 if there is none. */
function labelLength(tokens: readonly Token[]): number {
  const [label, ...rest] = tokens;
  if (label === undefined || !LABEL.test(label.lower)) return 0;
  const inBrackets = rest[0]?.text === '(';
  const number = rest[inBrackets ? 1 : 0];
  if (number?.kind !== 'number' || (inBrackets && rest[2]?.text !== ')')) return 0;
  const length = inBrackets ? 4 : 2;
  return /^[A-Z]/u.test(tokens[length]?.text ?? '') ? length : 0;
}

/** Cuts tokens after the marks that end a sentence or a part of it, and after a label before the first one. */
export function segments(tokens: readonly Token[]): Token[][] {
  const label = labelLength(tokens);
  const found: Token[][] = label === 0 ? [] : [tokens.slice(0, label)];
  let current: Token[] = [];
  for (const token of tokens.slice(label)) {
    current.push(token);
    const ends = token.kind === 'punctuation' && /^[.;:?!\n]$/u.test(token.text);
    if (ends || current.length === LONGEST_SEGMENT) {
      found.push(current);
      current = [];
    }
  }
  if (current.length > 0) found.push(current);
  return found;
}
