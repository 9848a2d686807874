import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Fold } from './fold.js';

afterEach(cleanup);

it('what was folded just before printing is open on paper', () => {
  render(<Fold title="Legend">What the marks mean.</Fold>);
  const fold = screen.getByRole<HTMLDetailsElement>('group');
  fireEvent.click(screen.getByText('Legend'));
  expect(fold.open).toBe(true);
  fireEvent(fold, new Event('toggle'));
  fireEvent.click(screen.getByText('Legend'));
  expect(fold.open).toBe(false);
  // The browser reports by an event of its own that the details were closed, which has not come yet.
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  expect(fold.open).toBe(true);
  act(() => {
    window.dispatchEvent(new Event('afterprint'));
  });
  expect(fold.open).toBe(false);
});
