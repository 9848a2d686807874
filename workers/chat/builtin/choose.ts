import type {
  DocumentHit,
  Found,
  FoundInDocuments,
  LawHit,
  NoteHit,
  Search,
  SearchQuery,
} from '#platform/search/search.js';
import { asksForeignLaw } from '#platform/search/foreign.js';
import { readQuery } from '#platform/search/query.js';
import type { Question } from '#workers/chat/answer.js';
import { governedValues } from './governed-values.js';
import { hasMatter, hasWord, wordsOfMatter } from './question-words.js';
import { subjectOf, type Subject } from './reading.js';
import { askedValues } from './value-question.js';

/** Hits asked for; of them those that come near the best are shown. */
const ASKED = 6;
/** Passages of each kind in one answer, where it has one kind and where it has both. */
const MOST = 3;
const MOST_OF_BOTH = 2;
/** How far below the best another hit still is an answer, and one kind below the other. */
const NEAR = 0.8;
const MUCH = 0.15;
/**
 * Score from which a document's passage joins where nobody spoke of documents: of all that a user has uploaded something always
 * shares a few words with a question.
 */
const UNASKED = 0.7;
/** Score from which passages that hardly answer are shown as the closest, whatever words they have (docs/search.md). */
const CLOSE = 0.2;
/** Earlier questions that a question is understood with. */
const EARLIER = 3;
/** Articles of one answer that the question names. */
const MOST_NAMED = 6;

/** What an answer is made from. */
export interface Chosen {
  subject: Subject;
  /** Passages of documents that hold what the question asks for. */
  documents: readonly DocumentHit[];
  /** Passages of documents that may be about it. */
  closest: readonly DocumentHit[];
  /** False if no passage of the documents fits well enough to answer. */
  isFound: boolean;
  /** True if it is known that the documents hold nothing on it: else it may only be said that nothing was found. */
  isAbsent: boolean;
  law: readonly LawHit[];
  /** False while the laws are not loaded yet: then nothing is known of them. */
  areLawsLoaded: boolean;
  /** False if the user has no document in which anything was found: then the answer does not speak of documents. */
  hasDocuments: boolean;
  /** True if the question names the articles: they are what it asks for, and all that it asks for. */
  isNamed: boolean;
  /** Numbers of articles that the question names and their law does not have. */
  missing: readonly string[];
  /** Numbers of articles that the question names without their law, where nothing else tells what is asked. */
  withoutLaw: readonly string[];
  note: NoteHit | undefined;
}

const NOTHING: Omit<Chosen, 'subject' | 'areLawsLoaded'> = {
  ...{ documents: [], closest: [], law: [], missing: [], withoutLaw: [] },
  ...{ hasDocuments: false, isFound: false, isAbsent: false, isNamed: false, note: undefined },
};

const score = (hits: readonly { score: number }[]) => hits[0]?.score ?? 0;

/** Returns the hits that answer the question: none if even the best does not. */
function near<Hit extends { score: number }>({ hits, found }: Found<Hit>): readonly Hit[] {
  return found ? hits.filter((hit) => hit.score >= score(hits) * NEAR).slice(0, MOST) : [];
}

/** Returns the articles that a question names by number. */
const articlesOf = ({ references }: SearchQuery) =>
  references.flatMap(({ law, article }) => (article === null ? [] : [{ law, article }]));

/** Tells whether a passage gives the value that a question asks for. */
const isGiving = (question: string, { text, heading }: DocumentHit): boolean =>
  askedValues(question).some(
    (kind) => kind !== 'party' && governedValues(question, kind, { text, heading }).length > 0,
  );

/**
 * Tells whether a passage holds what is asked for: its value, or every word of the question's matter, in its text or the heading above.
 */
function isHolding(hit: DocumentHit, query: SearchQuery): boolean {
  const words = wordsOfMatter(query, { names: false });
  return (
    words.every((word) => hasWord(`${hit.heading ?? ''}\n${hit.text}`, word)) || isGiving(query.text, hit)
  );
}

/**
 * Divides what the search found in documents into passages that hold what is asked for, so that of two notices the one that was asked
 * for comes first, and passages that may be about it.
 */
function divide(
  { hits, found }: FoundInDocuments,
  near: readonly DocumentHit[],
  query: SearchQuery,
): Pick<Chosen, 'documents' | 'closest'> {
  if (found) {
    const documents = near.filter((hit) => isHolding(hit, query));
    return { documents, closest: near.filter((hit) => !documents.includes(hit)) };
  }
  const documents = hits.filter((hit) => isGiving(query.text, hit)).slice(0, 1);
  const words = wordsOfMatter(query, { names: false });
  const isNear = ({ score: own, text }: DocumentHit) =>
    own >= CLOSE || words.some((word) => hasWord(text, word));
  return { documents, closest: documents.length > 0 ? [] : hits.filter(isNear).slice(0, MOST) };
}

/** Searches what the question is about, and chooses the passages that answer it, the best first. */
export async function choose(question: Question, search: Search): Promise<Chosen> {
  const { text, lang, history, userId, documentIds } = question;
  const earlier = history.filter(({ sender }) => sender === 'user').map((message) => message.text);
  const query = readQuery(text, { lang, earlier: earlier.slice(-EARLIER) });
  const attached = documentIds.length > 0;
  const isOfLaw = query.references.some(({ law }) => law !== null || !attached);
  const words = subjectOf(text);
  const subject = words === 'open' && isOfLaw ? 'law' : words;
  const nothing: FoundInDocuments = { hits: [], found: false };
  const [inDocuments, inLaw, areLawsLoaded] = await Promise.all([
    subject === 'law'
      ? nothing
      : search.documents(query, { userId, documentIds: attached ? documentIds : null, limit: ASKED }),
    search.laws(query, { limit: ASKED }),
    search.areLawsLoaded(),
  ]);
  const isForeign = asksForeignLaw(text);
  const wanted = isForeign || subject === 'documents' ? [] : articlesOf(query);
  const named = inLaw.hits.filter(({ law, number }) =>
    wanted.some((one) => one.article === number && (one.law === null || one.law === law.key)),
  );
  const missing = wanted.filter(
    ({ law, article }) =>
      law !== null &&
      areLawsLoaded &&
      !inLaw.hits.some((hit) => hit.law.key === law && hit.number === article),
  );
  if (wanted.some(({ law }) => law !== null) && named.length + missing.length > 0)
    return {
      ...NOTHING,
      subject: 'law',
      areLawsLoaded,
      law: named.slice(0, MOST_NAMED),
      isNamed: true,
      missing: missing.slice(0, MOST_NAMED).map(({ article }) => article),
    };
  // The same number stands in hundreds of laws.
  const isUnnamed = wanted.length > 0 && wanted.every(({ law: key }) => key === null);
  if (isUnnamed && !attached && !query.groups.some(hasMatter))
    return { ...NOTHING, subject: 'law', areLawsLoaded, withoutLaw: wanted.map(({ article }) => article) };
  const asked = attached || subject === 'documents';
  let documents = near(inDocuments).filter((hit) => asked || hit.score >= UNASKED);
  let law = near(inLaw);
  if (documents.length > 0 && law.length > 0) {
    const ahead = score(documents) - score(law);
    // Attached documents are what the user wants to know about: only a law that fits better joins them.
    if (subject === 'documents' || ahead > (attached ? 0 : MUCH)) law = [];
    else if (!attached && ahead < -MUCH) documents = [];
    else [documents, law] = [documents.slice(0, MOST_OF_BOTH), law.slice(0, MOST_OF_BOTH)];
  }
  const notes =
    subject === 'documents' || isForeign ? { hits: [], found: false } : search.notes(query, { limit: 1 });
  const none = { documents: [], closest: [] };
  const chosen = asked || inDocuments.found ? divide(inDocuments, documents, query) : none;
  return {
    ...NOTHING,
    subject,
    ...chosen,
    isFound: inDocuments.found,
    isAbsent: inDocuments.isAbsent ?? false,
    law,
    areLawsLoaded,
    hasDocuments: attached || inDocuments.hits.length > 0,
    note: near(notes)[0],
  };
}
