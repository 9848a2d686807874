import type { Topic } from '#workers/engines/topics/topic.js';
import { civilBusinessTopics } from './civil-business.js';
import { civilContractTopics } from './civil-contracts.js';
import { civilDisputeTopics } from './civil-disputes.js';
import { civilLiabilityTopics } from './civil-liability.js';

/** Phrases of the rules on contracts in general, business and disputes. */
export const civilTopics: Readonly<Record<string, Topic>> = {
  ...civilLiabilityTopics,
  ...civilContractTopics,
  ...civilDisputeTopics,
  ...civilBusinessTopics,
};
