import { and, eq, inArray, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/client.js';
import { documentPassages, documents, documentTerms, documentTexts } from '#platform/db/schema/index.js';
import { extractedMap, pageAt } from '#platform/documents.js';
import { isAbsent } from './absence.js';
import {
  bestPassages,
  countPassages,
  mayBeSearched,
  readPostings,
  type Access,
  type Candidate,
  type Posting,
} from './document-postings.js';
import { termsOf, weighGroups, type WeighedGroup } from './groups.js';
import { indexDocument, INDEXED } from './index-document.js';
import { isItself } from './itself.js';
import { indexGroups, rate, type Rating } from './rate.js';
import type { DocumentHit, FoundInDocuments, Search, SearchQuery } from './search.js';
import { askedTopics, topicsOf, topicTerm } from './topics.js';

/** Number of passages that are read and rated. */
const RATED = 40;
/** Shares of the parts of a passage's value, fitted on the open questions of `tests/fixtures/sets/retrieval`. */
const WEIGHTS = { base: 5.4, coverage: 0.15, passage: 0.45, context: 0.45, long: 0.26 };
/** The first passages name the parties, as questions do, and answer few of them but those that ask for the parties. */
const OPENING = { passages: 2, value: 0.6, topics: ['parties', 'signing'].map(topicTerm) };
/** From this score on, the first passage answers the question more often than not. */
const FOUND = 0.5;

/** Share of words for the document itself. */
const ITSELF_PART = 0.3;
/** Share of a name, and of a word of the first passage, where documents are attached. */
const NAME_PART = 0.3;
const TITLE_PART = 0.6;

/** Share of a topic, beside a word. */
const TOPIC_PART = 0.6;

/** Adds what a question is about to its words. */
const withTopics = (query: SearchQuery): SearchQuery => ({
  ...query,
  groups: [
    ...query.groups,
    ...askedTopics(query.text).map((term) => ({ word: '', terms: [{ term, weight: TOPIC_PART }] })),
  ],
});

/** Lets words for the document itself count for less. */
const withoutItself = (query: SearchQuery, groups: readonly WeighedGroup[]): WeighedGroup[] =>
  groups.map((group, at) => {
    const term = query.groups[at]?.terms[0]?.term ?? '';
    return isItself(term) ? { ...group, importance: group.importance * ITSELF_PART } : group;
  });

/** Lets names, and the words of the first passage, count for less: they tell which document is asked, and that is known. */
function withoutTitle(
  query: SearchQuery,
  groups: readonly WeighedGroup[],
  postings: ReadonlyMap<string, readonly Posting[]>,
): WeighedGroup[] {
  return groups.map((group, at) => {
    const { terms = [], isName = false } = query.groups[at] ?? {};
    const inTitle = (postings.get(terms[0]?.term ?? '') ?? []).some(({ ids }) => ids[0] === 0);
    return { ...group, importance: group.importance * (isName ? NAME_PART : 1) * (inTitle ? TITLE_PART : 1) };
  });
}

/** Indexes what was never indexed, or by an earlier version of the index. */
async function indexMissing(db: Database, access: Access): Promise<void> {
  const indexed = db
    .select({ one: sql`1` })
    .from(documentTerms)
    .where(and(eq(documentTerms.documentId, documents.id), eq(documentTerms.term, INDEXED)));
  const missing = await db
    .select({ id: documents.id })
    .from(documents)
    .innerJoin(documentTexts, eq(documentTexts.documentId, documents.id))
    .where(and(mayBeSearched(access), notExists(indexed)));
  for (const { id } of missing) await indexDocument(db, id);
}

/** Returns the texts of passages, with what is known of their documents; read again under the same condition. */
async function readPassages(db: Database, access: Access, candidates: readonly Candidate[]) {
  const ids = [...new Set(candidates.map(({ documentId }) => documentId))];
  const [texts, places] = await Promise.all([
    db
      .select({
        id: documents.id,
        filename: documents.filename,
        content: documentTexts.content,
        pages: sql<unknown>`${documentTexts.map} -> 'pages'`,
      })
      .from(documents)
      .innerJoin(documentTexts, eq(documentTexts.documentId, documents.id))
      .where(and(mayBeSearched(access), inArray(documents.id, ids))),
    db
      .select()
      .from(documentPassages)
      .where(
        or(
          ...ids.map((id) =>
            and(
              eq(documentPassages.documentId, id),
              inArray(
                documentPassages.seq,
                candidates.flatMap(({ documentId, seq }) => (documentId === id ? [seq] : [])),
              ),
            ),
          ),
        ),
      ),
  ]);
  const held = new Map(
    texts.map(({ pages, ...text }) => [text.id, { ...text, pages: extractedMap.shape.pages.parse(pages) }]),
  );
  return places.flatMap((place) => {
    const document = held.get(place.documentId);
    return document === undefined
      ? []
      : [{ ...place, document, text: document.content.slice(place.start, place.end) }];
  });
}

/** Makes the search over the documents of a user. */
export function createDocumentSearch(db: Database): Search['documents'] {
  return async (question, { userId, documentIds, limit }): Promise<FoundInDocuments> => {
    const query = withTopics(question);
    const access: Access = { userId, documentIds };
    const none: FoundInDocuments = { hits: [], found: false };
    const terms = termsOf(query);
    if (terms.length === 0 || documentIds?.length === 0) return none;
    await indexMissing(db, access);
    const [postings, { first, all }] = await Promise.all([
      readPostings(db, access, terms),
      countPassages(db, access),
    ]);
    const counts = new Map(
      [...postings].map(([term, list]) => [term, list.reduce((sum, { ids }) => sum + ids.length, 0)]),
    );
    const weighed = withoutItself(query, weighGroups(query, counts, all));
    const groups = documentIds === null ? weighed : withoutTitle(query, weighed, postings);
    const candidates = bestPassages(groups, postings, { counts, first, all, limit: RATED });
    if (candidates.length === 0) return { ...none, isAbsent: await isAbsent(db, access, question) };
    const sums = new Map(candidates.map(({ documentId, seq, sum }) => [`${documentId} ${String(seq)}`, sum]));
    const asked = groups.reduce((sum, { importance }) => sum + importance, 0) || 1;
    const unknown = groups.reduce((sum, group) => sum + (group.unknown ? group.importance : 0), 0) / asked;
    const total = asked * 2;
    const places = indexGroups(groups);
    const asksOpening = OPENING.topics.some((topic) => terms.includes(topic));
    const rated = (await readPassages(db, access, candidates)).map((passage) => {
      const rating = rate(groups, places, {
        text: passage.text,
        context: passage.heading ?? '',
        topics: topicsOf(passage.text),
        contextTopics: topicsOf(passage.heading ?? ''),
      });
      const base = (sums.get(`${passage.documentId} ${String(passage.seq)}`) ?? 0) / total;
      const value =
        WEIGHTS.base * base +
        WEIGHTS.coverage * rating.coverage +
        WEIGHTS.passage * rating.passageCoverage +
        WEIGHTS.context * rating.contextCoverage -
        WEIGHTS.long * Math.log(1 + passage.text.length / 300) -
        (passage.seq < OPENING.passages && !asksOpening ? OPENING.value : 0);
      return { passage, value, hit: toHit(passage, rating, scoreOf(rating.passageCoverage, unknown)) };
    });
    rated.sort((a, b) => b.value - a.value || a.passage.start - b.passage.start);
    const hits = rated.slice(0, limit).map(({ hit }) => hit);
    const found = (hits[0]?.score ?? 0) >= FOUND;
    return { hits, found, isAbsent: !found && (await isAbsent(db, access, question)) };
  };
}

/**
 * Estimates whether a passage answers: by how much of the question its best sentences have, and how much stands nowhere in the documents.
 * Fitted on the open questions, so that about one in ten of those without an answer reaches `FOUND`: they are close to the document's matter.
 */
const scoreOf = (passageCoverage: number, unknown: number) =>
  1 / (1 + Math.exp(-(2.8 * passageCoverage - 1.3 * unknown - 0.8)));

function toHit(
  passage: Awaited<ReturnType<typeof readPassages>>[number],
  rating: Rating,
  score: number,
): DocumentHit {
  const { document, start, end, heading, text } = passage;
  return {
    documentId: document.id,
    filename: document.filename,
    heading,
    text,
    span: { start, end },
    page: pageAt(document.pages, start),
    matches: rating.matches,
    score,
  };
}
