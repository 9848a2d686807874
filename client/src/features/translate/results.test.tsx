import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { activate, loadMessages } from '../../lib/locale.js';
import { createQueryClient } from '../../lib/query-client.js';
import type { Translation } from './api.js';
import { aTranslation, type Pair } from './translation.fixture.js';

const notify = { done: jest.fn(), failed: jest.fn() };
jest.unstable_mockModule('../../ui/toast.js', () => ({ notify }));
// The router needs a TextEncoder, which jsdom lacks; the result needs only a link.
jest.unstable_mockModule('react-router-dom', () => ({
  Link: ({ to, ...rest }: ComponentProps<'a'> & { to: { search: string } }) => (
    <a href={to.search} {...rest} />
  ),
}));
Object.assign(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });
Object.assign(globalThis, {
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});
const { DocumentResult } = await import('./components/document-result.js');
const { TextResult } = await import('./components/text-result.js');

const DOUBT = { code: 'numbers' as const, en: 'Figures differ.', ar: 'تختلف الأرقام.' };
const doubted = (n: number): Pair => [`Pay ${n}.`, `ادفع ${n}٠.`, { doubts: [DOUBT] }];
const CLEAR: Pair = ['Deliver.', 'سلّم.'];
const UNKNOWN: Pair = ['The widget.', 'widget هذا', { unknown: [{ start: 0, end: 6 }] }];

let answer: { status: number; body: unknown };
beforeEach(async () => {
  await activate('en');
  for (const part of ['dashboard', 'reports', 'review', 'translate', 'errors'] as const)
    await loadMessages(part);
  answer = { status: 500, body: { detail: 'Broken.', code: 'internal' } };
  notify.failed.mockReset();
  Object.assign(globalThis, {
    fetch: () =>
      Promise.resolve({
        ok: answer.status < 400,
        status: answer.status,
        statusText: '',
        text: () => Promise.resolve(JSON.stringify(answer.body)),
        headers: { get: () => 'application/json' },
      }),
  });
});
afterEach(cleanup);

const show = (report: Translation) => {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        {report.type === 'text' ? (
          <TextResult report={report} />
        ) : (
          <DocumentResult report={report} onAnother={() => undefined} />
        )}
      </QueryClientProvider>
    </I18nProvider>,
  );
};
const text = () => screen.getByRole('region', { name: 'Text' });
const key = (name: string) => fireEvent.keyDown(document.body, { key: name });

describe('the result of a translation', () => {
  it('a draft says its share and what stands untranslated, and marks these words', () => {
    show(aTranslation([CLEAR, UNKNOWN], { draft_share: 0.5, unknown_share: 0.004 }));
    screen.getByText(
      'Draft in part: 50% of the words come from a translation without a language model. Of these, 1% were not translated, and are marked. In a test, more than half of the paragraphs drafted so said something else than the original. Have it reviewed before use.',
    );
    expect(text().querySelector('mark')?.textContent).toBe('widget');
    expect(text().querySelectorAll('p[dir="rtl"][lang="ar"]')).toHaveLength(2);
  });

  it('a translation by a model without doubts has no notice', () => {
    show(aTranslation([CLEAR], { draft_share: null, unknown_share: null, engine: 'llm', model: 'm' }));
    expect(screen.queryByText(/reviewed before use/)).toBeNull();
    screen.getByText('No difference in figures, negations or terms; the meaning was not compared');
    expect(screen.queryByRole('heading', { name: 'Paragraphs to compare' })).toBeNull();
  });

  it('a text that is in the language already says so', () => {
    const none = { draft_share: null, unknown_share: null };
    show(aTranslation([['يدفع المشتري.', 'يدفع المشتري.', { draft: false }]], none));
    screen.getByText('Nothing was translated: the text is in Arabic already. Check the direction.');
  });

  it('doubts are listed with their reasons, the first five and then all', async () => {
    show(aTranslation(Array.from({ length: 7 }, (_, n) => doubted(n))));
    const list = () => screen.getByRole('region', { name: 'Paragraphs to compare' });
    expect(within(list()).getAllByText('Figures differ.')).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 More' }));
    expect(within(list()).getAllByText('Figures differ.')).toHaveLength(7);
  });

  it('keys lead from one doubt to the next and back, and stay at the ends', () => {
    show(aTranslation([doubted(1), CLEAR, doubted(2)]));
    const current = () => text().querySelector('[aria-current]')?.textContent;
    screen.getByText('Go through 2 paragraphs in doubt');
    key('j');
    expect(current()).toContain('ادفع 1');
    key('j');
    expect(current()).toContain('ادفع 2');
    key('j');
    expect(current()).toContain('ادفع 2');
    screen.getByRole('group', { name: 'Paragraph 2 of 2' });
    key('k');
    expect(current()).toContain('ادفع 1');
    key('Escape');
    expect(current()).toBeUndefined();
  });

  it('a doubtful paragraph is chosen in the text, and one without doubt is not', async () => {
    show(aTranslation([CLEAR, doubted(2)]));
    await userEvent.click(within(text()).getByText('سلّم.'));
    screen.getByText('Go to the paragraph in doubt');
    await userEvent.click(within(text()).getByText(/ادفع 2/));
    screen.getByRole('group', { name: 'Paragraph 1 of 1' });
  });

  it('side by side every paragraph stands with its original', async () => {
    show(aTranslation([CLEAR, UNKNOWN]));
    expect(within(text()).queryByText('Deliver.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Side by side' }));
    expect(within(text()).getByText('Deliver.').getAttribute('dir')).toBe('ltr');
  });

  it('comments stand behind the text, under their heading, which is there only with them', () => {
    const comment: Pair = ['When?', 'متى؟', { kind: 'comment' }];
    show(aTranslation([CLEAR, comment, comment]));
    expect(text().textContent).toMatch(/سلّم\.Commentsمتى؟متى؟$/);
    cleanup();
    show(aTranslation([CLEAR]));
    expect(within(text()).queryByRole('heading', { name: 'Comments' })).toBeNull();
  });

  it('a translation without text says so', () => {
    show(aTranslation([], { type: 'text', draft_share: null }));
    screen.getByText('No translated text found.');
  });

  const download = async (form: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Other formats' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: form }));
    await waitFor(() => {
      expect(notify.failed).toHaveBeenCalledTimes(1);
    });
    return notify.failed.mock.calls[0]?.[0];
  };

  it('a file that cannot be downloaded is told by its form', async () => {
    const id = 'a'.repeat(24);
    show(aTranslation([CLEAR], { files: { txt: id, docx: id } }));
    expect(await download('Plain text')).toBe('Failed to download plain-text translation.');
    notify.failed.mockReset();
    expect(await download('Word')).toBe('Download failed: Broken.');
  });

  it('a report that cannot be fetched for its file is told', async () => {
    show(aTranslation([CLEAR], { files: {} }));
    expect(await download('PDF')).toBe('Failed to load report data.');
  });

  it('a file that is not written yet is told to come', async () => {
    const report = aTranslation([CLEAR], { files: {} });
    answer = { status: 200, body: { translation_report: report } };
    show(report);
    await userEvent.click(screen.getByRole('button', { name: 'Other formats' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'PDF' }));
    await screen.findByText('File not available yet. Please try again in a moment.');
  });
});
