import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useSyncExternalStore, type ComponentProps } from 'react';
import { activate, loadMessages } from '../../lib/locale.js';
import { createQueryClient } from '../../lib/query-client.js';
import type { LawSearchResult } from './api.js';
import { aLaw, aResult, REGULATION } from './law.fixture.js';

let query: URLSearchParams;
const steps = jest.fn<(query: string, options?: { replace?: boolean }) => void>();
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const goTo = (next: string) => {
  query = new URLSearchParams(next);
  for (const listener of listeners) listener();
};
type Change = Record<string, string> | ((before: URLSearchParams) => URLSearchParams);
// The router needs a TextEncoder, which jsdom lacks; the page needs links and the address's parameters.
jest.unstable_mockModule('react-router-dom', () => ({
  Link: ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => <a href={to} {...rest} />,
  NavigationType: { Pop: 'POP' },
  useLocation: () => ({ key: 'default' }),
  useNavigationType: () => 'PUSH',
  useSearchParams: () => {
    useSyncExternalStore(subscribe, () => query);
    const change = (next: Change, options?: { replace?: boolean }) => {
      goTo((typeof next === 'function' ? next(query) : new URLSearchParams(next)).toString());
      steps(query.toString(), options);
    };
    return [query, change];
  },
}));
const { SearchPage } = await import('./components/search-page.js');

/** The test environment puts spaces around each `bdi` of a name. */
const ARTICLE = /^Article 77 ?, Labor Law$/;
const ALL = [aLaw(), REGULATION];
let answers: (address: URL) => Partial<LawSearchResult> | 'failure';
let asked: string[];

beforeEach(async () => {
  await activate('en');
  for (const part of ['dashboard', 'law'] as const) await loadMessages(part);
  query = new URLSearchParams();
  asked = [];
  steps.mockReset();
  answers = ({ searchParams }) => (searchParams.has('q') ? { results: [aResult()] } : { laws: ALL });
  Object.assign(globalThis, {
    fetch: (address: string) => {
      const url = new URL(address, 'http://localhost');
      asked.push(url.search);
      const answer = answers(url);
      const failed = answer === 'failure';
      const body = failed
        ? { error: { code: 'internal', message: 'no' } }
        : { laws: [], results: [], more: false, loaded: true, ...answer };
      return Promise.resolve({
        ok: !failed,
        status: failed ? 400 : 200,
        text: () => Promise.resolve(JSON.stringify(body)),
        headers: { get: () => 'application/json' },
      });
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  cleanup();
});

const show = () =>
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient()}>
        <SearchPage />
      </QueryClientProvider>
    </I18nProvider>,
  );
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the law' });
const type = (value: string) => {
  fireEvent.change(field(), { target: { value } });
};
const submit = () => {
  fireEvent.submit(screen.getByRole('search'));
};

describe('SearchPage', () => {
  it('without a search all laws are listed, and filtered by the address', async () => {
    show();
    expect((await screen.findByRole('link', { name: 'Labor Law' })).getAttribute('href')).toBe(
      '/dashboard/law/labor-m51-1426',
    );
    expect(screen.getByRole('link', { name: 'لائحة المحلات' })).toBeTruthy();
    expect(screen.getByText('2 laws and regulations · 4 articles')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'regulation' } });
    await waitFor(() => {
      expect(screen.queryByRole('link', { name: 'Labor Law' })).toBeNull();
    });
    expect(query.toString()).toBe('kind=regulation');
  });

  it('Enter searches at once; a result names article, law and state and marks the words', async () => {
    show();
    type('compensation');
    submit();
    expect(steps).toHaveBeenCalledWith('q=compensation', { replace: false });
    const link = await screen.findByRole('link', { name: ARTICLE });
    expect(link.getAttribute('href')).toBe('/dashboard/law/labor-m51-1426/77');
    expect(screen.getByText('In force')).toBeTruthy();
    expect(document.querySelector('mark')?.textContent).toBe('تعويضاً');
    expect(document.querySelector('mark')?.closest('[lang="ar"]')).toBeTruthy();
    expect(screen.getByText('1 article found.')).toBeTruthy();
  });

  it('of more articles than are shown it says so, and shows more of them', async () => {
    const resultsTo = (count: number) =>
      Array.from({ length: count }, (_, at) => aResult({ number: String(at + 1) }));
    answers = ({ searchParams }) => {
      const limit = Number(searchParams.get('limit') ?? 20);
      return searchParams.has('q')
        ? { results: resultsTo(Math.min(limit, 30)), more: limit < 30 }
        : { laws: ALL };
    };
    query = new URLSearchParams({ q: 'compensation' });
    show();
    expect(await screen.findByText('20 articles shown, there are more.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show More' }));
    expect(await screen.findByText('30 articles found.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show More' })).toBeNull();
    // Another search begins with its first articles.
    act(() => {
      goTo('q=notice');
    });
    expect(await screen.findByText('20 articles shown, there are more.')).toBeTruthy();
  });

  it('typing searches after a pause, as one step of the history', async () => {
    show();
    await screen.findByRole('link', { name: 'Labor Law' });
    jest.useFakeTimers();
    type('not');
    type('notice');
    expect(steps).not.toHaveBeenCalled();
    act(() => {
      jest.advanceTimersByTime(300);
    });
    expect(steps.mock.calls).toEqual([['q=notice', { replace: false }]]);
    type('notice period');
    act(() => {
      jest.advanceTimersByTime(300);
    });
    expect(steps).toHaveBeenLastCalledWith('q=notice+period', { replace: true });
    jest.useRealTimers();
    expect(await screen.findByText('1 article found.')).toBeTruthy();
  });

  it('going back puts the earlier words into the field', async () => {
    query = new URLSearchParams('q=lease');
    show();
    expect(field().value).toBe('lease');
    await screen.findByRole('link', { name: ARTICLE });
    act(() => {
      goTo('q=rent');
    });
    expect(field().value).toBe('rent');
    act(() => {
      goTo('');
    });
    expect(field().value).toBe('');
    expect(await screen.findByText('All laws and regulations')).toBeTruthy();
  });

  it('the slash key focuses the field, and arrow keys lead through the results and back', async () => {
    query = new URLSearchParams('q=lease');
    answers = ({ searchParams }) =>
      searchParams.has('q') ? { results: [aResult(), aResult({ number: '78' })] } : { laws: ALL };
    show();
    const first = await screen.findByRole('link', { name: ARTICLE });
    fireEvent.keyDown(document.body, { key: '/' });
    expect(document.activeElement).toBe(field());
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    press('ArrowDown');
    expect(document.activeElement).toBe(first);
    press('ArrowDown');
    expect(document.activeElement?.textContent).toContain('Article 78');
    press('ArrowUp');
    press('ArrowUp');
    expect(document.activeElement).toBe(field());
  });

  it('laws whose names match come first, and one law alone can be searched', async () => {
    query = new URLSearchParams('q=work');
    const other = aResult({ law: REGULATION, number: '2' });
    answers = ({ searchParams }) => {
      if (!searchParams.has('q')) return { laws: ALL };
      return searchParams.has('law') ? { results: [other] } : { laws: [aLaw()], results: [aResult(), other] };
    };
    show();
    expect(await screen.findByRole('heading', { name: 'Laws by name' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'لائحة المحلات' }));
    await waitFor(() => {
      expect(screen.queryByRole('link', { name: ARTICLE })).toBeNull();
    });
    expect(asked).toContain('?q=work&law=reg-1');
    fireEvent.click(screen.getByRole('button', { name: 'All laws' }));
    expect(await screen.findByRole('link', { name: ARTICLE })).toBeTruthy();
  });

  it('a search without a result says so with hints, and offers all laws where one was searched', async () => {
    query = new URLSearchParams('q=zzz&law=reg-1');
    answers = ({ searchParams }) => (searchParams.has('q') ? {} : { laws: ALL });
    show();
    expect(await screen.findByText('No article found')).toBeTruthy();
    expect(screen.getByText('Use fewer words, or others for the same matter.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Search in all laws' });
    expect(link.getAttribute('href')).toBe('/dashboard/law?q=zzz');
  });

  it('while the laws are loaded the page says so, and shows them once they are there', async () => {
    let loaded = false;
    answers = () => ({ laws: loaded ? ALL : [], loaded });
    show();
    expect(await screen.findByText('The laws are being loaded…')).toBeTruthy();
    loaded = true;
    expect(await screen.findByRole('link', { name: 'Labor Law' })).toBeTruthy();
    expect(screen.queryByText('The laws are being loaded…')).toBeNull();
  });

  it('a search that failed is retried', async () => {
    query = new URLSearchParams('q=lease');
    answers = ({ searchParams }) => (searchParams.has('q') ? 'failure' : { laws: ALL });
    show();
    expect(await screen.findByText('The search failed.')).toBeTruthy();
    answers = () => ({ results: [aResult()] });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: ARTICLE })).toBeTruthy();
  });
});
