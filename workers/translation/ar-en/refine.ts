import { isWord } from './cursor.js';
import type { Reading } from './lexicon/lexicon.js';
import type { Token } from './token.js';

const verbOf = (reading: Reading) =>
  reading.pos === 'noun' || reading.pos === 'verb' ? reading.verb : undefined;

/** A word of several senses is read as the action that the preposition after it belongs to: «المحافظة على». */
function preferGoverning(token: Token, next: Token | undefined) {
  if (!isWord(token) || token.readings.length < 2 || next?.kind !== 'phrase' || next.type !== 'preposition')
    return;
  const at = token.readings.findIndex((reading) => verbOf(reading)?.prepositions.has(next.ar) === true);
  const [found] = at > 0 ? token.readings.slice(at, at + 1) : [];
  if (found !== undefined) token.readings = [found, ...token.readings.filter((reading) => reading !== found)];
}

const isMark = (token: Token | undefined, text: string) =>
  token?.kind === 'punctuation' && token.text === text;

/** Joins «ثلاثين (30)», «(ثلاثين) يوماً» and «50%» to one number each. */
function joinNumbers(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const previous = out.at(-1);
    const inside = tokens[at + 1];
    if (isMark(token, '(') && inside?.kind === 'number' && isMark(tokens[at + 2], ')')) {
      if (previous?.kind === 'number') {
        out[out.length - 1] = { ...previous, text: `${previous.text} (${inside.text})` };
        at += 2;
        continue;
      }
      const counted = tokens[at + 3];
      if (isWord(counted) && !counted.definite && !(previous?.kind === 'fixed')) {
        out.push({ ...inside, text: `(${inside.text})` });
        at += 2;
        continue;
      }
    }
    if ((isMark(token, '%') || isMark(token, '٪')) && previous?.kind === 'number') {
      out[out.length - 1] = { ...previous, text: `${previous.text}%` };
      continue;
    }
    out.push(token);
  }
  return out;
}

/** «وأنه لا توجد», «أنها نفذت»: before its verb, the pronoun after أن is not said in English. */
function asParticle(token: Token, next: Token | undefined): Token {
  const isThat = token.kind === 'phrase' && /^ب?ان(?:ه|ها|هم|هما)$/.test(token.ar);
  const isVerb = next?.kind === 'negation' || (isWord(next) && next.readings.some(({ pos }) => pos === 'verb') && !next.definite && next.readings.every(({ pos }) => pos === 'verb')); // prettier-ignore
  return isThat && isVerb ? { kind: 'particle', ar: 'ان' } : token;
}

/** Settles what single words cannot tell: the sense that fits the next word, numbers of several tokens. */
export function refine(tokens: readonly Token[]): Token[] {
  tokens.forEach((token, at) => preferGoverning(token, tokens[at + 1]));
  return joinNumbers(tokens.map((token, at) => asParticle(token, tokens[at + 1])));
}
