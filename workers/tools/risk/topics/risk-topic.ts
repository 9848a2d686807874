import type { Topic } from '#workers/engines/topics/topic.js';

/** Makes a topic of its phrases in each language, set apart by commas. */
export const topic = (en: string, ar: string): Topic => ({ en: phrasesOf(en), ar: phrasesOf(ar) });

const phrasesOf = (listed: string): string[] =>
  listed
    .split(/[,،]/)
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '');
