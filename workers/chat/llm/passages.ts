import { readQuery } from '#platform/search/query.js';
import type { DocumentHit, Found, LawHit, NoteHit, Search, SearchQuery } from '#platform/search/search.js';
import type { Citation } from '#shared/api/chat.js';
import type { Language } from '#shared/contracts/common.js';
import { tokensOf } from '#workers/engines/model/tokens.js';
import type { Span } from '#workers/engines/text/quotes/resolve.js';
import type { Question } from '../answer.js';
import { TEXTS } from '../builtin/texts.js';

/** Hits of each kind that are asked for. */
const MOST = { documents: 8, laws: 6, notes: 2 };
/** Token budgets of one passage, and of all of them. */
const PASSAGE_TOKENS = 900;
export const PASSAGES_TOKENS = 6_000;
/** Earlier questions that a question is understood with. */
const EARLIER = 3;

/** A passage that an answer may rest on. */
export interface Passage {
  /** What the passage is, in words for the model: names, headings and numbers also bear figures of an answer. */
  label: string;
  text: string;
  score: number;
  /** Returns the citation of some words of it. */
  citation(quote: Span): Omit<Citation, 'n'>;
  /** What must be said of it where it is cited; null if it is in force as it stands. */
  caution: string | null;
}

/** What was found for a question. */
export interface Retrieved {
  passages: Passage[];
  /** True if some of them answer the question more likely than not. */
  found: boolean;
  /** False while the laws are not loaded yet, so that none could be found. */
  areLawsLoaded: boolean;
}

/** Reads a question with the ones before it. */
export function queryOf({ text, lang, history }: Question, words?: string): SearchQuery {
  const earlier = history.filter(({ sender }) => sender === 'user').map((message) => message.text);
  return readQuery(words ?? text, { lang, earlier: earlier.slice(-EARLIER) });
}

/**
 * Searches documents, laws and notes, and returns the best passages within the token budget. Passages of attached
 * documents are there even if they seem not to answer: the question is about these documents.
 */
export async function retrieve(
  search: Search,
  query: SearchQuery,
  { userId, documentIds, lang }: Question,
): Promise<Retrieved> {
  const attached = documentIds.length > 0;
  const [documents, laws, areLawsLoaded] = await Promise.all([
    search.documents(query, { userId, documentIds: attached ? documentIds : null, limit: MOST.documents }),
    search.laws(query, { limit: MOST.laws }),
    search.areLawsLoaded(),
  ]);
  const notes = search.notes(query, { limit: MOST.notes });
  const candidates = [
    ...(attached ? documents.hits : foundHits(documents)).map(ofDocument),
    ...foundHits(laws).map((hit) => ofLaw(hit, lang)),
    ...foundHits(notes).map((hit) => ofNote(hit, lang)),
  ].sort((a, b) => b.score - a.score);
  const passages: Passage[] = [];
  let left = PASSAGES_TOKENS;
  for (const passage of candidates) {
    const tokens = tokensOf(passage.label) + tokensOf(passage.text);
    if (tokens > left) continue;
    left -= tokens;
    passages.push(passage);
  }
  return { passages, found: documents.found || laws.found || notes.found, areLawsLoaded };
}

const foundHits = <Hit>({ hits, found }: Found<Hit>): readonly Hit[] => (found ? hits : []);

/** Longest file name or heading in a label. */
const LABEL_CHARS = 200;
const cut = (text: string) => firstChars(text, LABEL_CHARS);

/** Returns the beginning of a text, which ends in a whole character. */
export const firstChars = (text: string, chars: number) =>
  text.slice(0, chars).replace(/[\ud800-\udbff]$/, '');

function ofDocument({ documentId, filename, heading, text, span, page, score }: DocumentHit): Passage {
  const shown = within(text, { start: 0, end: text.length });
  const place = TEXTS.en.place(cut(filename), heading === null ? null : cut(heading), page);
  return {
    label: `Document of the user: ${place}`,
    text: text.slice(shown.start, shown.end),
    score,
    citation: ({ start, end }) => ({
      source: 'document',
      id: documentId,
      title: filename,
      quote: text.slice(shown.start + start, shown.start + end),
      evidence: { start: span.start + shown.start + start, end: span.start + shown.start + end, page },
    }),
    caution: null,
  };
}

function ofLaw({ law, number, title, text, outdated, passage, score }: LawHit, lang: Language): Passage {
  const shown = within(text, passage);
  const words = text.slice(shown.start, shown.end);
  const texts = TEXTS[lang];
  const name = texts.article(law.name[lang] ?? law.name.ar, number);
  const names = [...new Set([name, TEXTS.ar.article(law.name.ar, number)])].join(' / ');
  return {
    label: `Law of Saudi Arabia: ${names}${title === null ? '' : `, “${cut(title)}”`} (${outdated ? TEXTS.en.outdated : TEXTS.en.state[law.state]})`,
    text: words,
    score,
    citation: ({ start, end }) => ({
      source: 'statute',
      id: `${law.key}/${number}`,
      title: name,
      quote: words.slice(start, end),
      evidence: null,
    }),
    caution: outdated ? texts.outdated : law.state === 'in_force' ? null : texts.state[law.state],
  };
}

function ofNote({ id, question, answer, score }: NoteHit, lang: Language): Passage {
  const shown = within(answer, { start: 0, end: answer.length });
  const words = answer.slice(shown.start, shown.end);
  const title = question[lang] ?? question.en;
  return {
    label: `Note of LDA on practice: ${cut(title)}`,
    text: words,
    score,
    citation: ({ start, end }) => ({
      source: 'note',
      id,
      title,
      quote: words.slice(start, end),
      evidence: null,
    }),
    caution: null,
  };
}

/** Returns the part of a text around a span that fits the budget of a passage: whole words. */
function within(text: string, span: Span): Span {
  const tokens = tokensOf(text);
  if (tokens <= PASSAGE_TOKENS) return { start: 0, end: text.length };
  // Tokens are spread unevenly: half of what would fit on the average is tried where the first choice does not.
  for (let chars = Math.floor((text.length * PASSAGE_TOKENS) / tokens); ; chars = Math.floor(chars / 2)) {
    const around = Math.max(0, chars - (span.end - span.start)) / 2;
    let start = Math.max(0, Math.min(Math.floor(span.start - around), text.length - chars));
    let end = Math.min(text.length, start + chars);
    if (start > 0) start += (/\s/.exec(text.slice(start, start + 100))?.index ?? -1) + 1;
    if (end < text.length)
      end = Math.max(
        start,
        text.lastIndexOf(' ', end) > start + chars / 2 ? text.lastIndexOf(' ', end) : end,
      );
    if (tokensOf(text.slice(start, end)) <= PASSAGE_TOKENS) return { start, end };
  }
}
