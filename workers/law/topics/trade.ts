import type { Topic } from '#workers/engines/topics/topic.js';
import { dealingTopics } from './trade-dealings.js';
import { financeTopics } from './trade-finance.js';
import { leaseTopics } from './trade-leases.js';
import { realEstateTopics } from './trade-real-estate.js';
import { tenderTopics } from './trade-tenders.js';

/** Phrases of the rules on leases, real estate, building, public contracts, distribution, finance and trade. */
export const tradeTopics: Readonly<Record<string, Topic>> = {
  ...leaseTopics,
  ...realEstateTopics,
  ...tenderTopics,
  ...dealingTopics,
  ...financeTopics,
};
