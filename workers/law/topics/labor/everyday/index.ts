import type { Topic } from '#workers/engines/topics/topic.js';
import { contractTopics } from './contract.js';
import { costTopics } from './costs.js';
import { endingTopics } from './ending.js';
import { payTopics } from './pay.js';
import { timeTopics } from './time.js';

/** Phrases in plain words, as a shop or a site writes to its people, of the rules of the Labor Law. */
export const everydayTopics: Readonly<Record<string, Topic>> = {
  ...contractTopics,
  ...endingTopics,
  ...payTopics,
  ...timeTopics,
  ...costTopics,
};
