import type { Topic } from '#workers/engines/topics/topic.js';
import { awardTopics } from './award.js';
import { conductTopics } from './conduct.js';
import { contractTopics } from './contract.js';
import { costTopics } from './costs.js';
import { endingTopics } from './ending.js';
import { everydayTopics } from './everyday/index.js';
import { leaveTopics } from './leave.js';
import { payTopics } from './pay.js';
import { termTopics } from './term.js';
import { timeTopics } from './time.js';

const FORMAL: Readonly<Record<string, Topic>> = {
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

/** Phrases of the rules of the Labor Law, by the ids of the rules: in the words of the law and of contracts, and in plain ones. */
export const laborTopics: Readonly<Record<string, Topic>> = Object.fromEntries(
  Object.entries(FORMAL).map(([id, { en, ar }]) => {
    const plain = everydayTopics[id];
    return [id, plain === undefined ? { en, ar } : { en: [...en, ...plain.en], ar: [...ar, ...plain.ar] }];
  }),
);
