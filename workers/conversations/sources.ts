import type { Citation } from '#shared/api/chat.js';
import type { Language } from '#shared/contracts/common.js';
import type { CitedArticle, Conversation } from '#platform/db/queries/chat-export.js';
import type { Section } from '#platform/documents.js';
import { plainText } from '#workers/reports/bidi-runs.js';
import { firstWords, unbroken } from '#workers/reports/passages.js';
import { dateText } from '#workers/reports/report-frame.js';
import { directionOf, ownItem, theirItem, type Item, type Piece } from './items.js';
import { WORDS } from './words.js';

/** What is known of the places that a conversation's citations name. */
export interface CitedPlaces {
  /** Sections of the documents that still exist, by their ids. */
  sections: ReadonlyMap<string, readonly Section[]>;
  articles: readonly CitedArticle[];
}

const HEADING_CHARS = 100;
const SEPARATOR = ' · ';

/** Returns the law's key and the article's number that a citation's id names. */
export function articleOf(id: string): { law: string; number: string } {
  const slash = id.indexOf('/');
  return slash < 0 ? { law: id, number: '' } : { law: id.slice(0, slash), number: id.slice(slash + 1) };
}

/** Returns the ids of documents and the articles that a conversation cites, each once. */
export function citedIn({ messages }: Conversation): {
  documentIds: string[];
  articles: { law: string; number: string }[];
} {
  const cited = messages.flatMap(({ citations }) => citations);
  const idsOf = (source: Citation['source']) => [
    ...new Set(cited.filter((one) => one.source === source).map(({ id }) => id)),
  ];
  return { documentIds: idsOf('document'), articles: idsOf('statute').map(articleOf) };
}

/** Writes a citation: its number and name, where it is or what is known of its law, and the words that it quotes. */
export function sourceItems(citation: Citation, places: CitedPlaces, lang: Language): Item[] {
  const { n, title, quote, source } = citation;
  const name: Piece[] = [
    { text: `[${n}] ` },
    { text: plainText(title).replaceAll('\n', ' '), bold: true, isolated: true },
    ...placeOf(citation, places, lang),
  ];
  const plain = plainText(quote).trim();
  // The lines of a law are its own; those of a document are its page's.
  const words = source === 'document' ? unbroken(plain) : plain;
  return [
    ownItem('source', lang, ...name),
    ...lawItems(citation, places, lang),
    ...(words === '' ? [] : [theirItem('source-quote', [{ text: words }], directionOf(lang))]),
  ];
}

/** Says where in its document a passage is, or that it is a note. */
function placeOf({ source, id, evidence }: Citation, { sections }: CitedPlaces, lang: Language): Piece[] {
  const words = WORDS[lang];
  if (source === 'note') return [{ text: `${SEPARATOR}${words.note}` }];
  if (source === 'statute' || evidence === null) return [];
  const { start, page } = evidence;
  const section = sections.get(id)?.find((one) => one.start <= start && start < one.end);
  const { number = null, heading = null } = section ?? {};
  const name =
    heading === null || number === null || heading.startsWith(number)
      ? (heading ?? number)
      : `${number} ${heading}`;
  return [
    ...(name === null
      ? []
      : [{ text: SEPARATOR }, { text: firstWords(plainText(name), HEADING_CHARS), isolated: true }]),
    // In brackets: LibreOffice draws a number that ends a line with Arabic and Latin over the words before it.
    ...(page === null ? [] : [{ text: ` (${words.page(page)})` }]),
  ];
}

/** Says how far a cited article is known to be in force, and where its official text is. */
function lawItems({ source, id }: Citation, { articles }: CitedPlaces, lang: Language): Item[] {
  if (source !== 'statute') return [];
  const { law, number } = articleOf(id);
  const article = articles.find((one) => one.law === law && one.number === number);
  if (article === undefined) return [];
  const words = WORDS[lang];
  const { state, tracedTo, outdated, note, source: address } = article;
  const month = tracedTo === null ? null : dateText(tracedTo, lang, { month: 'long', year: 'numeric' });
  const said = [
    state === 'in_force' ? words.inForce(month) : words.state[state],
    ...(note === null ? [] : [note[lang]]),
    ...(outdated ? [words.outdated] : []),
  ];
  const link = address !== null && /^https?:\/\//.test(address) ? plainText(address) : null;
  return [
    ownItem('detail', lang, { text: said.join(' ') }),
    ...(link === null
      ? []
      : [ownItem('detail', lang, { text: `${words.official} ` }, { text: link, isolated: true, link })]),
  ];
}
