import { bounded } from '../plain.js';
import { modalsIn } from './english-modals.js';
import { within, type Span } from './stance.js';

/** Verbs in the present, besides the modal words, that a party can be the subject of. */
const PRESENT = new RegExp(
  bounded(
    '\\b(?:is|are|was|were|has|have|had|does|do|did|indemnif(?:y|ies)|assigns?|appoints?|makes?|gives?|provides?|transfers?|conveys?|guarant(?:ees?|ies)|submits?|consents?|permits?|authori[sz]es?|discharges?|assumes?|bears?|commits?|elects?|fails?|reserves?|excludes?|limits?|engages?|licen[cs]es?|sells?|terminates?|breaches)(?! (?:of|to the extent)\\b)\\b',
  ),
  'gi',
);
/** Words between a modal verb and the verb that it belongs to. */
const ADVERBS = /^\s*(?:(?:not|hereby|also|\w{1,20}ly)\s+){0,3}$/i;
const NOT_A_VERB = /\b(?:the|a|an|any|no|such|its|their|his|our|your|of|each|to|and|or|under|'s)\s+$/i;
const INVERTED = /\b(?:event|circumstances?|time|case|nor|means|way|reason)\s*,?\s*$/i;

/** A verb by which something is said of a subject. */
export interface Verb extends Span {
  /** True if the subject follows: "in no event shall Supplier". */
  inverted: boolean;
}

/** Returns the verbs of an English text that a party can be the subject of, in order. */
export function englishVerbs(text: string): Verb[] {
  const modals = modalsIn(text);
  const present = [...text.matchAll(PRESENT)]
    .map(({ index, 0: words }) => ({ start: index, end: index + words.length }))
    .filter(
      ({ start }) =>
        !modals.some(
          (modal) =>
            within(modal, start) || (modal.end <= start && ADVERBS.test(text.slice(modal.end, start))),
        ) && !NOT_A_VERB.test(text.slice(Math.max(0, start - 12), start)),
    );
  return [...modals, ...present]
    .sort((a, b) => a.start - b.start)
    .map((span) => ({
      ...span,
      inverted: INVERTED.test(text.slice(Math.max(0, span.start - 30), span.start)),
    }));
}
