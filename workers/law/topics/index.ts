import type { Topic } from '#workers/engines/topics/topic.js';

const NONE: Topic = { en: [], ar: [] };

/** Returns the phrases by which a lawyer would look in a text for the subject of a rule. */
export const topicOf = (_ruleId: string): Topic => NONE;
