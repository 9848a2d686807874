import type { Evidence, Language } from '#shared/contracts/common.js';
import { pageAt, type ExtractedDocument } from '#platform/documents.js';
import { borneOut } from '#workers/engines/text/clause-number.js';
import { languageOf } from '#workers/engines/text/arabic.js';
import { pieces } from '#workers/engines/text/cutting.js';
import { passageOf } from '#workers/engines/text/passage.js';
import { sentencesOf, type Sentence } from '#workers/engines/text/sentences.js';
import { sourceSpan } from '#workers/engines/text/source-span.js';
import { placedWords } from '#workers/engines/text/term-index.js';
import { sectionName } from '#workers/engines/text/titles.js';
import { looseLines, type LooseLine } from './loose-lines.js';
import { PhraseMatcher, type PhraseMatch, type PlacedWord } from './phrases.js';
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

const LANGUAGES = ['en', 'ar'] as const satisfies readonly Language[];
type Matchers = Readonly<Record<Language, PhraseMatcher>>;

/** Least number of letters of a word that tells something of a topic. */
const LEAST_LETTERS = 4;

/** A sentence, or a line outside of sentences, in which a phrase of a topic stands, before its passage is made. */
export interface TopicHit extends PhraseMatch {
  /** True for a line outside of sentences, such as a row of a table. */
  isLine: boolean;
  /** Offset in the document of the first of its words; of the sentence where the phrase is of the heading alone. */
  start: number;
}

export interface BestPlace {
  place: TopicPlace;
  words: number;
  sentences: number;
}

interface Located {
  sentence: Sentence;
  origin: number;
  text: string;
}

/** Finds the phrases of topics in a document: in its sentences and the headings above them, and in what stands outside of sentences. */
export class TopicSearch {
  readonly #located: readonly Located[];
  readonly #lines: readonly LooseLine[];
  readonly #sentenceMatchers: Matchers;
  readonly #lineMatchers: Matchers;

  constructor(private readonly document: ExtractedDocument) {
    const located: Located[] = [];
    const lines: LooseLine[] = [];
    for (const { start: origin, end, stretches } of pieces(document)) {
      const text = document.text.slice(origin, end);
      const sentences = sentencesOf(text, stretches);
      located.push(...sentences.map((sentence) => ({ sentence, origin, text })));
      lines.push(
        ...looseLines(text, sentences).map((line) => ({
          ...line,
          start: line.start + origin,
          end: line.end + origin,
        })),
      );
    }
    this.#located = located;
    this.#lines = lines;
    this.#sentenceMatchers = matchersOf(located, ({ sentence: { text, lang, heading } }, of) => [
      ...(heading !== null && languageOf(heading) === of
        ? placedWords(heading, of).map(({ forms }) => ({ forms, start: -1, end: -1 }))
        : []),
      ...(lang === of ? placedWords(text, of) : []),
    ]);
    this.#lineMatchers = matchersOf(lines, ({ text }, of) => placedWords(text, of));
  }

  /** The sentences that are searched, in order, each with the offset in the document from which it counts. */
  get sentences(): readonly Readonly<{ sentence: Sentence; origin: number }>[] {
    return this.#located;
  }

  /** Tells whether a phrase of the topic stands in the document. */
  has(topic: Topic): boolean {
    return LANGUAGES.some((lang) =>
      topic[lang].some(
        (phrase) => this.#sentenceMatchers[lang].has(phrase) || this.#lineMatchers[lang].has(phrase),
      ),
    );
  }

  /**
   * Returns where phrases of a topic stand in the order of the text, at most one place for each sentence; lines outside of sentences
   * only where no sentence has one.
   */
  hits(topic: Topic): TopicHit[] {
    const hits: TopicHit[] = [];
    let underHeading: string | null | undefined;
    for (const match of matchesOf(topic, this.#sentenceMatchers)) {
      const { sentence, origin } = this.#located[match.unit] as Located;
      // A phrase of the heading alone is of the whole section: its first sentence stands for it.
      if (match.spans.length > 0 || sentence.heading !== underHeading)
        hits.push({
          ...match,
          isLine: false,
          start: origin + sourceSpan(sentence, ownWords(sentence, match.spans)).start,
        });
      underHeading = sentence.heading;
    }
    if (hits.length > 0) return hits;
    return matchesOf(topic, this.#lineMatchers).map((match) => ({
      ...match,
      isLine: true,
      start: (this.#lines[match.unit]?.start ?? 0) + (match.spans[0]?.[0] ?? 0),
    }));
  }

  /** Returns the places of a topic, as `hits` does, with their passages: far slower where there are many. */
  places(topic: Topic): TopicPlace[] {
    return this.hits(topic).map((hit) => this.place(hit));
  }

  /**
   * Returns the first of the places of a topic that have most words of a phrase, with that number of words and the number of
   * sentences that have a phrase; null if no phrase stands in the document. Short words, such as "to", are not counted. A sentence
   * that explains what words mean is shown only where no other has a phrase.
   */
  best(topic: Topic): BestPlace | null {
    const hits = this.hits(topic);
    const operative = hits.filter((hit) => !isOfWords(this.sentenceOf(hit)));
    const [first, ...others] = operative.length > 0 ? operative : hits;
    if (first === undefined) return null;
    let best = first;
    for (const hit of others) if (tellingWords(hit) > tellingWords(best)) best = hit;
    return { place: this.place(best), words: tellingWords(best), sentences: others.length + 1 };
  }

  /** Returns the sentence of a hit; undefined for a line outside of sentences. */
  sentenceOf({ unit, isLine }: TopicHit): Sentence | undefined {
    return isLine ? undefined : this.#located[unit]?.sentence;
  }

  /** Returns the text of a hit as it is matched. */
  textOf(hit: TopicHit): string {
    return this.sentenceOf(hit)?.text ?? this.#lines[hit.unit]?.text ?? '';
  }

  /** Returns the passage of a hit. */
  place({ unit, spans, isLine }: TopicHit): TopicPlace {
    return isLine ? this.#linePlace(unit, spans) : this.#sentencePlace(unit, spans);
  }

  #sentencePlace(unit: number, spans: PhraseMatch['spans']): TopicPlace {
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

  #linePlace(unit: number, spans: PhraseMatch['spans']): TopicPlace {
    const { start, end, text } = this.#lines[unit] as LooseLine;
    return {
      quote: text,
      evidence: { start, end, page: pageAt(this.document.pages, start) },
      clause: null,
      section: null,
      words: spans.map(([from, to]) => text.slice(from, to)),
    };
  }
}

/** Returns the first words of a phrase in a sentence; the sentence's beginning where the phrase is of the heading alone. */
function ownWords({ leadInLength }: Sentence, spans: PhraseMatch['spans']): { start: number; end: number } {
  const [start, end] = spans[0] ?? [leadInLength, leadInLength + 1];
  return { start, end };
}

/** Returns the number of words of a match that are not short. */
const tellingWords = ({ spans }: PhraseMatch): number =>
  spans.filter(([start, end]) => end - start >= LEAST_LETTERS).length;

/** Ranks a match among those of one unit; none at all ranks lowest. */
const weightOf = (match: PhraseMatch | undefined): number =>
  match === undefined ? -1 : tellingWords(match) + (match.spans.length > 0 ? 0.5 : 0);

/** Tells whether a sentence only says what words mean, or lists clauses. */
const isOfWords = (sentence: Sentence | undefined): boolean =>
  sentence?.definition === true || sentence?.references === true;

/** Makes the matchers of units of text in both languages; `wordsOf` returns a unit's words in one language. */
function matchersOf<Unit>(
  units: readonly Unit[],
  wordsOf: (unit: Unit, lang: Language) => PlacedWord[],
): Matchers {
  const matcher = (lang: Language) =>
    new PhraseMatcher(
      units.map((unit) => wordsOf(unit, lang)),
      lang,
    );
  return { en: matcher('en'), ar: matcher('ar') };
}

/** Returns one match of a topic's phrases for each unit, that of the phrase with most words, in the order of the text. */
function matchesOf(topic: Topic, matchers: Matchers): PhraseMatch[] {
  const found = new Map<number, PhraseMatch>();
  for (const lang of LANGUAGES)
    for (const phrase of topic[lang])
      for (const match of matchers[lang].matches(phrase))
        if (weightOf(match) > weightOf(found.get(match.unit))) found.set(match.unit, match);
  return [...found.values()].sort((a, b) => a.unit - b.unit);
}
