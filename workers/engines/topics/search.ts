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

/** A sentence in which a phrase of a topic stands, before its passage is made. */
export interface TopicHit extends PhraseMatch {
  /** Offset in the document of the first of its words; of the sentence where the phrase is of the heading alone. */
  start: number;
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

  /** The sentences that are searched, in order, each with the offset in the document from which it counts. */
  get sentences(): readonly Readonly<{ sentence: Sentence; origin: number }>[] {
    return this.#located;
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
    return this.hits(topic).map((hit) => this.place(hit));
  }

  /** Returns where phrases of a topic stand, as `places` does, without the passages: far faster where there are many. */
  hits(topic: Topic): TopicHit[] {
    const found = new Map<number, PhraseMatch>();
    for (const lang of ['en', 'ar'] as const)
      for (const phrase of topic[lang])
        for (const match of this.#matchers[lang].matches(phrase))
          if ((found.get(match.unit)?.spans.length ?? 0) === 0) found.set(match.unit, match);
    const hits: TopicHit[] = [];
    let underHeading: string | null | undefined;
    for (const { unit, spans } of [...found.values()].sort((a, b) => a.unit - b.unit)) {
      const { sentence, origin } = this.#located[unit] as Located;
      // A phrase of the heading alone is of the whole section: its first sentence stands for it.
      if (spans.length > 0 || sentence.heading !== underHeading)
        hits.push({ unit, spans, start: origin + sourceSpan(sentence, ownWords(sentence, spans)).start });
      underHeading = sentence.heading;
    }
    return hits;
  }

  /** Returns the passage of a hit. */
  place({ unit, spans }: TopicHit): TopicPlace {
    const { sentence, origin, text } = this.#located[unit] as Located;
    const { quote, parts, ...range } = passageOf(
      text,
      sentence,
      sourceSpan(sentence, ownWords(sentence, spans)),
    );
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

/** Returns the first words of a phrase in a sentence; the sentence's beginning where the phrase is of the heading alone. */
function ownWords({ leadInLength }: Sentence, spans: PhraseMatch['spans']): { start: number; end: number } {
  const [start, end] = spans[0] ?? [leadInLength, leadInLength + 1];
  return { start, end };
}
