import type { Token } from './tokens.js';

/** "No. M/34", "(M/34)": the number of a royal decree. */
export function decreeNumberAt(
  tokens: readonly Token[],
  at: number,
): { phrase: string; length: number } | undefined {
  const from = /^nos?\.?$/u.test(tokens[at]?.lower ?? '') ? at + 1 : at;
  const open = tokens[from]?.text === '(' && from > at ? 1 : 0;
  const [letter, slash, figures] = tokens.slice(from + open, from + open + 3);
  if (letter?.text !== 'M' || slash?.text !== '/' || figures?.kind !== 'number') return undefined;
  const number = open === 1 ? `(م/${figures.text})` : `م/${figures.text}`;
  const close = open === 1 && tokens[from + 4]?.text === ')' ? 1 : 0;
  return { phrase: from > at ? `رقم ${number}` : number, length: from + open + 3 + close - at };
}
