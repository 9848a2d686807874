import type { Span } from '#workers/engines/text/clause/stance.js';

const BEHIND_CHARS = 60;
const AHEAD_CHARS = 110;
const STOP = /[;؛:]|\((?!\d+\))|\.\s|,(?!\s?(?:if|in|for)\b)/g;

/** Returns what stands in front of a quantity and behind it, and its own part of the sentence. */
export function aroundOf({ start, end }: Span, text: string) {
  const ahead = text.slice(Math.max(0, start - AHEAD_CHARS), start);
  const from = [...ahead.matchAll(STOP)].at(-1);
  const own = from === undefined ? ahead : ahead.slice(from.index + 1);
  const behind = text.slice(end, end + BEHIND_CHARS);
  return { ahead, own, behind, near: behind.split(/[;؛,،()]|\.\s|\s(?:and|but)\s/)[0] ?? '' };
}
