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

export interface BestPlace {
  place: TopicPlace;
  words: number;
  sentences: number;
}

/** A sentence or line in which a phrase of a topic stands, before its passage is made. */
export interface TopicHit extends PhraseMatch {
  /** Null for a line outside of sentences. */
  sentence: Sentence | null;
  /** Offset in the document of the first of its words; of the sentence or line where these stand in the heading alone. */
  start: number;
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

  /** Tells whether a phrase of the topic stands in the document. */
  has(topic: Topic): boolean {
    return LANGUAGES.some((lang) =>
      topic[lang].some(
        (phrase) => this.#sentenceMatchers[lang].has(phrase) || this.#lineMatchers[lang].has(phrase),
      ),
    );
  }

  /** The sentences that are searched, in order, each with the offset in the document from which it counts. */
  get sentences(): readonly Readonly<{ sentence: Sentence; origin: number }>[] {
    return this.#located;
  }

  /** Returns the places of a topic in the order of the text, at most one for each sentence; lines outside of sentences only without any. */
  places(topic: Topic): TopicPlace[] {
    return this.hits(topic).map((hit) => this.place(hit));
  }

  /** Returns where phrases of a topic stand, as `places` does, without the passages: far faster where there are many. */
  hits(topic: Topic): TopicHit[] {
    const hits: TopicHit[] = [];
    let underHeading: string | null | undefined;
    for (const { unit, spans } of matchesOf(topic, this.#sentenceMatchers)) {
      const { sentence, origin } = this.#located[unit] as Located;
      // A phrase of the heading alone is of the whole section: its first sentence stands for it.
      if (spans.length > 0 || sentence.heading !== underHeading)
        hits.push({
          ...{ unit, spans, sentence },
          start: origin + sourceSpan(sentence, ownWords(sentence, spans)).start,
        });
      underHeading = sentence.heading;
    }
    if (hits.length > 0) return hits;
    return matchesOf(topic, this.#lineMatchers).map(({ unit, spans }) => ({
      ...{ unit, spans, sentence: null },
      start: this.#lines[unit]?.start ?? 0,
    }));
  }

  /** Returns the passage of a hit. */
  place({ unit, spans, sentence }: TopicHit): TopicPlace {
    return sentence === null ? this.#linePlace(unit, spans) : this.#place(unit, spans);
  }

  /** Returns where the sentence or line of a hit stands in the document. */
  spanOf({ unit, sentence }: TopicHit): Readonly<{ start: number; end: number }> {
    const origin = this.#located[unit]?.origin ?? 0;
    if (sentence !== null) return { start: origin + sentence.start, end: origin + sentence.end };
    return this.#lines[unit] ?? { start: 0, end: 0 };
  }

  /** Returns the text of a hit as it is matched. */
  textOf({ unit, sentence }: TopicHit): string {
    return sentence?.text ?? this.#lines[unit]?.text ?? '';
  }

  /**
   * Returns the first of the places of a topic that have most words of a phrase, with that number of words and the number of
   * sentences that have a phrase; null if no phrase stands in the document. Short words, such as "to", are not counted. A sentence
   * that explains what words mean is shown only where no other has a phrase.
   */
  best(topic: Topic): BestPlace | null {
    const inSentences = matchesOf(topic, this.#sentenceMatchers);
    const operative = inSentences.filter(({ unit }) => !isOfWords(this.#located[unit]?.sentence));
    if (operative.length > 0) return this.#bestOf(operative, (match) => this.#place(match.unit, match.spans));
    if (inSentences.length > 0)
      return this.#bestOf(inSentences, (match) => this.#place(match.unit, match.spans));
    return this.#bestOf(matchesOf(topic, this.#lineMatchers), (match) =>
      this.#linePlace(match.unit, match.spans),
    );
  }

  #bestOf(matches: readonly PhraseMatch[], placeOf: (match: PhraseMatch) => TopicPlace): BestPlace | null {
    let best: { match: PhraseMatch; words: number } | undefined;
    for (const match of matches) {
      const words = tellingWords(match);
      if (best === undefined || words > best.words) best = { match, words };
    }
    if (best === undefined) return null;
    return { place: placeOf(best.match), words: best.words, sentences: matches.length };
  }

  #place(unit: number, spans: PhraseMatch['spans']): TopicPlace {
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
