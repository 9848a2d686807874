import type { ExtractedDocument } from '#platform/documents.js';
import { TopicSearch, type TopicHit, type TopicPlace } from '#workers/engines/topics/search.js';
import type { Topic } from '#workers/engines/topics/topic.js';
import { topicOf } from '#workers/law/topics/index.js';
import { ClauseIndex } from './clauses.js';

/** Where the phrases of rules stand in a document, and its clauses. */
export class RulePlaces {
  readonly clauses: ClauseIndex;
  readonly #search: TopicSearch;
  readonly #definitions: readonly Readonly<{ start: number; end: number }>[];
  readonly #hits = new Map<string, readonly TopicHit[]>();

  constructor(
    document: ExtractedDocument,
    private readonly topics: (ruleId: string) => Topic = topicOf,
  ) {
    this.#search = new TopicSearch(document);
    this.#definitions = this.#search.sentences.flatMap(({ sentence, origin }) =>
      sentence.definition ? [{ start: origin + sentence.start, end: origin + sentence.end }] : [],
    );
    this.clauses = new ClauseIndex(document.text, this.#search);
  }

  /** Tells whether an offset of the document stands in a sentence that defines a word. */
  isInDefinition(offset: number): boolean {
    return this.#definitions.some(({ start, end }) => offset >= start && offset < end);
  }

  /** Tells whether a hit is a sentence that defines a word. */
  isDefinition({ sentence }: TopicHit): boolean {
    return sentence?.definition === true;
  }

  /** Returns where a rule's phrases stand, in the order of the text. */
  hits(ruleId: string): readonly TopicHit[] {
    const hits = this.#hits.get(ruleId) ?? this.#search.hits(this.topics(ruleId));
    this.#hits.set(ruleId, hits);
    return hits;
  }

  /** Returns where the sentence or line of a hit stands in the document. */
  spanOf(hit: TopicHit): Readonly<{ start: number; end: number }> {
    return this.#search.spanOf(hit);
  }

  /** Returns the text of a hit as it is matched. */
  textOf(hit: TopicHit): string {
    return this.#search.textOf(hit);
  }

  /** Returns the passage of a hit. */
  place(hit: TopicHit): TopicPlace {
    return this.#search.place(hit);
  }
}
