import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { ClauseToRead, ScoreBasis } from '#shared/tools/compliance/contract.js';
import { activate, loadMessages } from '../../lib/locale.js';
import { aReviewItem } from '../review/item.fixture.js';
import { beginReview } from '../review/review.js';
import { SilentRules } from './components/silent-rules.js';
import { ToRead } from './components/to-read.js';
import { aClauseToRead } from './issue.fixture.js';
import { countsOf } from './issues.js';
import { toReadGroups } from './to-read.js';

// The router needs a TextEncoder, which jsdom lacks; the score needs only a link.
jest.unstable_mockModule('react-router-dom', () => ({
  Link: ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => <a href={to} {...rest} />,
}));
const { Score } = await import('./components/score.js');

beforeEach(async () => {
  await activate('en');
  for (const part of ['dashboard', 'review', 'compliance'] as const) await loadMessages(part);
});
afterEach(cleanup);

const showInText = jest.fn();
const show = (rows: readonly ClauseToRead[], active: number | null = null) => {
  const review = { ...beginReview({ items: [aReviewItem()], few: 3 }), active };
  const groups = toReadGroups(rows, 5, ', ');
  render(
    <I18nProvider i18n={i18n}>
      <ToRead groups={groups} room={{ review, doubtful: undefined, hasText: true, showInText }} lang="en" />
    </I18nProvider>,
  );
  return groups;
};

describe('the clauses to be read', () => {
  it('stand under a heading of their own, grouped by clause, and each leads to its place in the text', () => {
    const groups = show([
      aClauseToRead(),
      aClauseToRead({ rule_id: 'SA-LAB-103', subject: 'Limit of all deductions' }),
      aClauseToRead({
        clause: '9',
        extracted_text_snippet: 'A certificate is given.',
        unread: ['after two years'],
      }),
    ]);
    const list = screen.getByRole('region', { name: 'To be read by you (3)' });
    const clauses = within(list)
      .getAllByRole('heading', { level: 4 })
      .map(({ textContent }) => textContent);
    expect(clauses).toEqual(['clause 4', 'clause 9']);
    expect(within(list).getAllByRole('button')).toHaveLength(2);
    fireEvent.click(within(list).getByRole('button', { name: 'The Employer settles damage with the wage.' }));
    expect(showInText).toHaveBeenCalledWith(groups[0]?.[0], 0);
    expect(groups.flat().map(({ id, title }) => [id, title])).toEqual([
      [6, 'Deductions from the wage, Limit of all deductions'],
      [7, 'Deductions from the wage'],
    ]);
  });

  it('have the words that were not read, and those that were', () => {
    show([aClauseToRead({ read: ['certificate'], unread: ['after two years'] })]);
    expect(screen.getByText('Read:').nextElementSibling?.textContent).toBe('certificate');
    expect(screen.getByText('Not read:').nextElementSibling?.textContent).toBe('after two years');
    cleanup();
    show([aClauseToRead()]);
    expect(screen.queryByText('Read:')).toBeNull();
  });

  it('are unfolded with the one that is opened from the text', () => {
    const rows = Array.from({ length: 9 }, (_, at) =>
      aClauseToRead({ clause: String(at + 1), extracted_text_snippet: `Clause ${String(at + 1)} says so.` }),
    );
    show(rows);
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(6);
    fireEvent.click(screen.getByRole('button', { name: 'Show 3 More' }));
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(9);
    cleanup();
    show(rows, 14);
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(9);
  });

  it('are not there where every clause was understood', () => {
    show([]);
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('the score', () => {
  const draw = (basis: ScoreBasis | null) => {
    render(
      <I18nProvider i18n={i18n}>
        <Score score={100} counts={countsOf([])} basis={basis} />
      </I18nProvider>,
    );
    return document.body.textContent;
  };

  it('stands with what it rests on, what the check finds, and a way to what is checked', () => {
    const text = draw({ concerned: 31, understood: 20 });
    expect(text).toContain('20 of the 31 clauses that concern a rule were understood.');
    expect(text).toMatch(/the check finds \d+% of the breaches/);
    expect(text).not.toContain('Not enough');
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'What is checked' }).pathname).toBe(
      '/dashboard/compliance/rules',
    );
  });

  it('stands small below words that say so where too little was understood', () => {
    const text = draw({ concerned: 31, understood: 12 });
    expect(text).toContain('Not enough was understood for a score');
    expect(screen.getByText(/^Compliance score 100/).className).toContain('text-sm');
    cleanup();
    expect(draw(null)).not.toMatch(/Not enough|clauses/);
  });
});

describe('the rules on which a document is silent', () => {
  const draw = (left: number | undefined) => {
    render(
      <I18nProvider i18n={i18n}>
        <SilentRules
          rules={[{ rule_id: 'SA-LAB-30', subject: 'Certificate', source: '' }]}
          left={left}
          lang="en"
        />
      </I18nProvider>,
    );
    return document.body.textContent;
  };

  it('are told with what silence means, and how many rules have no answer besides', () => {
    const text = draw(3);
    expect(text).toContain('One rule on which the document is silent');
    expect(text).toContain('3 more rules have no answer at all');
    cleanup();
    expect(draw(0)).not.toContain('no answer at all');
  });

  it('are not called silent in a report that did not look for their words', () => {
    const text = draw(undefined);
    expect(text).toContain('One rule without an answer');
    expect(text).not.toContain('is silent: the');
  });
});
