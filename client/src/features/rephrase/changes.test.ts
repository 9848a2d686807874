import { describe, expect, it } from '@jest/globals';
import { numbered, paragraphsOf, type Division, type TextParagraph } from './changes.js';
import { aChange } from './rephrasing.fixture.js';

/** A paragraph with its changes as [original|revised]. */
const written = ({ pieces }: TextParagraph) =>
  pieces
    .map((piece) => (piece.kind === 'kept' ? piece.text : `[${piece.original}|${piece.revised}]`))
    .join('');
const paragraphs = (text: string, pairs: [string, string][], division: Division | null = null) => {
  const changes = pairs.map(([original, revised]) => aChange(text, original, revised));
  return paragraphsOf(text, numbered(changes, text), division);
};

describe('paragraphsOf', () => {
  it('a text is divided at its lines, each with the changes in it', () => {
    const text = 'In the event that it rains, stay.\n\nBegin prior to noon.';
    const result = paragraphs(text, [
      ['In the event that', 'If'],
      ['prior to', 'before'],
    ]);
    expect(result.map(written)).toEqual([
      '[In the event that|If] it rains, stay.',
      'Begin [prior to|before] noon.',
    ]);
    expect(result.map(({ changes }) => changes)).toEqual([[1], [2]]);
    expect(result.map(({ apart }) => apart)).toEqual([true, true]);
  });

  it('the blocks of a document are its paragraphs, and its headings are known', () => {
    const text = 'Term\nThis Agreement shall end in May.';
    const division: Division = {
      content_type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      blocks: [
        { start: 0, end: 4, kind: 'heading', page: null },
        { start: 5, end: text.length, kind: 'paragraph', page: null },
      ],
    };
    const result = paragraphs(text, [['shall end', 'ends']], division);
    expect(result.map(({ heading }) => heading)).toEqual([true, false]);
    expect(result.map(written)).toEqual(['Term', 'This Agreement [shall end|ends] in May.']);
  });

  it('comments are the lines behind the text, whether its blocks are known or not', () => {
    const text = 'Rent\n\nIt is paid prior to May.\n\nAsk prior to June.\n\nWhy?';
    const at = text.indexOf('Ask');
    const division: Division = {
      content_type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      blocks: [
        { start: 0, end: 4, kind: 'heading', page: null },
        { start: 6, end: at - 2, kind: 'paragraph', page: null },
      ],
    };
    const list = numbered(
      [aChange(text, 'prior to', 'before'), aChange(text, 'prior to June', 'by June')],
      text,
    );
    for (const known of [division, null]) {
      const result = paragraphsOf(text, list, known, at);
      expect(result.map(written)).toEqual([
        'Rent',
        'It is paid [prior to|before] May.',
        'Ask [prior to June|by June].',
        'Why?',
      ]);
      expect(result.map(({ comment }) => comment)).toEqual([false, false, true, true]);
      expect(result.map(({ heading }) => heading)).toEqual([known !== null, false, false, false]);
    }
  });

  it('lines that a change spans are one paragraph, so that no change is lost', () => {
    const text = 'It is null\nand void.\nStay.';
    expect(paragraphs(text, [['null\nand void', 'void']]).map(written)).toEqual([
      'It is [null\nand void|void].',
      'Stay.',
    ]);
  });

  it('each paragraph has its own direction', () => {
    const result = paragraphs('Payment is due.\nيُدفع المبلغ خلال شهر.', []);
    expect(result.map(({ dir, lang }) => `${dir} ${lang}`)).toEqual(['ltr en', 'rtl ar']);
  });

  it('every character of the text stands in its paragraphs once', () => {
    const lines = Array.from({ length: 200 }, (_, n) => `Clause ${String(n)} shall apply.`);
    const text = lines.join('\n');
    const changes = lines.map((line, n) => {
      const start = text.indexOf(line) + line.indexOf('shall');
      return { ...aChange(text, 'shall', 'must'), evidence: { start, end: start + 5, page: null }, n };
    });
    const result = paragraphsOf(text, numbered(changes, text), null);
    const original = result.map(({ pieces }) =>
      pieces.map((piece) => (piece.kind === 'kept' ? piece.text : piece.original)).join(''),
    );
    expect(original.join('\n')).toBe(text);
    expect(result.flatMap(({ changes: ids }) => ids)).toHaveLength(200);
  });
});

describe('numbered', () => {
  it('a change has the words around it, without those that are cut and those of other lines', () => {
    const text =
      'Heading\nThe Supplier, which is a company of the Kingdom, shall deliver the goods to the Customer in May.';
    const [change] = numbered([aChange(text, 'shall', 'must')], text);
    expect(change).toMatchObject({ id: 1, stored: 1, counted: true });
    expect(change?.before).toBe('… is a company of the Kingdom, ');
    expect(change?.after).toBe(' deliver the goods to the …');
  });

  it('the words at the ends of a line are whole', () => {
    const text = 'They commence today.\nNext.';
    const [change] = numbered([aChange(text, 'commence', 'begin')], text);
    expect([change?.before, change?.after]).toEqual(['They ', ' today.']);
  });
});
