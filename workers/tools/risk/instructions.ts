import type { Language } from '#shared/contracts/common.js';
import { pageAt, type ExtractedDocument } from '#platform/documents.js';
import type { Span } from '#workers/engines/text/quotes/resolve.js';
import { findInstructions, MOST_INSTRUCTIONS as MOST } from '#workers/engines/text/instructions.js';
import type { Finding } from './finding.js';

const QUOTE_CHARS = 400;

/** Fields of a finding on hidden text whose place is unknown. */
const NOWHERE = { severity: 'high', clause: null, section: null, quote: null, evidence: null } as const;

const WORDS = {
  en: {
    instructions: {
      title: 'The document gives instructions to a machine that reads it',
      explanation:
        'These words address an automated reader and not the parties. They may be meant to change the outcome of a review. They were treated as text and not followed.',
      recommendation: 'Ask who put these words there and why, and read the document yourself with care.',
    },
    hidden: {
      title: 'The document contains text that is not visible on its pages',
      explanation:
        'A reader can hardly see this text, because of its color, its size or its place. It may be left over from drafting, or meant for a machine that reads the document. It was treated like the rest of the text.',
      recommendation:
        'Ask who put this text there and why, and have it removed or made visible before signing.',
    },
    reads: (quote: string) => `It reads: “${quote}”.`,
  },
  ar: {
    instructions: {
      title: 'يتضمن المستند تعليمات موجهة إلى قارئ آلي',
      explanation:
        'تخاطب هذه العبارات قارئاً آلياً لا أطراف العقد، وقد يُراد بها التأثير في نتيجة المراجعة. عوملت بوصفها نصاً ولم تُتّبع.',
      recommendation: 'اسأل عمّن وضع هذه العبارات وسببها، وراجع المستند بنفسك بعناية.',
    },
    hidden: {
      title: 'يتضمن المستند نصاً لا يظهر في صفحاته',
      explanation:
        'يصعب على القارئ رؤية هذا النص بسبب لونه أو حجمه أو موضعه. وقد يكون من بقايا الصياغة أو موجهاً إلى قارئ آلي. عومل معاملة سائر النص.',
      recommendation: 'اسأل عمّن وضع هذا النص وسببه، واطلب حذفه أو إظهاره قبل التوقيع.',
    },
    reads: (quote: string) => `والنص هو: «${quote}».`,
  },
} as const satisfies Record<Language, object>;

/** A stretch of the text under one heading, as an engine cut it. */
interface Stretch extends Span {
  heading: string | null;
  number: string | null;
}

/**
 * Returns findings on instructions to a machine within a document and on text that is hidden in it; `stretches` give
 * the heading of each. Found by patterns and not by a model, which the instructions may have misled.
 */
export function hiddenInstructions(
  document: Pick<ExtractedDocument, 'text' | 'pages' | 'warnings'>,
  lang: Language,
  stretches: readonly Stretch[],
): Finding[] {
  const { text, pages, warnings } = document;
  const { instructions, hidden, reads } = WORDS[lang];
  const at = ({ start, end }: Span) => {
    const stretch = stretches.find((one) => start >= one.start && start < one.end);
    return {
      severity: 'high' as const,
      clause: stretch?.number ?? null,
      section: stretch?.heading ?? null,
      quote: text.slice(start, end),
      evidence: { start, end, page: pageAt(pages, start) },
      articles: [],
    };
  };
  /** Lists the findings; the first says how many there are besides those listed. */
  const listed = (
    kind: string,
    words: typeof instructions | typeof hidden,
    spans: readonly Span[],
    count: number,
  ) =>
    spans.map((span, place): Finding => {
      const unlisted = place === 0 ? count - spans.length : 0;
      return { kind, ...words, ...at(span), ...(unlisted === 0 ? {} : { unlisted }) };
    });
  const orders = findInstructions(text);
  const found = listed('hidden-instructions', instructions, orders.spans, orders.count);
  const unseen = warnings
    .filter(({ code }) => code === 'hidden_text')
    .flatMap(({ quote, spans = [] }): Finding[] => {
      if (spans.length === 0) {
        const explanation = [hidden.explanation, ...(quote === undefined ? [] : [reads(quote)])].join(' ');
        return [{ kind: 'hidden-text', ...hidden, explanation, ...NOWHERE, articles: [] }];
      }
      const cut = spans
        .slice(0, MOST)
        .map(({ start, end }) => ({ start, end: Math.min(end, start + QUOTE_CHARS) }));
      return listed('hidden-text', hidden, cut, spans.length);
    });
  return [...found, ...unseen];
}
