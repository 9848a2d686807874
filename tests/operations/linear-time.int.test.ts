import { describe, expect, test } from '@jest/globals';
import { textDirection } from '#shared/domain/text-direction.js';
import type { ExtractedDocument } from '#platform/documents.js';
import { safeFilename } from '#server/files/filename.js';
import { ADVERSARIES, RUNS_OF_ONE } from '#tests/support/adversarial.js';
import { docx, para, run } from '#tests/support/docx.js';
import { isLinear, sizesOf } from '#tests/support/linear-time.js';
import { pieces } from '#workers/engines/text/cutting.js';
import { EnglishMentions } from '#workers/engines/text/clause/english-mentions.js';
import { ArabicActors } from '#workers/engines/text/arabic-actor.js';
import { recognizeKind } from '#workers/engines/text/document-kind/recognize.js';
import { normalizeText } from '#workers/engines/text/plain.js';
import { TopicSearch } from '#workers/engines/topics/search.js';
import { findAnnexes } from '#workers/engines/text/annexes/annexes.js';
import { sentencesOf } from '#workers/engines/text/sentences.js';
import { rulesFor } from '#workers/law/readers/index.js';
import { rolesIn } from '#workers/law/readers/roles.js';
import { RuleWords } from '#workers/law/readers/words.js';
import { civilLiabilityTopics } from '#workers/law/topics/civil-liability.js';
import { scan as scanForLaw } from '#workers/tools/compliance/builtin/scan.js';
import { scan } from '#workers/tools/risk/builtin/scan.js';
import { NOTHING_AGREED } from '#workers/tools/risk/builtin/agreed.js';
import { findDocumentFacts } from '#workers/tools/risk/builtin/document-facts.js';
import { AnswerReader } from '#workers/chat/llm/answer-reader.js';
import { findSteering } from '#workers/chat/llm/steering.js';
import { unsupportedRanges } from '#workers/chat/llm/support.js';
import { missingFrom } from '#workers/tools/risk/builtin/missing.js';
import { withoutBilingualDuplicates } from '#workers/tools/risk/builtin/bilingual-duplicates.js';
import { applyDocumentRules } from '#workers/tools/risk/builtin/document-rules.js';
import { hiddenInstructions } from '#workers/tools/risk/instructions.js';
import { definitionsOf, usedIn } from '#workers/engines/model/definitions.js';
import { piecesOf } from '#workers/engines/model/cutting.js';
import { tokensOf } from '#workers/engines/model/tokens.js';
import { cleanText, joinPages } from '#workers/extraction/clean.js';
import { readDocx } from '#workers/extraction/docx/read-docx.js';
import { locate, quoted } from '#workers/extraction/hidden-text.js';
import { findHeadersFooters } from '#workers/extraction/headers-footers.js';
import { withRepairedWords } from '#workers/extraction/repaired-words.js';
import { withoutRunningHeads } from '#workers/extraction/running-heads.js';
import { splitSections } from '#workers/extraction/sections/sections.js';
import { QuoteIndex } from '#workers/engines/text/quotes/resolve.js';
import { isolateQuotations, plainText } from '#workers/reports/bidi-runs.js';
import { linesOf } from '#workers/reports/lines.js';
import { paragraphsOf } from '../../client/src/features/review/marks.js';

const PARTIES = [
  { name: 'Acme Ltd.', aliases: ['Supplier', 'المورد'] },
  { name: 'Best Inc.', aliases: ['Customer', 'العميل'] },
];
const SURVEY = { parties: PARTIES, side: null, agreed: NOTHING_AGREED };
const CAST = { en: new EnglishMentions(PARTIES), ar: new ArabicActors(PARTIES) };
/** A kind of contract of which most clauses are expected. */
const SERVICES = { form: 'contract', kind: 'services', words: [] } as const;
/** Topics of which the phrases are made of common words. */
const TOPICS = Object.values(civilLiabilityTopics);
const PAGE_CHARS = 3_000;
const COLUMN = { size: 8, weight: 'regular', width: 170 } as const;
const ENGLISH_TITLE = 'Agreement for the supply of services. ';
const ARABIC_TITLE = 'عقد توريد وتقديم خدمات بين الطرفين الموقعين أدناه. ';

const pagesOf = (text: string) =>
  Array.from({ length: Math.ceil(text.length / PAGE_CHARS) }, (_, at) => ({
    start: at * PAGE_CHARS,
    end: Math.min(text.length, (at + 1) * PAGE_CHARS),
  }));
/** Builds a document whose sections are cut as for a text without headings. */
function documentOf(text: string): ExtractedDocument {
  const CHARS = 6_000;
  const sections = Array.from({ length: Math.ceil(text.length / CHARS) }, (_, at) => ({
    start: at * CHARS,
    end: Math.min(text.length, (at + 1) * CHARS),
    heading: null,
    number: null,
    level: 1,
  }));
  return { text, pages: [], sections, warnings: [] };
}
/** Escapes a text for XML, without the characters that XML cannot contain. */
const inXml = (text: string) => text.replace(/[<&\u0000-\u0008\u000b-\u001f]/g, ' ');

/** Every function that reads uploaded text, or text derived from it. */
const READERS: Record<string, (text: string) => unknown> = {
  cleanText,
  joinPages: (text) => joinPages(pagesOf(text).map(({ start, end }) => text.slice(start, end))),
  splitSections: (text) => splitSections(text, []),
  'splitSections of pages': (text) => splitSections(text, pagesOf(text)),
  withoutRunningHeads: (text) => withoutRunningHeads({ text, pages: pagesOf(text), warnings: [] }),
  withRepairedWords: (text) => withRepairedWords({ text, pages: pagesOf(text), warnings: [] }),
  outsideOf: (text) => findHeadersFooters(text.split('\n').map((line) => ({ text: line, kind: 'header' }))),
  quoted,
  locate: (text) => {
    const piece = text.slice(0, 400);
    return locate(text, [piece, `${piece}?`, `?${piece}`, piece], { start: 0, end: text.length });
  },
  'readDocx, in a paragraph': (text) => readDocx(docx({ body: para(inXml(text)) })),
  findAnnexes: (text) =>
    findAnnexes(`${'A shall pay. '.repeat(6)}\nBy: A\n${text}\nEXHIBIT A\nLICENSE AGREEMENT\n${text}`),
  surveyed: (text) => findDocumentFacts(text, 'Supplier'),
  sentencesOf: (text) => {
    for (const { start, end, stretches } of pieces(documentOf(text)))
      sentencesOf(text.slice(start, end), stretches);
  },
  scan: (text) => {
    for (const { start, end, stretches } of pieces(documentOf(text)))
      scan(text.slice(start, end), stretches, 'en', SURVEY, CAST);
  },
  readWhole: (text) =>
    applyDocumentRules({
      text,
      flat: normalizeText(text),
      own: normalizeText(text),
      lang: 'en',
      agreed: NOTHING_AGREED,
      sentenceAt: () => null,
    }),
  'missingFrom, in English': (text) => missingFrom(normalizeText(ENGLISH_TITLE + text), 'en', SERVICES),
  'missingFrom, in Arabic': (text) =>
    missingFrom(normalizeText(ARABIC_TITLE.repeat(40) + text), 'ar', SERVICES),
  recognizeKind: (text) => recognizeKind(normalizeText(text)),
  'recognizeKind, at the end': (text) => recognizeKind(normalizeText(`Text.\n`.repeat(500) + text)),
  withoutTwins: (text) =>
    withoutBilingualDuplicates([], normalizeText(text + ARABIC_TITLE.repeat(text.length / 50))),
  findSteering,
  unsupportedRanges: (text) =>
    unsupportedRanges(
      text,
      () => '',
      () => false,
    ),
  hiddenInstructions: (text) => hiddenInstructions({ text, pages: [], warnings: [] }, 'en', []),
  tokensOf,
  'definitions in their parts': (text) => {
    const definitions = definitionsOf(text);
    for (const piece of piecesOf(documentOf(text))) usedIn(text, piece, definitions);
  },
  TopicSearch: (text) => {
    const search = new TopicSearch(documentOf(text));
    for (const topic of TOPICS) search.places(topic);
  },
  quotes: (text) => new QuoteIndex(text).find('Words that … do not stand here at all'),
  isolateQuotations,
  paragraphsOf: (text) => {
    const marks = pagesOf(text).map(({ start }, at) => ({
      name: String(at),
      start,
      end: Math.min(text.length, start + 600),
    }));
    const doubtful = Array.from({ length: text.length >> 7 }, (_, at) => ({
      start: at * 128,
      end: at * 128 + 6,
    }));
    return paragraphsOf(text, marks, { doubtful });
  },
  safeFilename,
  textDirection,
};

const LAW_RULES = rulesFor('services', '');
const LAW_WORDS = new RuleWords(rolesIn('services', []));
/** These functions take some µs a character, so they get shorter texts of fewer kinds. */
const SETTERS: typeof READERS = {
  'scan for rules of law': (text) => {
    for (const { start, end, stretches } of pieces(documentOf(text)))
      scanForLaw(text.slice(start, end), stretches, LAW_RULES, LAW_WORDS);
  },
  AnswerReader: (text) => {
    const reader = new AnswerReader(
      () => 1,
      () => undefined,
    );
    reader.push(text);
    reader.push(`[1: ${text}`);
  },
  linesOf: (text) => linesOf(plainText(text), COLUMN),
  'linesOf from right to left': (text) => linesOf(plainText(text), { ...COLUMN, direction: 'rtl' }),
};

/** Word files that nest or repeat one element very often. */
const WORD_FILES: Record<string, (count: number) => Buffer> = {
  'fields that never end': (count) =>
    docx({ body: para(`<w:r><w:fldChar w:fldCharType="begin"/></w:r>${run('x')}`).repeat(count) }),
  'fields within a paragraph': (count) => {
    const field = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    return docx({ body: para((field('begin') + field('separate') + run('x')).repeat(count)) });
  },
  'page breaks within a paragraph': (count) =>
    docx({ body: para(`${run('word')}<w:r><w:br w:type="page"/></w:r>`.repeat(count)), pages: 1 }),
};

/**
 * Sizes to try: characters of a text, or elements of a Word file. Each is 16 times the one before, so that linear and
 * quadratic growth are further apart than a busy machine can blur: 16 and 256.
 */
const SIZES = sizesOf(3, 48);
const MORE_SIZES = sizesOf(2, 32, 512);
/** Sizes for typesetting, which takes some µs a character. */
const SET_SIZES = sizesOf(2, 32);
/** Number of slow texts after which a test stops: enough to see what is wrong. */
const MOST_SLOW = 3;

describe('functions that read user text', () => {
  test.each([
    ...Object.entries(READERS).map(([name, read]) => ({ name, read, kinds: ADVERSARIES, sizes: SIZES })),
    ...Object.entries(SETTERS).map(([name, read]) => ({ name, read, kinds: RUNS_OF_ONE, sizes: SET_SIZES })),
  ])('$name takes time linear in the length of the text', async ({ read, kinds, sizes }) => {
    const slow: string[] = [];
    for (const [kind, make] of kinds) {
      const of = (size: number) => {
        const text = make(size);
        return () => read(text);
      };
      if (slow.length < MOST_SLOW && !(await isLinear(of, sizes))) slow.push(kind);
    }
    expect(slow).toEqual([]);
  });

  test.each(Object.entries(WORD_FILES))(
    'a Word file with %s is read in time linear in its size',
    async (_, make) => {
      const of = (count: number) => {
        const bytes = make(count);
        return () => readDocx(bytes).catch(() => undefined);
      };
      expect(await isLinear(of, MORE_SIZES)).toBe(true);
    },
  );
});
