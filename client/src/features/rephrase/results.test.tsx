import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import type { Rephrasing } from '#shared/api/rephrase.js';
import type { Job } from '#shared/contracts/jobs.js';
import { activate, loadMessages } from '../../lib/locale.js';
import { createQueryClient } from '../../lib/query-client.js';
import { patchJob } from '../jobs/cache.js';
import { makeJob } from '../jobs/job.fixture.js';
import { reportKey } from '../reports/keys.js';
import { useReport } from '../reports/api.js';
import { onReport, unmarked } from '../reports/marks.js';
import { rephrasings } from './api.js';
import { aChange, aRephrasing } from './rephrasing.fixture.js';

// The router needs a TextEncoder, which jsdom lacks; the result needs only a link.
jest.unstable_mockModule('react-router-dom', () => ({
  Link: ({ to, ...rest }: ComponentProps<'a'> & { to: { search: string } }) => (
    <a href={to.search} {...rest} />
  ),
}));
Object.assign(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });
Object.assign(window, {
  matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }),
});
const { Results } = await import('./components/results.js');

const WORDS = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta', 'iota'];
const TEXT = `First ${WORDS.join(' and ')}.\nA line that stays.`;
const CHANGES = WORDS.map((word) => aChange(TEXT, word, word.toUpperCase()));

let client: QueryClient;
let sent: { n: string; body: { state: string; version: number } }[];
let jobs: Job[];

beforeEach(async () => {
  await activate('en');
  for (const part of ['dashboard', 'reports', 'review', 'rephrase', 'errors'] as const)
    await loadMessages(part);
  client = createQueryClient();
  sent = [];
  jobs = [];
  Object.assign(globalThis, {
    fetch: (address: string, { method, body }: { method: string; body?: string }) => {
      const n = /items\/(\d+)$/.exec(address)?.[1];
      let answer: unknown = address.startsWith('/jobs') ? jobs : { history: [] };
      if (method === 'PATCH' && n !== undefined) {
        const change = JSON.parse(body ?? '') as {
          state: 'accepted' | 'dismissed' | 'open';
          version: number;
        };
        sent.push({ n, body: change });
        answer = { ...unmarked(Number(n)), state: change.state, version: change.version + 1 };
      }
      return Promise.resolve({
        ok: true,
        status: 200,
        text: () => Promise.resolve(JSON.stringify(answer)),
        headers: { get: () => 'application/json' },
      });
    },
  });
});
afterEach(cleanup);

function Open({ id }: { id: string }) {
  const report = useReport(rephrasings, id);
  return report.data === undefined ? null : <Results report={report.data} onAnother={() => undefined} />;
}
const show = async (rephrasing: Rephrasing = aRephrasing(TEXT, CHANGES)) => {
  client.setQueryData(reportKey('rephrase', rephrasing.id), rephrasing);
  client.setQueryDefaults(reportKey('rephrase', rephrasing.id), { staleTime: Infinity });
  // The first requests of the page are answered within.
  await act(async () => {
    render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={client}>
          <Open id={rephrasing.id} />
        </QueryClientProvider>
      </I18nProvider>,
    );
    await new Promise((resolve) => setTimeout(resolve));
  });
  return rephrasing;
};
const text = () => screen.getByRole('region', { name: 'Text' });
const cards = () => screen.queryAllByRole('article');
const card = (at: number) => {
  const found = cards()[at - 1];
  if (found === undefined) throw new Error(`no card ${String(at)}`);
  return within(found);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('Results', () => {
  it('five changes are shown at first, the others on demand, and folded again', async () => {
    await show();
    expect(cards()).toHaveLength(5);
    await press('Show 2 More');
    await waitFor(() => {
      expect(cards()).toHaveLength(7);
    });
    await press('Show Less');
    expect(cards()).toHaveLength(5);
  });

  it('a change has its original, its revised text and its reason', async () => {
    await show();
    const first = card(1);
    expect(first.getByText('alpha').tagName).toBe('DEL');
    expect(first.getByText('ALPHA').tagName).toBe('INS');
    first.getByText('Fewer words');
  });

  it('the text has every change; marked, it has what was deleted and what was inserted', async () => {
    await show();
    expect(text().textContent).toContain('First ALPHA and BETA and GAMMA');
    expect(text().querySelector('del')).toBeNull();
    await press('Changes');
    expect([...text().querySelectorAll('del')].map(({ textContent }) => textContent)).toEqual(WORDS);
    expect(text().querySelectorAll('ins')).toHaveLength(7);
    await press('Side by side');
    expect(within(text()).getAllByText('Original').length).toBeGreaterThan(0);
    expect(text().textContent).toContain('First alpha and beta');
    expect(text().textContent).toContain('First ALPHA and BETA');
  });

  it('the comments of a Word file stand behind its text, under their heading, which is there only with them', async () => {
    const whole = `${TEXT}\n\nAsk kappa.`;
    const changes = [...CHANGES, aChange(whole, 'kappa', 'KAPPA')];
    await show(aRephrasing(whole, changes, { comments_at: TEXT.length + 2 }));
    expect(text().textContent).toMatch(/A line that stays\.CommentsAsk KAPPA\.$/);
    cleanup();
    await show();
    expect(text().textContent).toMatch(/A line that stays\.$/);
  });

  it('a dismissed change leaves the text at once, is sent with its version, and comes back', async () => {
    await show();
    screen.getByText('7 changes');
    await userEvent.click(card(2).getByRole('button', { name: 'Dismiss' }));
    expect(text().textContent).toContain('First ALPHA and beta and GAMMA');
    screen.getByText('7 changes · 1 dismissed');
    await waitFor(() => {
      expect(sent).toEqual([{ n: '2', body: { state: 'dismissed', version: 0 } }]);
    });
    await userEvent.click(card(2).getByRole('button', { name: 'Dismissed', pressed: true }));
    expect(text().textContent).toContain('First ALPHA and BETA and GAMMA');
    await waitFor(() => {
      expect(sent.at(-1)).toEqual({ n: '2', body: { state: 'open', version: 1 } });
    });
  });

  it('the keys step through the changes, accept, dismiss and undo', async () => {
    await show();
    const bar = () => screen.getByRole('group', { name: /^Change \d of 7$/ });
    await userEvent.keyboard('jj');
    expect(bar().textContent).toContain('Change 2 of 7');
    expect(document.activeElement).toBe(bar());
    await userEvent.keyboard('x');
    expect(text().textContent).toContain('First ALPHA and beta and GAMMA');
    await userEvent.keyboard('k');
    expect(bar().textContent).toContain('Change 1 of 7');
    await userEvent.keyboard('e');
    within(bar()).getByRole('button', { name: 'Accepted', pressed: true });
    await userEvent.keyboard('uu');
    expect(text().textContent).toContain('First ALPHA and BETA and GAMMA');
    within(bar()).getByRole('button', { name: 'Dismiss', pressed: false });
  });

  it('a change that is pressed in the text is the one at hand', async () => {
    await show();
    await userEvent.click(within(text()).getByText('DELTA'));
    screen.getByText('Change 4 of 7');
  });

  it('a decision of another window is shown', async () => {
    const { id } = await show();
    act(() => {
      onReport(client, { kind: 'rephrase', id, mark: { ...unmarked(3), state: 'dismissed', version: 1 } });
    });
    await waitFor(() => {
      expect(text().textContent).toContain('and BETA and gamma and DELTA');
    });
  });

  it('the copied text is the one that stands', async () => {
    const writeText = jest.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await show();
    await userEvent.click(card(1).getByRole('button', { name: 'Dismiss' }));
    act(() => {
      screen.getByRole('button', { name: 'Copy' }).click();
    });
    await screen.findByRole('button', { name: 'Copied' });
    expect(writeText).toHaveBeenCalledWith(
      TEXT.replace(/\b(beta|gamma|delta|epsilon|zeta|iota)\b/g, (word) => word.toUpperCase()),
    );
  });

  it('the files cannot be downloaded while they are written, and it is said why', async () => {
    const { id } = await show();
    const file = screen.getByRole('button', { name: 'Word' });
    expect(file.getAttribute('aria-disabled')).toBeNull();
    const job = makeJob({ kind: 'report', status: 'queued', parent_id: id, version: 1 });
    act(() => {
      patchJob(client, job);
    });
    await screen.findByText('The Word files are being written…');
    for (const name of ['Word', 'Tracked changes']) {
      const button = screen.getByRole('button', { name });
      expect(button.getAttribute('aria-disabled')).toBe('true');
      expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
        'The Word files are being written…',
      );
    }
    act(() => {
      patchJob(client, { ...job, status: 'completed', version: 2 });
    });
    await waitFor(() => {
      expect(file.getAttribute('aria-disabled')).toBeNull();
    });
  });

  it('what was left as it was is listed with the reason, and what was not rephrased is named', async () => {
    await show(
      aRephrasing(TEXT, CHANGES, {
        left: [
          { evidence: aChange(TEXT, 'A line that stays.', '').evidence, reason: 'It would lose a duty.' },
        ],
        incomplete: [{ section: 'Article 9', reason: 'This section was not rephrased.' }],
      }),
    );
    screen.getByText('One paragraph left as it was');
    screen.getByText('It would lose a duty.');
    screen.getByText('Not rephrased');
    screen.getByText('Article 9: This section was not rephrased.');
  });

  it('a rephrasing without changes says so, and has nothing to step through', async () => {
    await show(aRephrasing(TEXT, []));
    screen.getByText('No changes');
    screen.getByText(/^Nothing in this text calls for a change/);
    expect(screen.queryByRole('button', { name: 'Next change' })).toBeNull();
  });
});
