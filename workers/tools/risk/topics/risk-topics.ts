import type { Topic } from '#workers/engines/topics/topic.js';
import type { Kind } from '../builtin/words/english.js';
import type { MissingKind } from '../expected-clauses.js';
import { claimTopics } from './claims.js';
import { disputeTopics } from './disputes.js';
import { draftingTopics } from './drafting.js';
import { endingTopics } from './ending.js';
import { informationTopics } from './information.js';
import { leaseTopics } from './leases.js';
import { liabilityTopics } from './liability.js';
import { moneyTopics } from './money.js';
import { restraintTopics } from './restraints.js';
import { rightsTopics } from './rights.js';
import { tradeTopics } from './trades.js';
import { withheldTopics } from './withheld.js';
import { workTopics } from './work.js';

/**
 * Kinds that no words of a text can show or rule out, because they consist in comparing all of it with itself: they are
 * never said to be absent.
 */
export const WITHOUT_WORDS = [
  'number-conflict',
  'date-conflict',
  'undefined-term',
] as const satisfies readonly Kind[];

/** Kinds of risk that words can show. */
export type TopicKind = Exclude<Kind, MissingKind | (typeof WITHOUT_WORDS)[number]>;

/** The phrases of each kind of risk: where one stands in the text, the kind is not said to be absent. */
export const RISK_TOPICS = {
  ...liabilityTopics,
  ...claimTopics,
  ...endingTopics,
  ...moneyTopics,
  ...withheldTopics,
  ...restraintTopics,
  ...rightsTopics,
  ...informationTopics,
  ...disputeTopics,
  ...draftingTopics,
  ...workTopics,
  ...leaseTopics,
  ...tradeTopics,
} as const satisfies Readonly<Record<TopicKind, Topic>>;

/** Tells whether words can show a kind of risk. */
export const isTopicKind = (kind: string): kind is TopicKind => Object.hasOwn(RISK_TOPICS, kind);
