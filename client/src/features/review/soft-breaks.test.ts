import { describe, expect, it } from '@jest/globals';
import { aReviewItem } from './item.fixture.js';
import { marksOf, paragraphsOf } from './marks.js';
import { joinSoftBreaks, spansOf } from './soft-breaks.js';

const shown = (content: string) =>
  spansOf(content).map(({ start, end }) => joinSoftBreaks(content.slice(start, end)));

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

describe('spansOf', () => {
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
    for (const { start, end } of spansOf(PDF)) {
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
