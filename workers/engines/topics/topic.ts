import type { Language } from '#shared/contracts/common.js';

/**
 * The phrases of a topic: those by which a lawyer would look for it in a text. A phrase is words that stand near each other in one
 * sentence or in the heading above it, in any order and inflection ("guarantee payment"); `*` ends a word of which only the beginning counts
 * ("guarant*"), `/` parts words of which any will do ("wage/salary"), and `+` joins words that follow each other at once ("day+off").
 * A phrase of one word has to be unmistakable ("indemnif*").
 */
export type Topic = Readonly<Record<Language, readonly string[]>>;

/** What is known of a topic from reading a document. */
export interface TopicEvidence {
  /** True if something was found on it. */
  found: boolean;
  /** True if something was found on it and is not shown: it was dropped, disputed, merged away, or its reading failed. */
  unsettled: boolean;
}

/**
 * State of a topic in a document. `absent`: the whole text was read, nothing on the topic was found, nothing of it was left
 * out, and none of its phrases stands in the text. `unread`: anything else; the document may be about it.
 */
export type TopicState = 'found' | 'absent' | 'unread';

/**
 * Decides what may be said of a topic: the one place that tells "not there" from "not read". `hasPhrase` tells whether a phrase of
 * the topic stands in the text, `isRead` whether the whole text was read.
 */
export function topicState(
  { found, unsettled }: TopicEvidence,
  { hasPhrase, isRead }: { hasPhrase: boolean; isRead: boolean },
): TopicState {
  if (found) return 'found';
  return unsettled || hasPhrase || !isRead ? 'unread' : 'absent';
}
