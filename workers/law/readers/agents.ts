import type { Sentence } from '#workers/engines/text/sentences.js';
import type { RuleWords } from './words.js';

/** A text in which omitted subjects are written out, and the place in the original of each place in it. */
export interface WithAgents {
  text: string;
  original(offset: number): number;
}

/** Everybody whom rules name, in a role. */
const SOMEBODY =
  '(?:{employer}|{employee}|{landlord}|{tenant}|{seller}|{buyer}|{provider}|{customer}|{principal}|{agent}|{franchisor}|{franchisee}|{contractor}|{lender}|{borrower})';
/** A verb of bearing a cost that goes on with the subject of the verb before it. */
const GOES_ON = {
  en: '\\b(?:and|then|but|or) (?:(?:also|further|hereby) )?(?=(?:(?:shall|will|must) )?(?:also )?(?:bears?|pays?|covers?|meets?|settles?|reimburses?|provides?|contributes?|assumes?)\\b)',
  ar: `(?<![ء-ي])و(?:[يت]تحمل|[يت]دفع|[يت]سدد|[يت]تكفل|[يت]وفر|[يت]ؤمن)(?:ها|ه|هم)?(?![ء-ي])(?! ${SOMEBODY})`,
} as const;
/** What stands before the subject of a verb, apart from its article. */
const BEFORE_SUBJECT = {
  en: /(?:^|[,;:.)]|\b(?:and|or|but|that|if|when|where|unless|once|case|then|event))\s*(?:(?:the|each|any|either|such)\s+)?$/i,
  ar: /(?:^|[,;:.])\s*$|(?<![ء-ي])و?س?[يت][ء-ي]{2,12}\s$|(?<![ء-ي])و?علي\s$/,
} as const;
/** Words after which the verb has another subject, or a mention owns what follows it. */
const OTHER_SUBJECT = { en: /\b(?:who|which|whom|whose)\b/i, ar: /(?<![ء-ي])(?:الذي|التي|الذين)(?![ء-ي])/ };
const OWNS = /^(?:'s?|s')(?!\w)/;
/** Prepositions that are joined to a mention, which is then no subject. */
const JOINED = /^[وف]?(?:لل?|ب|ك)(?!ال?[ء-ي]{0,1}(?![ء-ي]))/;

/** Returns the mention that is the subject before an offset: the last in a subject's place; null if none is for certain. */
function subjectBefore({ text, lang }: Sentence, offset: number, words: RuleWords): string | null {
  const from = Math.max(text.lastIndexOf(';', offset - 1), text.lastIndexOf('. ', offset - 1)) + 1;
  const mentions = words
    .matches({ text, lang }, SOMEBODY)
    .map(({ index = 0, 0: mention }) => ({ start: index, mention: mention.trim() }))
    .filter(({ start }) => start >= from && start < offset);
  const subject = mentions.findLast(({ start, mention }) => {
    const behind = text.slice(start + mention.length, offset);
    return (
      !OWNS.test(behind) &&
      !(lang === 'ar' && JOINED.test(mention)) &&
      BEFORE_SUBJECT[lang].test(text.slice(from, start))
    );
  });
  if (subject === undefined) return null;
  const { start, mention } = subject;
  return OTHER_SUBJECT[lang].test(text.slice(start + mention.length, offset)) ? null : mention;
}

/**
 * Writes out the subject that a second verb shares with the first: "the Employer enrols the Employee and bears" bears by the Employer,
 * though the Employee stands nearer. Null where no verb of a cost goes on so.
 */
export function withAgents(sentence: Sentence, words: RuleWords): WithAgents | null {
  const { text, lang } = sentence;
  const added: { at: number; words: string }[] = [];
  for (const { index = 0, 0: match } of words.matches(sentence, GOES_ON[lang])) {
    const subject = subjectBefore(sentence, index, words);
    const at = index + match.length;
    if (subject !== null) added.push({ at, words: lang === 'en' ? `the ${subject} ` : ` ${subject}` });
  }
  if (added.length === 0) return null;
  let written = '';
  let from = 0;
  for (const one of added) {
    written += text.slice(from, one.at) + one.words;
    from = one.at;
  }
  return {
    text: written + text.slice(from),
    original: (offset) => {
      let shift = 0;
      for (const one of added) {
        if (offset <= one.at + shift) break;
        shift += Math.min(one.words.length, offset - one.at - shift);
      }
      return offset - shift;
    },
  };
}
