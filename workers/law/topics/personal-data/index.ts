import type { Topic } from '#workers/engines/topics/topic.js';
import { dutyTopics } from './duties.js';
import { noticeTopics } from './notice.js';
import { useTopics } from './use.js';

/** Phrases of the rules of the Personal Data Protection Law, by the ids of the rules. */
export const personalDataTopics: Readonly<Record<string, Topic>> = {
  ...noticeTopics,
  ...useTopics,
  ...dutyTopics,
};
