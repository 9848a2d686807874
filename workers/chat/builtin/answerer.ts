import type { DocumentHit, LawHit, NoteHit } from '#platform/search/search.js';
import { asksForeignLaw } from '#platform/search/foreign.js';
import type { Citation } from '#shared/api/chat.js';
import type { Language } from '#shared/contracts/common.js';
import { languageOf } from '#workers/engines/text/arabic.js';
import type { Answer, Answerer, Question } from '../answer.js';
import { governedValues } from './governed-values.js';
import { askedValues } from './value-question.js';
import { choose, type Chosen } from './choose.js';
import { quoted, quoteLines } from './quote.js';
import { smallTalkOf } from './reading.js';
import { TEXTS } from './texts.js';

/**
 * Answers without a model: the passages themselves, quoted word by word with their sources, the values that are asked
 * for in front; where nothing fits, it says so. The same question over the same texts has the same answer.
 */
export const builtinAnswerer: Answerer = {
  engine: 'builtin',
  model: null,
  async answer(question, search, emit, signal) {
    const talk = smallTalkOf(question.text);
    const written =
      talk === undefined
        ? write(question, await choose(question, search))
        : { paragraphs: [TEXTS[question.lang].smallTalk[talk]], citations: [] };
    let text = '';
    for (const paragraph of written.paragraphs) {
      signal.throwIfAborted();
      const piece = text === '' ? paragraph : `\n\n${paragraph}`;
      text += piece;
      emit(piece);
    }
    return { text, citations: written.citations, unsupported: [], tokens: 0 } satisfies Answer;
  },
};

interface Written {
  paragraphs: string[];
  citations: Citation[];
}

/** Writes the answer; citations are numbered in the order of its text. */
function write(question: Question, chosen: Chosen): Written {
  const texts = TEXTS[question.lang];
  const { subject, documents, closest, law, note } = chosen;
  const answer: Written = { paragraphs: [], citations: [] };
  if (chosen.withoutLaw.length > 0) {
    answer.paragraphs.push(texts.whichLaw(chosen.withoutLaw));
    return answer;
  }
  if (documents.length > 0) {
    writeDocuments(question, documents, texts.documents(documents.length), answer);
    const [text = ''] = answer.citations.map(({ quote }) => quote);
    writeValues(question, { text, heading: documents[0]?.heading ?? null }, answer);
  }
  if (closest.length > 0) {
    const lead = texts.closest(closest.length);
    writeDocuments(question, closest, chosen.isFound ? lead : `${texts.notFound} ${lead}`, answer);
  }
  const isMissing =
    (subject === 'documents' || isSearched(question, chosen)) && answer.citations.length === 0;
  if (isMissing)
    answer.paragraphs.push(
      `${withoutPassage(question, chosen)} ${searchedOf(question, chosen, 'documents')}`,
    );
  if (law.length > 0) {
    const isAlone = answer.paragraphs.length === 0;
    const lead = chosen.isNamed ? texts.named : isAlone ? texts.law(law.length) : texts.lawToo;
    writeLaw(question, chosen, lead, answer);
  }
  if (chosen.missing.length > 0) {
    answer.paragraphs.push(texts.missing(chosen.missing));
    return answer;
  }
  if (subject === 'law' && law.length === 0) answer.paragraphs.push(withoutArticle(question, chosen));
  if (note !== undefined) writeNote(question.lang, note, answer);
  if (answer.citations.length > 0) return answer;
  if (subject === 'open') {
    const inDocuments = chosen.hasDocuments && !isMissing ? `${withoutPassage(question, chosen)} ` : '';
    answer.paragraphs.push(inDocuments + withoutArticle(question, chosen));
  }
  // Other words would bring neither another country's law nor one that is not loaded.
  if (subject === 'documents' || (chosen.areLawsLoaded && !asksForeignLaw(question.text)))
    answer.paragraphs.push(texts.hint);
  return answer;
}

/** Returns the sentence for a question that no passage of the documents answers: that they hold nothing on it, only where that is known. */
const withoutPassage = ({ lang }: Question, { isAbsent }: Chosen): string =>
  isAbsent ? TEXTS[lang].notInDocuments : TEXTS[lang].notFound;

/** Tells whether the answer has said already that the attached documents were searched. */
const isSearched = ({ documentIds }: Question, { subject }: Chosen) =>
  subject === 'open' && documentIds.length > 0;

/** Returns the sentence for a question that no article answers. */
function withoutArticle(question: Question, chosen: Chosen): string {
  const texts = TEXTS[question.lang];
  if (asksForeignLaw(question.text)) return texts.foreignLaw;
  if (!chosen.areLawsLoaded) return `${texts.notLoaded} ${texts.askAgain}`;
  const where = isSearched(question, chosen) ? 'law' : chosen.subject;
  return `${texts.noArticle} ${searchedOf(question, chosen, where)}`;
}

function searchedOf(
  { lang, documentIds }: Question,
  { hasDocuments }: Chosen,
  of: Chosen['subject'],
): string {
  const where = {
    open: hasDocuments ? 'all' : 'law',
    law: 'law',
    documents: documentIds.length > 0 ? 'attached' : 'uploads',
  } as const;
  return TEXTS[lang].searched(where[of], documentIds.length);
}

/** Adds a citation; returns its number. */
function cite(answer: Written, citation: Omit<Citation, 'n'>): number {
  const n = answer.citations.length + 1;
  answer.citations.push({ n, ...citation });
  return n;
}

/** Writes the values that the question asks for, where the cited passage gives them for what was asked and nothing else. */
function writeValues(
  { text, lang }: Question,
  passage: { text: string; heading: string | null },
  answer: Written,
): void {
  const lines = askedValues(text).flatMap((kind) => {
    const values = governedValues(text, kind, passage);
    const [one, several] = TEXTS[lang].values[kind];
    return values.length === 0
      ? []
      : [`${values.length === 1 ? one : several}: ${TEXTS[lang].listed(values)} [1].`];
  });
  // It stands before the passage that bears it, which is the first one.
  if (lines.length > 0) answer.paragraphs.unshift(lines.join(' '));
}

function writeDocuments(
  question: Question,
  hits: readonly DocumentHit[],
  lead: string,
  answer: Written,
): void {
  const texts = TEXTS[question.lang];
  answer.paragraphs.push(lead);
  hits.forEach(({ documentId, filename, heading, text, span, page, matches }) => {
    const { start, end, isPart, itemsLeft } = quoted(text, matches);
    const quote = text.slice(start, end);
    const evidence = { start: span.start + start, end: span.start + end, page };
    const n = cite(answer, { source: 'document', id: documentId, title: filename, quote, evidence });
    const place = [texts.place(filename, heading, page), ...(isPart ? [texts.inPart] : [])];
    answer.paragraphs.push(
      `${place.join(texts.comma)}:\n${quoteLines(quote, n)}${withItemsLeft(question, itemsLeft)}`,
    );
  });
}

function writeLaw(
  question: Question,
  { law: hits, isNamed }: Pick<Chosen, 'law' | 'isNamed'>,
  lead: string,
  answer: Written,
): void {
  const { lang } = question;
  const texts = TEXTS[lang];
  const isFirst = answer.citations.length === 0;
  answer.paragraphs.push(lead);
  hits.forEach((hit) => {
    const { law, number, outdated, note } = hit;
    const { quote, isPart, itemsLeft } = quoteOf(hit, isNamed ? NAMED_ARTICLE : SHORT_ARTICLE);
    const title = texts.article(law.name[lang] ?? law.name.ar, number);
    const n = cite(answer, { source: 'statute', id: `${law.key}/${number}`, title, quote, evidence: null });
    const state = outdated ? (firstLine(note?.[lang]) ?? texts.outdated) : texts.state[law.state];
    const said = [state, ...(isPart ? [texts.inPart] : [])].join(texts.comma);
    answer.paragraphs.push(
      `**${title}** (${said}):\n${quoteLines(quote, n)}${withItemsLeft(question, itemsLeft)}`,
    );
    // No value is put in front where several articles may answer, of an outdated text, or in another language than the answer's.
    if (hits.length === 1 && isFirst && lang === 'ar' && !outdated && law.state !== 'repealed')
      writeValues(question, { text: quote, heading: null }, answer);
  });
}

/** Returns what a note on amendments says first: what follows is the amendment's text. */
const firstLine = (note: string | undefined): string | undefined =>
  note?.split('\n')[0]?.replace(/\.(?: (?:Its text, in Arabic|ونص التعديل):)?$/, '');

/** Lengths up to which an article is quoted whole, characters: one of several, and one that the question names. */
const SHORT_ARTICLE = 1_200;
const NAMED_ARTICLE = 3_000;

/**
 * Returns the whole of an article that is not long, since one paragraph of it may mislead without the next; else its best passage, or
 * the list that this belongs to.
 */
function quoteOf(
  { text, passage, matches }: LawHit,
  most: number,
): { quote: string; isPart: boolean; itemsLeft: number } {
  const whole = text.trim();
  if (whole.length <= most) return { quote: whole, isPart: false, itemsLeft: 0 };
  const within = matches.filter(({ start, end }) => start >= passage.start && end <= passage.end);
  const { start, end, isPart, itemsLeft } = quoted(text, within.length > 0 ? within : [passage]);
  return { quote: text.slice(start, end), isPart, itemsLeft };
}

/** Returns the line that says how many items of a list are left out. */
const withItemsLeft = ({ lang }: Question, count: number): string =>
  count === 0 ? '' : `\n${TEXTS[lang].itemsLeft(count)}`;

/** Score from which a question asks what a note answers. */
const OWN_QUESTION = 0.6;

function writeNote(lang: Language, note: NoteHit, answer: Written): void {
  const texts = TEXTS[lang];
  // Beside passages a note is short, unless the question is the note's own.
  const isWhole = answer.citations.length === 0 || note.score >= OWN_QUESTION;
  const quote = isWhole ? note.answer : shortened(note.answer);
  const title = note.question[lang] ?? note.question.en;
  const n = cite(answer, { source: 'note', id: note.id, title, quote, evidence: null });
  const lead = languageOf(quote) === lang ? texts.note : texts.noteElsewhere;
  answer.paragraphs.push(`${lead}\n${quoteLines(quote, n)}`);
}

/** Returns the first sentences of a note. */
function shortened(text: string): string {
  const { start, end } = quoted(text, []);
  return text.slice(start, end);
}
