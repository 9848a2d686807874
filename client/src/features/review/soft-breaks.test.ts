import { describe, expect, it } from '@jest/globals';
import { aReviewItem } from './item.fixture.js';
import { marksOf, paragraphsOf } from './marks.js';
import { shownText, stretchesOf, stretchesOfBlocks } from './soft-breaks.js';

const shown = (content: string) => stretchesOf(content).map((stretch) => shownText(content, stretch));

const PDF = `1. Services
1.1 The Supplier shall set up and operate the online shop of the Customer as described
in Schedule 1 (the "Services").
1.2 The Supplier shall perform the Services with the skill and care of an experienced
provider and shall follow the laws of the Kingdom of Saudi Arabia, including the long-
standing rules on trade. It bears the cost of every licence that it needs in order to
do so.
The parties agree on the following, each for itself and on behalf of its subsidiaries:
payment in advance
(a) is owed on the first day of each month, unless that day is not a working day, and
(b) is not refunded.`;

describe('stretchesOf', () => {
  it('lines that a page broke are joined, and a new paragraph starts at clauses, lists and after a colon', () => {
    expect(shown(PDF)).toEqual([
      '1. Services',
      '1.1 The Supplier shall set up and operate the online shop of the Customer as described in Schedule 1 (the "Services").',
      '1.2 The Supplier shall perform the Services with the skill and care of an experienced provider and shall follow the laws of the Kingdom of Saudi Arabia, including the long-standing rules on trade. It bears the cost of every licence that it needs in order to do so.',
      'The parties agree on the following, each for itself and on behalf of its subsidiaries:',
      'payment in advance',
      '(a) is owed on the first day of each month, unless that day is not a working day, and',
      '(b) is not refunded.',
    ]);
  });
  it('the spans cover the text without gaps, so that offsets stay exact', () => {
    let at = 0;
    for (const { start, end } of stretchesOf(PDF)) {
      expect(start).toBe(at);
      at = end + 1;
    }
    expect(at).toBe(PDF.length + 1);
  });
  it('line breaks of the author are kept: of short lines, and of paragraphs on one line', () => {
    const verse = 'one\ntwo\nthree';
    expect(shown(verse)).toEqual(['one', 'two', 'three']);
    const long = `${'word '.repeat(60)}\n${'other '.repeat(60)}`;
    expect(shown(long)).toHaveLength(2);
  });
  it('Arabic lines are joined too', () => {
    const line = 'يلتزم المورد بأداء الخدمات بعناية مقدم الخدمة المتمرس وبمراعاة الأنظمة المعمول بها';
    expect(shown(`${line}\nفي المملكة.\nالمادة 2: المدة\n${line}\n2.1 يبدأ العقد.`)).toEqual([
      `${line} في المملكة.`,
      'المادة 2: المدة',
      line,
      '2.1 يبدأ العقد.',
    ]);
  });
});

describe('stretchesOfBlocks', () => {
  const shownBlocks = (paragraphs: readonly string[], type = 'application/pdf') => {
    const content = paragraphs.join('\n');
    let start = 0;
    const blocks = paragraphs.map((text) => {
      const block = { start, end: start + text.length };
      start = block.end + 1;
      return block;
    });
    return stretchesOfBlocks({ content, content_type: type }, blocks).map((stretch) =>
      shownText(content, stretch),
    );
  };
  const wide = 'The Supplier shall set up and operate the online shop of the Customer as described here.';
  it('lines of an indented block are compared with its own longest line', () => {
    const lines = [
      '(a) of the goods that the Customer has ordered',
      'and paid for, as agreed in writing with the long-',
    ];
    expect(shownBlocks([wide, `${lines.join('\n')}\nstanding supplier`])).toEqual([
      wide,
      '(a) of the goods that the Customer has ordered and paid for, as agreed in writing with the long-standing supplier',
    ]);
  });
  it("lines of a text file are compared with those of all of it, and lines of a Word file are its author's", () => {
    const parties = 'The first party is Alpha Trading Company.\nThe second party is Beta.';
    expect(shownBlocks([wide, parties], 'text/plain')).toEqual([wide, parties]);
    const long = `${wide}\n${wide}`;
    expect(shownBlocks([long], 'text/plain')).toEqual([`${wide} ${wide}`]);
    const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    expect(shownBlocks([long], word)).toEqual([long]);
  });
  it('the lines of an address stay apart', () => {
    const address = 'P.O. Box 1234,\nRiyadh 11564,\nSaudi Arabia';
    expect(shownBlocks([wide, address])).toEqual([wide, address]);
  });
});

describe('marks on joined lines', () => {
  it('a mark on joined lines covers the same words as before', () => {
    const start = PDF.indexOf('experienced');
    const end = PDF.indexOf('laws');
    const items = [aReviewItem({ evidence: { start, end, page: null } })];
    const marked = paragraphsOf(PDF, marksOf(items, PDF.length))
      .flatMap(({ segments }) => segments)
      .filter(({ quotes: ids }) => ids.length > 0);
    expect(marked.map(({ text }) => text)).toEqual(['experienced provider and shall follow the ']);
  });
});
