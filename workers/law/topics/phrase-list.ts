import type { Topic } from '#workers/engines/topics/topic.js';

const listed = (phrases: string): string[] =>
  phrases.split(/[,،]/).flatMap((phrase) => {
    const words = phrase.trim().split(/\s+/).join(' ');
    return words === '' ? [] : [words];
  });

/** Builds a topic from its phrases, parted by commas. */
export const topic = (en: string, ar: string): Topic => ({ en: listed(en), ar: listed(ar) });
