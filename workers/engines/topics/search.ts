import type { Evidence } from '#shared/contracts/common.js';
import { pageAt, type ExtractedDocument } from '#platform/documents.js';
import { borneOut } from '#workers/engines/text/clause-number.js';
import { languageOf } from '#workers/engines/text/arabic.js';
import { pieces } from '#workers/engines/text/cutting.js';
import { passageOf } from '#workers/engines/text/passage.js';
import { sentencesOf, type Sentence } from '#workers/engines/text/sentences.js';
import { sourceSpan } from '#workers/engines/text/source-span.js';
import { placedWords } from '#workers/engines/text/term-index.js';
import { sectionName } from '#workers/engines/text/titles.js';
import { PhraseMatcher, type PhraseMatch } from './phrases.js';
import type { Topic } from './topic.js';

/** A sentence in which a phrase of a topic stands. */
export interface TopicPlace {
  quote: string;
  evidence: Evidence;
  clause: string | null;
  section: string | null;
  /** Words of the phrase as the text has them, in its order; those that stand in the heading alone are left out. */
  words: string[];
}

interface Located {
  sentence: Sentence;
  origin: number;
  text: string;
}

/** Finds the phrases of topics in the sentences of a document and the headings above them. */
export class TopicSearch {
  readonly #located: readonly Located[];
  readonly #matchers: Readonly<Record<'en' | 'ar', PhraseMatcher>>;

  constructor(private readonly document: ExtractedDocument) {
    this.#located = pieces(document).flatMap(({ start, end, stretches }) => {
      const text = document.text.slice(start, end);
      return sentencesOf(text, stretches).map((sentence) => ({ sentence, origin: start, text }));
    });
    const matcher = (lang: 'en' | 'ar') =>
      new PhraseMatcher(
        this.#located.map(({ sentence }) => {
          const { heading } = sentence;
          return [
            ...(heading !== null && languageOf(heading) === lang
              ? placedWords(heading, lang).map(({ forms }) => ({ forms, start: -1, end: -1 }))
              : []),
            ...(sentence.lang === lang ? placedWords(sentence.text, lang) : []),
          ];
        }),
        lang,
      );
    this.#matchers = { en: matcher('en'), ar: matcher('ar') };
  }

  /** Tells whether a phrase of the topic stands in the document. */
  has(topic: Topic): boolean {
    return (
      topic.en.some((phrase) => this.#matchers.en.has(phrase)) ||
      topic.ar.some((phrase) => this.#matchers.ar.has(phrase))
    );
  }

  /** Returns the places of a topic in the order of the text, at most one for each sentence. */
  places(topic: Topic): TopicPlace[] {
    const found = new Map<number, PhraseMatch>();
    for (const lang of ['en', 'ar'] as const)
      for (const phrase of topic[lang])
        for (const match of this.#matchers[lang].matches(phrase))
          if ((found.get(match.unit)?.spans.length ?? 0) === 0) found.set(match.unit, match);
    const places: TopicPlace[] = [];
    let underHeading: string | null | undefined;
    for (const { unit, spans } of [...found.values()].sort((a, b) => a.unit - b.unit)) {
      const heading = this.#located[unit]?.sentence.heading;
      // A phrase of the heading alone is of the whole section: its first sentence stands for it.
      if (spans.length > 0 || heading !== underHeading) places.push(this.#place(unit, spans));
      underHeading = heading;
    }
    return places;
  }

  #place(unit: number, spans: readonly (readonly [number, number])[]): TopicPlace {
    const { sentence, origin, text } = this.#located[unit] as Located;
    const [start, end] = spans[0] ?? [sentence.leadInLength, sentence.leadInLength + 1];
    const { quote, parts, ...range } = passageOf(text, sentence, sourceSpan(sentence, { start, end }));
    const moved = (span: { start: number; end: number }) => ({
      start: span.start + origin,
      end: span.end + origin,
    });
    return {
      quote,
      evidence: {
        ...moved(range),
        page: pageAt(this.document.pages, range.start + origin),
        ...(parts === undefined ? {} : { parts: parts.map(moved) }),
      },
      clause: borneOut(sentence.clause, sentence.text),
      section: sectionName(sentence.heading),
      words: spans.map(([from, to]) => {
        const span = sourceSpan(sentence, { start: from, end: to });
        return text.slice(span.start, span.end);
      }),
    };
  }
}
