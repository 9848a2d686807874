import { cleanText } from '#workers/extraction/clean.js';

/**
 * Most characters of a citation as a model writes it. A longer one has lost its end, and is dropped as far as the next
 * closing bracket or the end of the line.
 */
const HELD_CHARS = 1_500;
const QUOTE_MARKS = '"“”„«»\'‘’';
const DIGITS = '\\d\\u0660-\\u0669';
/** What may still become a citation: a bracket, a number, and then anything. */
const MAY_BE_CITATION = new RegExp(`^\\[\\s{0,5}(?:[${DIGITS}]{1,3}(?:[\\s:,;،؛\\]–-]|$)|$)`);
const OPENS_QUOTE = new RegExp(`^\\[\\s{0,5}[${DIGITS}]{1,3}\\s{0,5}:\\s{0,5}[${QUOTE_MARKS}]`);
const ENDS_QUOTE = new RegExp(`[${QUOTE_MARKS}]\\s{0,5}\\]$`);
const BETWEEN = new RegExp(`(?<=[${QUOTE_MARKS}])\\s{0,5}[;,،؛]\\s{0,5}(?=[${DIGITS}]{1,3}\\s{0,5}:)`);
const ITEM = new RegExp(`^\\s{0,5}([${DIGITS}]{1,3})\\s{0,5}:([\\s\\S]+)$`);
/** Characters that need no cleaning. */
const PLAIN = /[ -~\u0620-\u06ff]/;
const PUNCTUATION = /[.,;:!?،؛؟)]/;

/** Returns the number of a citation in the answer; null if its passage does not bear it. */
export type Cite = (passage: number, quote: string) => number | null;

const figure = (digits: string) =>
  Number(digits.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660)));

/**
 * Reads an answer as a model streams it, with citations `[3: "words of passage 3"]`, into the text that people read, with
 * `[1]` in their place. An open bracket is withheld until it is closed, so that no quote is shown raw; citations that
 * resolve to nothing are left out. The text has no other brackets: others become parentheses, so that nothing else can
 * pass for a citation. It depends on the characters alone, not on the borders of the pieces.
 */
export class AnswerReader {
  #text = '';
  #ready = '';
  /** White space that is written once something follows it. */
  #space = '';
  /** A citation that is being read; empty outside of one. */
  #held = '';
  /** The first half of a character that a piece has cut. */
  #half = '';
  #hasDropped = false;
  /** True while the rest of a citation without an end is dropped. */
  #skips = false;

  constructor(
    private readonly cite: Cite,
    private readonly emit: (piece: string) => void,
  ) {}

  /** The text so far: all pieces that were emitted. */
  get text(): string {
    return this.#text;
  }

  /** Reads the next piece of the model's answer. */
  push(piece: string): void {
    const text = this.#half + piece;
    const isCut = /[\ud800-\udbff]$/.test(text);
    this.#half = isCut ? text.slice(-1) : '';
    for (const char of isCut ? text.slice(0, -1) : text) this.#read(char);
    this.#flush();
  }

  /** Ends the answer: what stands in an open bracket is dropped. */
  end(): void {
    this.#held = '';
    this.#half = '';
    this.#space = '';
  }

  /** Forgets all that was read: the answer begins anew. */
  restart(): void {
    this.end();
    this.#text = '';
    this.#ready = '';
    this.#hasDropped = false;
    this.#skips = false;
  }

  /** Adds words of our own, which are no model's. */
  append(text: string): void {
    this.#ready += text;
    this.#flush();
  }

  #flush(): void {
    if (this.#ready === '') return;
    this.#text += this.#ready;
    const piece = this.#ready;
    this.#ready = '';
    this.emit(piece);
  }

  #read(char: string): void {
    if (this.#skips) this.#skips = char !== ']' && char !== '\n';
    else if (this.#held === '') this.#readText(char);
    else this.#readCitation(char);
  }

  #readText(raw: string): void {
    if (raw === '[') {
      this.#held = raw;
      return;
    }
    const char = raw === ']' ? ')' : raw === '\r' ? '' : PLAIN.test(raw) ? raw : cleanText(raw);
    if (char === '') return;
    if (/^\s+$/.test(char)) {
      this.#space += char;
      return;
    }
    if (this.#hasDropped && PUNCTUATION.test(char)) this.#space = '';
    this.#write(char);
  }

  #write(text: string): void {
    const isFirst = this.#text === '' && this.#ready === '';
    this.#ready += isFirst ? text : spaced(this.#space) + text;
    this.#space = '';
    this.#hasDropped = false;
  }

  #readCitation(char: string): void {
    this.#held += char;
    const held = this.#held;
    if (held.length < 16 && !MAY_BE_CITATION.test(held)) {
      this.#held = '';
      this.#write('(');
      for (const next of held.slice(1)) this.#read(next);
    } else if (char === ']' && (!OPENS_QUOTE.test(held) || ENDS_QUOTE.test(held.slice(-12)))) {
      this.#held = '';
      this.#writeCitation(held.slice(1, -1));
    } else if (held.length > HELD_CHARS) {
      this.#held = '';
      this.#hasDropped = true;
      this.#skips = true;
    }
  }

  #writeCitation(inner: string): void {
    const numbers = inner.split(BETWEEN).flatMap((item) => {
      const [, passage, quote] = ITEM.exec(item) ?? [];
      const n =
        passage === undefined || quote === undefined ? null : this.cite(figure(passage), quote.trim());
      return n === null ? [] : [n];
    });
    if (numbers.length === 0) this.#hasDropped = true;
    else this.#write([...new Set(numbers)].map((n) => `[${n}]`).join(''));
  }
}

/** White space between two words or paragraphs, without what a dropped citation leaves over. */
function spaced(space: string): string {
  const lines = space.split('\n');
  return lines.length === 1
    ? space.slice(0, 1)
    : '\n'.repeat(Math.min(2, lines.length - 1)) + (lines.at(-1) ?? '');
}
