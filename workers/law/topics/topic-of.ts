import type { InBoth } from '#platform/law/rules/rule.js';
import type { Topic } from '#workers/engines/topics/topic.js';

const listed = (phrases: string, comma: string) =>
  phrases
    .split(comma)
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '');

/** Returns the topic of phrases that are written in a row: English ones with commas between them, Arabic ones with Arabic commas. */
export const topicOf = ({ en, ar }: InBoth): Topic => ({ en: listed(en, ','), ar: listed(ar, '،') });
