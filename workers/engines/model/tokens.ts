import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';

/**
 * Texts up to this size are counted in one go; longer ones piece by piece, since a token more or less at each cut
 * does not matter.
 */
const PIECE_CHARS = 20_000;
/**
 * Matches runs of letters, signs or white space that are not a word of any language. The tokenizer needs quadratic
 * time for such a run, so a piece that contains one is counted in short pieces.
 */
const LONG_RUN = /[\p{L}\p{M}]{300}|\s{300}|[^\s\p{L}\p{N}]{300}/u;
const SHORT_CHARS = 300;

/** Counts the tokens of a text. Names of special tokens in it count as ordinary text. */
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
