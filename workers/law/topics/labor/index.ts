import type { Topic } from '#workers/engines/topics/topic.js';
import { awardTopics } from './award.js';
import { conductTopics } from './conduct.js';
import { contractTopics } from './contract.js';
import { costTopics } from './costs.js';
import { endingTopics } from './ending.js';
import { leaveTopics } from './leave.js';
import { payTopics } from './pay.js';
import { termTopics } from './term.js';
import { timeTopics } from './time.js';

/** Phrases of the rules of the Labor Law, by the ids of the rules. */
export const laborTopics: Readonly<Record<string, Topic>> = {
  ...contractTopics,
  ...termTopics,
  ...endingTopics,
  ...awardTopics,
  ...payTopics,
  ...timeTopics,
  ...leaveTopics,
  ...costTopics,
  ...conductTopics,
};
