import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';

/** Texts of this size are counted whole; longer ones piece by piece, since what lies between does not matter. */
const PIECE_CHARS = 20_000;
/**
 * Runs of letters, signs or white space that are no word of any language. What is no word to it the tokenizer puts
 * together in the square of its length, so a piece with such a run is counted in short pieces.
 */
const LONG_RUN = /[\p{L}\p{M}]{300}|\s{300}|[^\s\p{L}\p{N}]{300}/u;
const SHORT_CHARS = 300;

/** How many tokens a text is. Names of special tokens in it are text like any other. */
export function tokensOf(text: string): number {
  let tokens = 0;
  for (let at = 0; at < text.length; at += PIECE_CHARS) {
    const piece = text.slice(at, at + PIECE_CHARS);
    tokens += LONG_RUN.test(piece) ? countOf(piece, SHORT_CHARS) : countOf(piece, PIECE_CHARS);
  }
  return tokens;
}

function countOf(text: string, chars: number): number {
  let tokens = 0;
  for (let at = 0; at < text.length; at += chars) {
    tokens += countTokens(text.slice(at, at + chars), { disallowedSpecial: new Set() });
  }
  return tokens;
}
