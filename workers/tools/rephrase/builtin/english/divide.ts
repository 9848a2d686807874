import type { Span } from '#workers/engines/text/clause/stance.js';
import { bounded } from '#workers/engines/text/plain.js';
import type { Edit } from '../rule.js';
import { bodyStart } from './active.js';
import { PARTY } from './parties.js';

/** Words from which a sentence is long. */
const LONG_WORDS = 35;
/** Words that each side of a joint has at least. */
const SIDE_WORDS = 8;
/** A longer piece without a full stop is a list or a table. */
const LONGEST_CHARS = 3_000;
const VERB =
  '(?: hereby| also| further| then| expressly)?(?: (?:shall|will|may|must|agrees?|has|have|is|are))\\b';
const OPENS_WITH_SUBJECT = new RegExp(
  bounded(`^(?:${PARTY}|(?:The|All|Any|Each|This|These|Such|No) (?:\\w+ ){0,5}?\\w+)${VERB}`),
);
const NOUN = `(?:${PARTY}|(?:the|all|any|each|this|these|such|no) (?:\\w+ ){0,5}?\\w+)`;
const JOINT = new RegExp(
  bounded(
    `; (?:and |(however, |therefore, |otherwise, )|)(?=${NOUN}${VERB})|, and (?=${PARTY}(?: (?:shall|will|must|may))\\b)`,
  ),
  'g',
);
/** What reaches over a joint: a condition, a list or a verb that governs both sides. */
const REACHES =
  /\b(?:if|unless|when|whenever|whether|provided|except|save|subject to|notwithstanding|until|to the extent|in the event|so long as|as long as|while|(?:agrees?|acknowledges?|confirms?|ensures?|provides?|states?|understands?|certif(?:y|ies)|believes?|declares?|such|so|is|are|agreed|understood) that|represents?|warrants?|covenants?|means?|as follows|either|neither|should)\b|[:"]|\((?:[a-z]{1,2}|[ivx]{3,4})\)|(?<!\b(?:one|two|three|four|five|six|seven|eight|nine) )\(\d\)|\b[ivx]{1,4}\)/i;
const REACHES_BACK =
  /\b(?:if|unless|provided|except|in each case|subject to|to the extent|respectively|as applicable|until|each|both|in either case)\b|\((?:[a-z]{1,2}|[ivx]{3,4})\)|:/i;

/** Returns the changes that divide long sentences where each side has a subject and a verb of its own. */
export function dividingEdits(text: string, sentences: readonly Span[]): Edit[] {
  return sentences.flatMap(({ start, end }) => {
    const sentence = text.slice(start, end);
    if (sentence.length > LONGEST_CHARS || wordsOf(sentence) < LONG_WORDS) return [];
    const from = bodyStart(sentence);
    const edits: Edit[] = [];
    let last = from;
    for (const { index, 0: joint, 1: adverb = '' } of sentence.matchAll(JOINT)) {
      const [left, right] = [sentence.slice(last, index), sentence.slice(index + joint.length)];
      const isLoose = joint.startsWith(';');
      if (!OPENS_WITH_SUBJECT.test(left) || REACHES.test(left) || !isBalanced(left)) continue;
      if (!isLoose && REACHES_BACK.test(right)) continue;
      if (
        /\bprovided\b|\((?:[a-z]{1,2}|[ivx]{3,4})\)/i.test(right) ||
        wordsOf(left) < SIDE_WORDS ||
        wordsOf(right) < SIDE_WORDS
      )
        continue;
      const next = index + joint.length;
      const opening =
        adverb === ''
          ? sentence.charAt(next).toUpperCase()
          : adverb.charAt(0).toUpperCase() + adverb.slice(1);
      edits.push({
        start: start + index,
        end: start + (adverb === '' ? next + 1 : next),
        revised: `. ${opening}`,
        reason: 'sentence',
      });
      last = next;
    }
    return edits;
  });
}

const wordsOf = (text: string) => text.match(/\S+/g)?.length ?? 0;
const isBalanced = (text: string) => (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0);
