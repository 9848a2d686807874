import { fold } from '#workers/engines/text/arabic.js';
import { withUnParticiples } from '#workers/engines/text/clause/english-participles.js';
import type { Span } from '#workers/engines/text/clause/stance.js';
import { borneOut, clauseOfWords } from '#workers/engines/text/clause-number.js';
import { passageOf } from '#workers/engines/text/passage.js';
import { sentencesOf, type Sentence, type Stretch } from '#workers/engines/text/sentences.js';
import { sourceSpan } from '#workers/engines/text/source-span.js';
import { sectionName } from '#workers/engines/text/titles.js';
import { withAgents, type WithAgents } from '#workers/law/readers/agents.js';
import type { ReadRule } from '#workers/law/readers/index.js';
import type { LawReading } from '#workers/law/readers/reader.js';
import { laysDown } from '#workers/law/readers/lays-down.js';
import { READ_CHARS, type RuleWords } from '#workers/law/readers/words.js';
import { unreadIn } from '#workers/law/readers/unread/unread.js';
import { ANSWER_WEIGHT, type RuleReading } from '../answer.js';

/** A sentence as rules are asked about it. */
interface Asked {
  sentence: Sentence;
  /**
   * The same with "sums unpaid" for "sums not paid", null without such words: a "not" that belongs to a participle must not make a kept
   * rule of a broken one.
   */
  same: Sentence | null;
  /** The same with the subjects that verbs of a cost share with the verb before them; null without such verbs. */
  agents: WithAgents | null;
  /** True if the sentence lays something down, so that it can break a rule. */
  binds: boolean;
}

function askedOf(sentence: Sentence, binds: boolean, words: RuleWords): Asked {
  const isLong = sentence.text.length > READ_CHARS;
  const text = isLong || sentence.lang !== 'en' ? null : withUnParticiples(sentence.text);
  const same = text === null ? null : { ...sentence, text };
  return { sentence, same, agents: isLong ? null : withAgents(sentence, words), binds };
}

const spanIn = ({ original }: WithAgents, { start, end }: Span): Span => ({
  start: original(start),
  end: original(end),
});

/** Returns what the readers of a rule find in a sentence. */
function readBy(rule: ReadRule, asked: Asked, words: RuleWords): LawReading | null {
  const { sentence, same, agents, binds } = asked;
  const found = weightiest(rule, sentence, words, binds);
  // Who bears a cost must not be told by who stands nearest.
  if (found?.answer === 'breaks' && agents !== null) {
    const told = weightiest(rule, { ...sentence, text: agents.text }, words, binds);
    if (told?.answer === 'breaks') return found;
    return (
      told && {
        ...told,
        at: spanIn(agents, told.at),
        read: told.read?.map((one) => spanIn(agents, one)) ?? [],
      }
    );
  }
  if (same === null || found?.answer === 'breaks') return found;
  const other = weightiest(rule, same, words, binds);
  return other?.answer === 'breaks' ? other : found;
}

/** Returns the weightiest of what the readers of a rule find in a sentence. */
function weightiest(rule: ReadRule, sentence: Sentence, words: RuleWords, binds: boolean): LawReading | null {
  let found: LawReading | null = null;
  for (const read of rule.read[sentence.lang]) {
    const reading = read(sentence, words);
    if (!binds && reading?.answer !== 'keeps') continue;
    if (reading !== null && (found === null || ANSWER_WEIGHT[reading.answer] > ANSWER_WEIGHT[found.answer]))
      found = reading;
  }
  return found;
}

/** Returns what bears on a rule that a sentence keeps, and that its readers have not looked at. */
function unreadBy(
  rule: ReadRule,
  { sentence, binds }: Asked,
  words: RuleWords,
  looked: readonly Span[] = [],
): Span[] {
  const { around, lang } = sentence;
  const text = sentence.text.slice(0, READ_CHARS);
  const clause = lang === 'ar' ? fold(around) : around;
  return unreadIn({ ...sentence, text }, rule, words, looked, (other) => {
    const changed = { ...sentence, text: other, around: clause.replace(text, () => other) };
    return readBy(rule, askedOf(changed, binds, words), words)?.answer === 'keeps';
  });
}

/** Returns what a reading says for itself. Of a kept rule only a comparison: other words tell what would break it. */
const saidBy = (read: LawReading | null): RuleReading['says'] =>
  read?.says === undefined || (read.answer === 'keeps' && read.compares !== true) ? null : read.says;

/** Returns the words at a place, with the marks on their last letter, which folding has taken off. */
const wordsAt = (text: string, { start, end }: { start: number; end: number }) =>
  text.slice(start, end) + (/^\p{M}*/u.exec(text.slice(end, end + 4))?.[0] ?? '');

/** Finds what one piece of text says on each rule; offsets count from the piece's start. */
export function scan(
  text: string,
  stretches: readonly Stretch[],
  rules: readonly ReadRule[],
  words: RuleWords,
): RuleReading[] {
  const found: RuleReading[] = [];
  for (const sentence of sentencesOf(text, stretches)) {
    if (sentence.references) continue;
    const asked = askedOf(sentence, laysDown(sentence, words), words);
    for (const rule of rules) {
      const read = readBy(rule, asked, words);
      const mention =
        read === null
          ? words.pattern(rule.read.topic[sentence.lang], sentence.lang).exec(sentence.text)
          : null;
      const at =
        read?.at ??
        (mention === null ? null : { start: mention.index, end: mention.index + mention[0].length });
      // What the lead-in of a list says is said once, with its first item.
      if (at === null || (sentence.isLaterItem && at.end <= sentence.leadInLength)) continue;
      const unread = read?.answer === 'keeps' ? unreadBy(rule, asked, words, read.read) : [];
      const isPartly = unread.length > 0;
      const source = sourceSpan(sentence, at);
      const { quote, start, end, parts } = passageOf(text, sentence, source);
      found.push({
        rule: rule.id,
        answer: isPartly ? 'partly' : (read?.answer ?? 'mentions'),
        says: isPartly ? null : saidBy(read),
        ...(read === null || isPartly ? { read: [wordsAt(text, source)] } : {}),
        ...(isPartly ? { unread: unread.map((span) => wordsAt(text, sourceSpan(sentence, span))) } : {}),
        quote,
        evidence: { start, end, page: null, ...(parts === undefined ? {} : { parts }) },
        clause:
          at.end <= sentence.leadInLength
            ? borneOut(sentence.leadInClause, sentence.text)
            : clauseOfWords(borneOut(sentence.clause, sentence.text), sentence.text, at),
        section: sectionName(sentence.heading),
      });
    }
  }
  return found;
}
