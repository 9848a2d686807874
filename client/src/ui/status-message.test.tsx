import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { StatusMessage } from './status-message.js';

afterEach(cleanup);

function Form({ stays = false }: { stays?: boolean }) {
  const [sent, setSent] = useState(false);
  return (
    <>
      {sent && <StatusMessage>Sent.</StatusMessage>}
      {(!sent || stays) && (
        <button
          onClick={() => {
            setSent(true);
          }}
        >
          Send
        </button>
      )}
    </>
  );
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

it('StatusMessage takes the focus when the pressed button is gone', async () => {
  render(<Form />);
  await send();
  expect(document.activeElement).toBe(screen.getByRole('status'));
});

it('StatusMessage does not take the focus from another element', async () => {
  render(<Form stays />);
  await send();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }));
});
