import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { activate, loadMessages } from '../../lib/locale.js';
import { createQueryClient } from '../../lib/query-client.js';
import { aLaw, anArticle, aWholeLaw } from './law.fixture.js';

let params: Record<string, string>;
let query: URLSearchParams;
// The router needs a TextEncoder, which jsdom lacks; the pages need links and the address's parameters.
jest.unstable_mockModule('react-router-dom', () => ({
  Link: ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => <a href={to} {...rest} />,
  NavigationType: { Pop: 'POP' },
  useLocation: () => ({ key: 'default' }),
  useNavigationType: () => 'PUSH',
  useParams: () => params,
  useSearchParams: () => [query, () => undefined],
}));
const { LawPage } = await import('./components/law-page.js');
const { ArticlePage } = await import('./components/article-page.js');

const writeText = jest.fn<(text: string) => Promise<void>>(() => Promise.resolve());
let answers: Record<string, unknown>;

beforeEach(async () => {
  await activate('en');
  for (const part of ['dashboard', 'errors', 'law'] as const) await loadMessages(part);
  params = { key: 'labor-m51-1426', article: '77' };
  query = new URLSearchParams();
  answers = {
    '/law': { laws: [aLaw()], results: [], loaded: true },
    '/law/labor-m51-1426': aWholeLaw(),
    '/law/labor-m51-1426/77': anArticle(),
  };
  writeText.mockClear();
  Object.assign(navigator, { clipboard: { writeText } });
  Object.assign(globalThis, {
    fetch: (address: string) => {
      const answer = answers[address];
      const body = answer ?? { error: { code: 'not_found', message: 'Not found.' } };
      return Promise.resolve({
        ok: answer !== undefined,
        status: answer === undefined ? 404 : 200,
        text: () => Promise.resolve(JSON.stringify(body)),
        headers: { get: () => 'application/json' },
      });
    },
  });
});
afterEach(cleanup);

const show = (Page: typeof LawPage) =>
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient()}>
        <Page />
      </QueryClientProvider>
    </I18nProvider>,
  );

describe('LawPage', () => {
  it('a law shows both names, its state to the month, the address of its source, and its articles', async () => {
    show(LawPage);
    expect(await screen.findByRole('heading', { name: 'Labor Law' })).toBeTruthy();
    expect(screen.getByText('نظام العمل').closest('[lang="ar"]')).toBeTruthy();
    expect(screen.getByText('In force, traced to February 2026')).toBeTruthy();
    const source = screen.getByRole('link', { name: 'https://laws.boe.gov.sa/labor' });
    expect(source.getAttribute('rel')).toBe('noopener noreferrer');
    expect(screen.getByRole('link', { name: 'Article 79 bis' }).getAttribute('href')).toBe(
      '/dashboard/law/labor-m51-1426/79%20bis',
    );
    expect(document.title).toContain('Labor Law');
    expect(screen.queryByText(/^Article numbers jump/)).toBeNull();
  });

  it('a number alone finds the article of the law that has it', async () => {
    query = new URLSearchParams('q=79');
    show(LawPage);
    expect(await screen.findByRole('link', { name: 'Article 79 bis' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Article 1' })).toBeNull();
  });

  it('a law whose numbers are not reliable warns of them', async () => {
    answers['/law/labor-m51-1426'] = aWholeLaw({
      numbers_reliable: false,
      state: 'as_published',
      traced_to: null,
    });
    show(LawPage);
    expect(await screen.findByText(/^Article numbers jump or repeat/)).toBeTruthy();
    expect(screen.getByText('As published')).toBeTruthy();
  });

  it('a law that is not held says so and leads to all laws', async () => {
    params = { key: 'none' };
    show(LawPage);
    expect(await screen.findByText('This law is not in the library.')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'All laws' })[1]?.getAttribute('href')).toBe('/dashboard/law');
  });

  it('a law that is asked for while the laws are loaded is shown once they are there', async () => {
    const whole = answers['/law/labor-m51-1426'];
    answers['/law/labor-m51-1426'] = undefined;
    answers['/law'] = { laws: [], results: [], loaded: false };
    show(LawPage);
    expect(await screen.findByText('The laws are being loaded…')).toBeTruthy();
    answers['/law/labor-m51-1426'] = whole;
    answers['/law'] = { laws: [aLaw()], results: [], loaded: true };
    expect(await screen.findByRole('heading', { name: 'Labor Law' })).toBeTruthy();
  });
});

describe('ArticlePage', () => {
  it('an article shows its text in Arabic by paragraphs, and the articles beside it', async () => {
    show(ArticlePage);
    expect(await screen.findByRole('heading', { name: 'Article 77' })).toBeTruthy();
    const text = screen.getByRole('group', { name: 'Text' });
    expect([text.lang, text.dir, text.children.length]).toEqual(['ar', 'rtl', 2]);
    expect(screen.getByText('المادة السابعة والسبعون')).toBeTruthy();
    const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href(/Previous article/)).toBe('/dashboard/law/labor-m51-1426/76');
    expect(href(/Next article/)).toBe('/dashboard/law/labor-m51-1426/78');
    expect(screen.queryByText('This text is older than an amendment')).toBeNull();
    expect(document.title).toContain('Article 77, Labor Law');
  });

  it('the text is copied with its citation, and the button says so', async () => {
    show(ArticlePage);
    fireEvent.click(await screen.findByRole('button', { name: 'Copy text and citation' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
    const copied = writeText.mock.calls[0]?.[0] ?? '';
    expect(copied).toContain(anArticle().text);
    expect(copied).toContain('Labor Law, Article 77 (Royal Decree M/51 of 23/8/1426H)');
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(writeText).toHaveBeenLastCalledWith('http://localhost/dashboard/law/labor-m51-1426/77');
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
    });
  });

  it('the assistant is asked about the article by a question that stands in the address', async () => {
    show(ArticlePage);
    const link = await screen.findByRole('link', { name: 'Ask the assistant' });
    const address = new URL(link.getAttribute('href') ?? '', 'http://localhost');
    expect(address.pathname).toBe('/dashboard/chatbot');
    expect(address.searchParams.get('ask')).toContain('Article 77 of the Labor Law');
  });

  it('a text older than an amendment is never shown as the present one', async () => {
    answers['/law/labor-m51-1426/77'] = anArticle({
      outdated: true,
      note: { en: 'Amended by M/44.', ar: 'عُدّلت بالمرسوم م/44.' },
    });
    show(ArticlePage);
    expect(await screen.findByText('This text is older than an amendment')).toBeTruthy();
    expect(screen.getByText('Text older than an amendment')).toBeTruthy();
    expect(screen.getByText('Amended by M/44.', { exact: false })).toBeTruthy();
    expect(screen.queryByText('In force, traced to February 2026')).toBeNull();
  });

  it('the first and the last article have one neighbor', async () => {
    answers['/law/labor-m51-1426/77'] = anArticle({ previous: null });
    show(ArticlePage);
    expect(await screen.findByRole('link', { name: /Next article/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Previous article/ })).toBeNull();
  });

  it('an article that is not held says so', async () => {
    params = { key: 'labor-m51-1426', article: '9999' };
    show(ArticlePage);
    expect(await screen.findByText('This article is not in the library.')).toBeTruthy();
  });
});
