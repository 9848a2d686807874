import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';
import { showNewsInTitle, useDocumentTitle, useTitleDetail } from './title.js';

afterEach(() => {
  jest.useRealTimers();
  cleanup();
});

it('the title begins with the detail of the screen and drops it when the screen unmounts', () => {
  renderHook(() => {
    useDocumentTitle('Risk Assessment');
  });
  const { rerender, unmount } = renderHook(({ detail }) => useTitleDetail(detail), {
    initialProps: { detail: '41% · contract.pdf' },
  });
  expect(document.title).toBe('41% · contract.pdf · Risk Assessment · LDA');
  rerender({ detail: '42% · contract.pdf' });
  expect(document.title).toBe('42% · contract.pdf · Risk Assessment · LDA');
  unmount();
  expect(document.title).toBe('Risk Assessment · LDA');
});

it('news stays in the title until the tab has been visible', () => {
  jest.useFakeTimers();
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  renderHook(() => {
    useDocumentTitle('Dashboard');
  });
  showNewsInTitle('contract.pdf is ready');
  jest.advanceTimersByTime(3_600_000);
  expect(document.title).toBe('contract.pdf is ready · Dashboard · LDA');
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  jest.advanceTimersByTime(10_000);
  expect(document.title).toBe('Dashboard · LDA');
});
