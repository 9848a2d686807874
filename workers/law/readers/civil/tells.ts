import type { InBoth } from '#platform/law/rules/rule.js';
import { concurrence } from '../concurrence.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import type { LawReading, Reader } from '../reader.js';
import type { RuleWords } from '../words.js';

interface Told {
  /** Patterns that the sentence must all have, in any order. */
  all: readonly string[];
  /** With it the sentence is not on the subject. */
  unless?: string;
  says?: InBoth;
  /** A source of which a match must be denied, or said outright, by the clause itself and not by words of another verb. */
  denied?: string;
  affirmed?: string;
}

/** Tells whether a sentence denies a match of a source, or says one outright. */
const isTold = (sentence: Sentence, words: RuleWords, source: string, denied: boolean) =>
  words.matches(sentence, source).some(({ index = 0, 0: text }) => {
    const stance = words.stance(sentence, index);
    // A verb that bears its own denial in the middle of the match: "charge of".
    return stance.denied === denied || (denied && words.stance(sentence, index + text.length - 1).denied);
  });

/** Reads a sentence by several things that it must say, in whatever order: for patterns that hold their own negation. */
export const tells =
  (answer: LawReading['answer'], { all, unless, says, denied, affirmed }: Told): Reader =>
  (sentence, words) => {
    if (words.has(sentence, unless)) return null;
    if (denied !== undefined && !isTold(sentence, words, denied, true)) return null;
    if (affirmed !== undefined && !isTold(sentence, words, affirmed, false)) return null;
    const at = concurrence(sentence, words, all);
    if (at === null) return null;
    return { answer, at, ...(says === undefined ? {} : { says }) };
  };

/** Writes a pattern for two things that stand within a gap of each other, in either order. */
export const both = (a: string, b: string, gap = 120): string =>
  `(?:${a})[^.;]{0,${gap}}(?:${b})|(?:${b})[^.;]{0,${gap}}(?:${a})`;

/** What denies a right or a duty, as words before it. */
export const NO =
  '\\b(?:not|no|nor|neither|never|none|cannot|without|nothing|deprived?|waiv\\w+|renounc\\w+|relinquish\\w*|forgo\\w*|forfeit\\w*|surrender\\w*|gives? up|abandon\\w*|exclud\\w+|disclaim\\w*|disappl\\w+|precluded?|barred|prohibited)\\b';
export const NO_AR =
  '(?:~(?:لا|ليس|ليست|لن|دون|بدون|بلا|عدم|[يت]تنازل|تنازل|تنازله|[يت]سقط|سقوط|أسقط|إسقاط|[يت]منع|يحظر|[يت]متنع|استبعاد|[يت]ستبعد|استبعدا|نزل|نزول|[يت]نزل|حرمان|[يت]حرم|غير|يبرئ|[يت]خلي|إخلاء)#)';
