import type { Span } from './quotes/resolve.js';

/** Patterns of text that addresses a machine and not the parties. */
const ORDERS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b(?:\s+\w+){0,3}\s+(?:instructions?|prompts?|directions)\b[^.\n]{0,200}/giu,
  /\b(?:system|developer) prompt\b(?!\s(?:for|of|in|on|that|which|shown|displayed|message)\b)[^.\n]{0,200}/giu,
  /\byou are (?:now )?(?:an? |the )?(?:\w+ ){0,3}(?:AI|language model|assistant|chatbot|LLM)\b[^.\n]{0,200}/gu,
  /\b(?:AI|LLM|language model|automated) (?:reviewers?|readers?|assistants?|systems?|tools?)\b[^.\n]{0,60}\b(?:must|should|shall|do not|are to)\b[^.\n]{0,200}/giu,
  /\b(?:do not|don't|never)\s+(?:report|mention|flag|reveal)\b[^.\n]{0,40}\b(?:risks?|findings?|issues?|clause)\b[^.\n]{0,100}/giu,
  /\b(?:respond|reply|answer|output)\s+(?:only|exclusively)\s+with\s+(?:the (?:words?|sentence|phrase|text|JSON)\b|["“'{])[^.\n]{0,200}/giu,
  /(?:تجاهل|تجاهلي|اهمل|أهمل)\s+(?:\S+\s+){0,3}(?:التعليمات|الأوامر|التوجيهات)[^.\n]{0,200}/gu,
  /(?:نموذج لغوي|ذكاء اصطناعي)[^.\n]{0,60}(?:يجب|عليك|لا تذكر)[^.\n]{0,200}/gu,
];
/** Most places that are returned. */
export const MOST_INSTRUCTIONS = 5;

/** Returns the first few places in which a text addresses a machine, in order, and their total count. */
export function findInstructions(text: string): { spans: Span[]; count: number } {
  let found: Span[] = [];
  for (const pattern of ORDERS) {
    const matches = Array.from(text.matchAll(pattern), ({ index, 0: words }) => ({
      start: index,
      end: index + words.trimEnd().length,
    }));
    found = joined(found, matches);
  }
  return { spans: found.slice(0, MOST_INSTRUCTIONS), count: found.length };
}

/**
 * Merges two ordered lists, leaving out spans of the second that touch one of the first. Linear, because a text may
 * be full of instructions.
 */
function joined(first: readonly Span[], second: readonly Span[]): Span[] {
  const all: Span[] = [];
  let at = 0;
  for (const span of second) {
    for (let next = first[at]; next !== undefined && next.end <= span.start; next = first[++at])
      all.push(next);
    const next = first[at];
    if (next === undefined || span.end <= next.start) all.push(span);
  }
  return [...all, ...first.slice(at)];
}
