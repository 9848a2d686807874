import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { Issue } from '#shared/tools/compliance/contract.js';
import { activate, loadMessages } from '../../lib/locale.js';
import { StatusFilter } from './components/status.js';
import { anIssue } from './issue.fixture.js';
import { answersOf } from './issues.js';

// The router needs a TextEncoder, which jsdom lacks; a card needs only a link.
jest.unstable_mockModule('react-router-dom', () => ({
  Link: ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => <a href={to} {...rest} />,
}));
const { IssueCard } = await import('./components/issue-card.js');

beforeEach(async () => {
  await activate('en');
  for (const part of ['dashboard', 'review', 'compliance'] as const) await loadMessages(part);
});
afterEach(cleanup);

const onShow = jest.fn();
const show = (changes: Partial<Issue>) => {
  const [answer] = answersOf([anIssue(changes)]);
  if (answer === undefined) throw new Error('no answer');
  render(
    <I18nProvider i18n={i18n}>
      <IssueCard item={answer} lang="en" active={false} onShow={onShow} />
    </I18nProvider>,
  );
  return answer;
};

it('an issue says what was found, what the law demands and what to write instead, which can be copied', async () => {
  const writeText = jest.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  Object.assign(navigator, { clipboard: { writeText } });
  const answer = show({});
  expect(screen.getByRole('article', { name: '1 Length of probation' }).textContent).toContain('Issue found');
  for (const text of [answer.rule, answer.description, answer.demands, answer.source])
    expect(screen.getByText(text)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(writeText).toHaveBeenCalledWith(answer.instead);
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
});

it('its quote leads to the text', () => {
  const answer = show({});
  fireEvent.click(screen.getByRole('button', { name: answer.quote ?? '' }));
  expect(onShow).toHaveBeenCalledWith(answer, 0);
});

it('a rule on which nothing was found names the words that were searched for, each in its direction', () => {
  show({
    status: 'warning',
    extracted_text_snippet: null,
    evidence: null,
    searched: ['probation', 'فترة التجربة'],
  });
  expect(screen.getByText('Searched for:')).toBeTruthy();
  expect(screen.getByText('فترة التجربة').dir).toBe('rtl');
  expect(screen.queryByRole('blockquote')).toBeNull();
});

it('a kept rule has nothing to write instead, and a caution is shown as such', () => {
  show({ status: 'ok', instead: '', caution: 'Amended after the text that is held.' });
  expect(screen.queryByText('What to write instead')).toBeNull();
  expect(screen.getByText('Caution:').closest('p')?.textContent).toBe(
    'Caution: Amended after the text that is held.',
  );
});

it('the counts are toggles: one shows its status alone, again all of them, and an empty one nothing', () => {
  const onFilter = jest.fn();
  const counts = { 'issue found': 2, warning: 0, 'could not check': 1, ok: 3 };
  const filter = (status: string | null) => (
    <I18nProvider i18n={i18n}>
      <StatusFilter counts={counts} status={status} onFilter={onFilter} />
    </I18nProvider>
  );
  const { rerender } = render(filter(null));
  fireEvent.click(screen.getByRole('button', { name: '2 Issue found' }));
  expect(onFilter).toHaveBeenLastCalledWith('issue found');
  rerender(filter('issue found'));
  fireEvent.click(screen.getByRole('button', { name: '2 Issue found', pressed: true }));
  expect(onFilter).toHaveBeenLastCalledWith(null);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '0 Warning' }).disabled).toBe(true);
});
