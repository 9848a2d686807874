import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { Dialog, Drawer } from './dialog.js';

const onClose = jest.fn();
const goBack = () => window.dispatchEvent(new PopStateEvent('popstate'));

beforeEach(() => {
  onClose.mockReset();
});
afterEach(cleanup);

it.each([
  ['a dialog', Dialog],
  ['a drawer', Drawer],
])('going back in the browser closes %s only while it is open', (_, Panel) => {
  const panel = (open: boolean) => (
    <Panel title="Delete" open={open} onClose={onClose}>
      <p>For good?</p>
    </Panel>
  );
  const { rerender } = render(panel(false));
  goBack();
  expect(onClose).not.toHaveBeenCalled();
  rerender(panel(true));
  goBack();
  expect(onClose).toHaveBeenCalledTimes(1);
});
