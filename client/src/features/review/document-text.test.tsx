import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import type { DocumentBlock } from '#shared/contracts/documents.js';
import { activate, loadMessages } from '../../lib/locale.js';
import { DocumentText } from './components/document-text.js';
import { aReviewItem } from './item.fixture.js';
import type { ShowItem } from './item.js';
import { layOut, textsOf } from './layout.js';
import { rangesOf } from './text-ranges.js';

const HEADING = '2. Fees';
const CLAUSE =
  '2.1 The fee is due at once, on the first day of every month that begins in the term of it, in a long-\nstanding way.';
const CELL = 'SAR 500';
const CONTENT = [HEADING, CLAUSE, CELL].join('\n');
const evidenceOf = (text: string) => ({
  start: CONTENT.indexOf(text),
  end: CONTENT.indexOf(text) + text.length,
  page: 1,
});
const BLOCKS: DocumentBlock[] = [
  { ...evidenceOf(HEADING), kind: 'heading', level: 2 },
  { ...evidenceOf(CLAUSE), kind: 'list-item', level: 2, number: '2.1' },
  { ...evidenceOf(CELL), kind: 'cell', cell: { table: 0, row: 0, column: 0 }, page: 2 },
];
const place = { number: 1, quote: 'every month', clause: null, section: null, tone: 'low' as const };
const ITEMS = [
  aReviewItem({
    id: 1,
    title: 'Late fee',
    evidence: evidenceOf('The fee is due'),
    places: [{ ...place, evidence: evidenceOf('every month') }],
  }),
  aReviewItem({ id: 2, title: 'Due at once', evidence: evidenceOf('due at once') }),
  aReviewItem({ id: 3, title: 'Amount', evidence: evidenceOf(CELL) }),
];
const SOURCE = { content: CONTENT, content_type: 'application/pdf', blocks: BLOCKS, doubtful: [] };

beforeEach(async () => {
  await activate('en');
  await loadMessages('dashboard');
  await loadMessages('review');
});
afterEach(cleanup);

function show(onPick: ShowItem = () => undefined) {
  const parts = layOut(SOURCE, ITEMS);
  const boxRef = createRef<HTMLDivElement>();
  render(
    <I18nProvider i18n={i18n}>
      <DocumentText
        content={CONTENT}
        parts={parts}
        items={ITEMS}
        active="2"
        doubt={null}
        onPick={onPick}
        boxRef={boxRef}
      />
    </I18nProvider>,
  );
  return { parts, box: screen.getByRole('region', { name: 'Document text' }) };
}

it("a document's headings are below the pane's own, and its tables are tables", () => {
  show();
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Document text');
  expect(screen.getByRole('heading', { level: 5 }).textContent).toBe(HEADING);
  expect(screen.getByText('Page 2')).toBeTruthy();
  expect(within(screen.getByRole('table')).getByText(CELL)).toBeTruthy();
});

it('the numbers of the findings that begin in a paragraph open them, each once', () => {
  const onPick = jest.fn<ShowItem>();
  show(onPick);
  const names = screen.getAllByRole('button', { name: /^Finding/ }).map((button) => button.textContent);
  expect(names).toEqual(['1', '2', '3']);
  fireEvent.click(screen.getByRole('button', { name: 'Finding 2: Due at once' }));
  expect(onPick.mock.lastCall).toEqual([ITEMS[1], 0]);
  fireEvent.click(screen.getByText('every month'));
  expect(onPick.mock.lastCall).toEqual([ITEMS[0], 1]);
});

it('stretches of the document are found in the page, over marks, numbers and lines that its page broke', () => {
  const { parts, box } = show();
  const shown = (text: string) =>
    rangesOf(box, textsOf(parts), [evidenceOf(text)]).map(
      ({ startContainer, startOffset, endContainer, endOffset }) => {
        const range = document.createRange();
        range.setStart(startContainer, startOffset);
        range.setEnd(endContainer, endOffset);
        return range.toString();
      },
    );
  expect(shown('2.1 The fee is')).toEqual(['2.1 The fee is']);
  expect(shown('long-\nstanding way')).toEqual(['long-standing way']);
  expect(shown('500')).toEqual(['500']);
  expect(rangesOf(box, textsOf(parts), [{ start: 9_999, end: 10_000 }])).toEqual([]);
});
