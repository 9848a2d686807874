import type { Language } from '#shared/contracts/common.js';
import type { Extracted } from '#platform/documents.js';
import type { Finding } from '../engine.js';

/** Words that speak to a machine which reads, and not to the parties. */
const ORDERS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b(?:\s+\w+){0,3}\s+(?:instructions?|prompts?|directions)\b[^.\n]{0,200}/giu,
  /\b(?:system|developer) prompt\b[^.\n]{0,200}/giu,
  /\byou are (?:now )?(?:an? |the )?(?:\w+ ){0,3}(?:AI|language model|assistant|chatbot|LLM)\b[^.\n]{0,200}/gu,
  /\b(?:AI|LLM|language model|automated) (?:reviewers?|readers?|assistants?|systems?|tools?)\b[^.\n]{0,60}\b(?:must|should|shall|do not|are to)\b[^.\n]{0,200}/giu,
  /\b(?:do not|don't|never)\s+(?:report|mention|flag|reveal)\b[^.\n]{0,40}\b(?:risks?|findings?|issues?|clause)\b[^.\n]{0,100}/giu,
  /\b(?:respond|reply|answer|output)\s+(?:only|exclusively)\s+with\s+(?:the (?:words?|sentence|phrase|text|JSON)\b|["“'{])[^.\n]{0,200}/giu,
  /(?:تجاهل|تجاهلي|اهمل|أهمل)\s+(?:\S+\s+){0,3}(?:التعليمات|الأوامر|التوجيهات)[^.\n]{0,200}/gu,
  /(?:نموذج لغوي|ذكاء اصطناعي)[^.\n]{0,60}(?:يجب|عليك|لا تذكر)[^.\n]{0,200}/gu,
];
/** What the reading of a document warns of where it holds words that nobody sees. */
const HIDDEN_TEXT = 'hidden_text';
const MOST = 5;
const QUOTE_CHARS = 400;

const WORDS = {
  en: {
    title: 'The document gives instructions to a machine that reads it',
    explanation:
      'These words address an automated reader and not the parties. They may be meant to change the outcome of a review. They were treated as text and not followed.',
    recommendation: 'Ask who put these words there and why, and read the document yourself with care.',
    hidden: 'The document holds text that is not visible on its pages',
  },
  ar: {
    title: 'يتضمن المستند تعليمات موجهة إلى قارئ آلي',
    explanation:
      'تخاطب هذه العبارات قارئاً آلياً لا أطراف العقد، وقد يُراد بها التأثير في نتيجة المراجعة. عوملت بوصفها نصاً ولم تُتّبع.',
    recommendation: 'اسأل عمّن وضع هذه العبارات وسببها، وراجع المستند بنفسك بعناية.',
    hidden: 'يتضمن المستند نصاً لا يظهر في صفحاته',
  },
} as const satisfies Record<Language, object>;

/** What the reading tells of hidden words: its sentence is English, what it quotes is the document's. */
function told(detail: string, lang: Language): string {
  if (lang === 'en') return detail;
  const quote = /“(.+)”/s.exec(detail)?.[1];
  return quote === undefined ? '' : `والنص هو: «${quote}».`;
}

/**
 * Instructions to a machine within a document, and text that is hidden in it, as findings. Told by its words
 * and not by the model, which such words may have misled.
 */
export function hiddenInstructions(
  { text, warnings }: Pick<Extracted, 'text' | 'warnings'>,
  lang: Language,
): Finding[] {
  const { hidden, ...words } = WORDS[lang];
  const finding = {
    kind: 'hidden-instructions',
    severity: 'high' as const,
    ...words,
    clause: null,
    section: null,
  };
  const spans: { start: number; end: number }[] = [];
  for (const pattern of ORDERS) {
    for (const match of text.matchAll(pattern)) {
      const span = { start: match.index, end: match.index + match[0].trimEnd().length };
      if (spans.every(({ start, end }) => span.end <= start || span.start >= end)) spans.push(span);
    }
  }
  const found = spans
    .sort((a, b) => a.start - b.start)
    .slice(0, MOST)
    .map((span) => ({
      ...finding,
      quote: text.slice(span.start, span.end),
      evidence: { ...span, page: null },
    }));
  const unseen = warnings
    .filter(({ code }) => code === HIDDEN_TEXT)
    .flatMap(({ detail, spans = [] }): Finding[] => {
      const said = {
        ...finding,
        title: hidden,
        explanation: `${words.explanation} ${told(detail, lang)}`.trim(),
      };
      if (spans.length === 0) return [{ ...said, quote: null, evidence: null }];
      return spans.slice(0, MOST).map(({ start, end }) => ({
        ...said,
        quote: text.slice(start, end).slice(0, QUOTE_CHARS),
        evidence: { start, end: Math.min(end, start + QUOTE_CHARS), page: null },
      }));
    });
  return [...found, ...unseen];
}
