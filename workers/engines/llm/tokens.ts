import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';

/** Texts of this size are counted whole; longer ones piece by piece, since what lies between does not matter. */
const PIECE_CHARS = 20_000;

/** How many tokens a text is. Names of special tokens in it are text like any other. */
export function tokensOf(text: string): number {
  let tokens = 0;
  for (let at = 0; at < text.length; at += PIECE_CHARS) {
    tokens += countTokens(text.slice(at, at + PIECE_CHARS), { disallowedSpecial: new Set() });
  }
  return tokens;
}
