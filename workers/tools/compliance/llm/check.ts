import type { Language } from '#shared/contracts/common.js';
import type { DocumentType } from '#shared/tools/compliance/documents.js';
import { cleanText } from '#workers/extraction/clean.js';
import { valuesWithout } from '#workers/engines/text/named-values.js';
import type { Party } from '#workers/engines/text/parties.js';
import { QuoteIndex } from '#workers/engines/text/quotes/resolve.js';
import type { Stretch } from '#workers/engines/text/sentences.js';
import { sectionName } from '#workers/engines/text/titles.js';
import { rulesById, type ReadRule } from '#workers/law/readers/index.js';
import { rolesIn } from '#workers/law/readers/roles.js';
import { RuleWords } from '#workers/law/readers/words.js';
import type { RuleReading } from '../answer.js';
import { scan } from '../builtin/scan.js';
import type { AnsweredRule } from './prompt.js';
import { contraryViews } from './words.js';

const SAYS_CHARS = 400;
const QUOTE_CHARS = 3_000;

/** A passage, and what a model has answered about it. */
export interface AnswerCheckInput {
  answers: readonly AnsweredRule[];
  /** Ids of the rules that the model was asked about. */
  rules: readonly string[];
  /** The passage. Offsets of the stretches count from its start. */
  text: string;
  stretches: readonly Stretch[];
  type: DocumentType;
  parties: readonly Party[];
  lang: Language;
}

export interface CheckedAnswers {
  readings: RuleReading[];
  /** Number of answers that the passage bears out, and of those that were dropped. */
  answers: { kept: number; dropped: number };
  /** Number of sentences that were kept and dropped. */
  statements: { kept: number; dropped: number };
  /** Rules that were asked about and whose answer is not known. */
  unsettled: string[];
}

/**
 * Checks what a model answers about a passage: an answer is kept if its quote stands there and its rule was asked about. A sentence
 * whose values stand neither in the quote nor in the rule is dropped. Where the rule's own readers read the quoted words the other
 * way, neither overrules the other: the answer becomes doubtful, with both views.
 */
export function checkAnswers(input: AnswerCheckInput): CheckedAnswers {
  const { text, stretches, type, parties, lang } = input;
  const rules = new Map(rulesById(input.rules).map((rule) => [rule.id, rule]));
  const index = new QuoteIndex(text);
  const read = scan(text, stretches, [...rules.values()], new RuleWords(rolesIn(type, parties)));
  const checked: CheckedAnswers = {
    readings: [],
    answers: { kept: 0, dropped: 0 },
    statements: { kept: 0, dropped: 0 },
    unsettled: [],
  };
  const unsettled = new Set(rules.keys());
  for (const { rule } of input.answers) unsettled.delete(rule);
  for (const { rule: id, answer, quote, says } of input.answers) {
    if (answer === 'not_addressed') {
      // A breach that the readers see in this passage is not settled by a model that passes over it.
      if (read.some((reading) => reading.rule === id && reading.answer === 'breaks')) unsettled.add(id);
      continue;
    }
    const rule = rules.get(id);
    const place = rule === undefined || quote.length > QUOTE_CHARS ? null : index.find(cleanText(quote));
    if (rule === undefined || place === null) {
      checked.answers.dropped += 1;
      if (rule !== undefined) unsettled.add(id);
      continue;
    }
    const words = text.slice(place.start, place.end);
    const sentence = cleanText(says).trim();
    const isBorne = sentence !== '' && sentence.length <= SAYS_CHARS && bears(sentence, words, rule);
    checked.statements[isBorne ? 'kept' : 'dropped'] += 1;
    checked.answers.kept += 1;
    const against = read.find(
      (reading) =>
        reading.rule === id &&
        isOpposite(reading.answer, answer) &&
        reading.evidence.start < place.end &&
        place.start < reading.evidence.end,
    );
    const stretch = stretches.find(({ start, end }) => place.start >= start && place.start < end);
    checked.readings.push({
      rule: id,
      answer: against === undefined ? answer : 'doubtful',
      says:
        against !== undefined
          ? contraryViews({ answer, sentence: isBorne ? sentence : null }, against)
          : // A kept rule is told as kept: the words of a model have not been compared with the clause's quantities.
            isBorne && answer !== 'keeps'
            ? { en: sentence, ar: sentence }
            : null,
      quote: words,
      evidence: { ...place, page: null },
      clause: stretch?.number ?? null,
      section: sectionName(stretch?.heading ?? null),
    });
  }
  return { ...checked, unsettled: [...unsettled] };

  function bears(sentence: string, words: string, rule: ReadRule): boolean {
    return valuesWithout(sentence, `${words}\n${rule.demands[lang]}`).length === 0;
  }
}

const isOpposite = (read: RuleReading['answer'], answered: RuleReading['answer']) =>
  (read === 'keeps' && answered === 'breaks') || (read === 'breaks' && answered === 'keeps');
