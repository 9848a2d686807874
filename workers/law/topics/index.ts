import type { Topic } from '#workers/engines/topics/topic.js';
import { civilTopics } from './civil.js';
import { eCommerceTopics } from './e-commerce.js';
import { internationalTopics } from './international.js';
import { laborTopics } from './labor/index.js';
import { personalDataTopics } from './personal-data/index.js';
import { tradeTopics } from './trade.js';

const TOPICS: Readonly<Record<string, Topic>> = {
  ...laborTopics,
  ...personalDataTopics,
  ...civilTopics,
  ...eCommerceTopics,
  ...tradeTopics,
  ...internationalTopics,
};

/** Topic of a rule that has no phrases: found in no document. */
const NO_PHRASES: Topic = { en: [], ar: [] };

/** Returns the phrases by which a lawyer would look in a document for what concerns a rule of law. */
export const topicOf = (ruleId: string): Topic => TOPICS[ruleId] ?? NO_PHRASES;
