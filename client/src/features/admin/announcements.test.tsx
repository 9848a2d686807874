import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { UserMetrics } from '#shared/contracts/metrics.js';
import { activate, loadMessages } from '../../lib/locale.js';
import { mergeCounts, type Overview } from './overview.js';
import { useCountAnnouncements } from './use-count-announcements.js';

const NONE: UserMetrics = {
  users: 0,
  documents: 0,
  compliance_reports: 0,
  risk_assessments: 0,
  translation_reports: 0,
  rephrase_reports: 0,
};
const wrapper = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={i18n}>{children}</I18nProvider>
);
const pass = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};

beforeEach(async () => {
  await activate('en');
  await loadMessages('admin');
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('useCountAnnouncements', () => {
  it('the changes of five seconds are announced in one sentence, and none is announced twice', () => {
    const initialProps: { overview: Overview | undefined } = { overview: undefined };
    const { result, rerender } = renderHook(({ overview }) => useCountAnnouncements(overview), {
      wrapper,
      initialProps,
    });
    let overview = mergeCounts(undefined, NONE, 0);
    const news = (values: Partial<UserMetrics>) => {
      overview = mergeCounts(overview, { ...NONE, ...values }, Date.now());
      rerender({ overview });
    };
    rerender({ overview });
    pass(10_000);
    expect(result.current).toBe('');

    news({ documents: 1 });
    pass(2_000);
    news({ documents: 3 });
    news({ documents: 3, users: 1 });
    expect(result.current).toBe('');
    pass(3_000);
    expect(result.current).toBe('Users: 1. Documents: 3');

    news({ documents: 3, users: 2 });
    pass(5_000);
    expect(result.current).toBe('Users: 2');
  });
});
