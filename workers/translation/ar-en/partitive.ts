import { isWord, nounReading, verbReading, type Cursor } from './cursor.js';
import type { Grammar } from './grammar.js';

/** The farthest that «من» stands from its «ما», in tokens. */
const REACH = 8;

/** Words after «من» that tell when and by whom, not what. */
const NO_PART = /^(?:قبل|خلال|تاريخ|جانب|طرف|جهه|شان|حيث|ناحيه|اجل|غير|دون|بين|يوم|بدايه|نهايه|جراء)$/;

/** Where «من» and the indefinite noun stand that tell what «ما» is: «ما يلزم من بيانات»; -1 if they do not. */
function partAt(cursor: Cursor): number {
  let governs = false;
  for (let at = cursor.position; at < cursor.position + REACH; at += 1) {
    const token = cursor.tokens[at];
    if (token === undefined || token.kind === 'punctuation' || token.kind === 'relativePronoun') return -1;
    // «ما ينشأ عنه من نزاع»: what it arises from is told before.
    if (token.kind === 'prepositionPronoun') governs = false;
    governs ||= verbReading(token)?.verb.prepositions.has('من') === true;
    const next = cursor.tokens[at + 1];
    if (token.kind !== 'phrase' || token.ar !== 'من' || at === cursor.position) continue;
    const isPart =
      isWord(next) &&
      !next.definite &&
      next.pronoun === null &&
      nounReading(next) !== undefined &&
      nounReading(next)?.agent !== true &&
      !NO_PART.test(next.base);
    return isPart && !governs ? at : -1;
  }
  return -1;
}

/** «ما يلزم من بيانات»: "any data that is necessary"; null, and the cursor unmoved, where no part is told. */
export function partitive(cursor: Cursor, en: string, grammar: Grammar): string | null {
  const start = cursor.position;
  const at = partAt(cursor);
  if (at < 0 || !/(?:^|\b)(?:what|whatever|all)$/.test(en)) return null;
  const back = cursor.peek(1);
  // «ما أسند إليه من أعمال»: what is given him; he is not what is given.
  if (back?.kind === 'prepositionPronoun' && back.ar === 'الي') return null;
  const part = cursor.within(cursor.tokens, at + 1);
  const named = grammar.nounPhrase(part);
  if (named === null || named.definite) return null;
  const inner = cursor.within([...cursor.tokens.slice(0, at), ...cursor.tokens.slice(part.position)], start);
  const acts = verbReading(cursor.tokens.slice(start, at).find((token) => verbReading(token) !== undefined));
  const told =
    acts?.verb.intransitive === true && !acts.verb.prepositions.has('علي')
      ? `that ${grammar.clause(inner, 'subordinate', named) ?? ''}`.trim()
      : grammar.relative(inner, { ...named, human: false });
  if (inner.position < at || !told.includes(' ')) return null;
  cursor.position = inner.position + part.position - at;
  const before = en.replace(/(?:what|whatever|all)$/, '');
  const word = /(?:whatever|all)$/.test(en) ? 'all' : 'any';
  return `${before}${word} ${named.text.replace(/^an? /, '')} ${told}`;
}
