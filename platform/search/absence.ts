import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/client.js';
import { documents, documentTexts } from '#platform/db/schema/index.js';
import { extractedMap, isReadInFull } from '#platform/documents.js';
import { analyse } from './analyse.js';
import { readPostings, type Access } from './document-postings.js';
import { isItself } from './itself.js';
import type { SearchQuery } from './search.js';
import { askedTopics, isValueTopic, topicWords } from './topics.js';

/** Weight from which a word of a question says what is asked, and not how. */
const OF_MATTER = 0.5;
/** Words that ask for a clause of a paper, and not for what is in it. */
const OF_FORM = new Set(
  analyse('lease provision section condition terms exist شرط شروط حكم أحكام نص فقرة يوجد توجد').map(
    ({ term }) => term,
  ),
);
const isOfForm = (term: string) => isItself(term) || OF_FORM.has(term);
/** Characters of a text by which its language is told. */
const SAMPLE_CHARS = 4_000;

const isArabic = (text: string) => /[\u0621-\u064a]/.test(text);
const isLatin = (text: string) => /[A-Za-z]/.test(text);

/**
 * Tells whether documents hold nothing on a question: their whole text was read, in a language in which the question's words are
 * known, and neither these words nor what else is said for them stands there. Words that text recognition may have misread prove
 * nothing.
 */
export async function isAbsent(db: Database, access: Access, query: SearchQuery): Promise<boolean> {
  const groups = query.groups.filter(
    ({ terms }) => terms.some(({ weight }) => weight > OF_MATTER) && !isOfForm(terms[0]?.term ?? ''),
  );
  if (groups.length === 0) return false;
  // Of values, any clause has some.
  const topics = askedTopics(query.text).filter((topic) => !isValueTopic(topic));
  const terms = groups.flatMap((group) => [...group.terms, ...(group.meant ?? [])].map(({ term }) => term));
  const sought = new Set([...terms, ...topics, ...topicWords(topics)].filter((term) => !isOfForm(term)));
  const standing = await readPostings(db, access, [...sought]);
  if (standing.size > 0) return false;
  const held = await readTexts(db, access);
  if (held.length === 0) return false;
  return held.every(
    ({ isWhole, sample }) =>
      isWhole &&
      (!isArabic(sample) || groups.every((group) => group.terms.some(({ term }) => isArabic(term)))) &&
      (!isLatin(sample) || groups.every((group) => group.terms.some(({ term }) => isLatin(term)))),
  );
}

/** Returns the beginning of each document that was to be searched, and whether all of it was read. */
async function readTexts(db: Database, { userId, documentIds }: Access) {
  const rows = await db
    .select({
      status: documents.status,
      sample: sql<string | null>`left(${documentTexts.content}, ${SAMPLE_CHARS}::int)`,
      warnings: sql<unknown>`${documentTexts.map} -> 'warnings'`,
    })
    .from(documents)
    .leftJoin(documentTexts, eq(documentTexts.documentId, documents.id))
    .where(
      and(
        eq(documents.userId, userId),
        documentIds === null ? eq(documents.origin, 'upload') : inArray(documents.id, [...documentIds]),
      ),
    );
  return rows.map(({ status, sample, warnings }) => {
    const known = extractedMap.shape.warnings.safeParse(warnings);
    const isWhole =
      status === 'ready' &&
      sample !== null &&
      sample.trim() !== '' &&
      known.success &&
      isReadInFull(known.data) &&
      known.data.every(({ code }) => code !== 'pages_recognized');
    return { sample: sample ?? '', isWhole };
  });
}
