import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activate, loadMessages } from '../../lib/locale.js';
import { FailedJob } from './components/failed-job.js';
import { makeJob } from './job.fixture.js';

const onRetry = jest.fn();
const onAnother = jest.fn();

beforeEach(async () => {
  await activate('en');
  await loadMessages('dashboard');
});
afterEach(cleanup);

const show = (error_code: string, remedy?: { label: string; onChoose: () => void }) => {
  render(
    <I18nProvider i18n={i18n}>
      <FailedJob
        job={makeJob({ status: 'failed', stage: 'extract', error_code })}
        message="It failed."
        retrying={false}
        onRetry={onRetry}
        remedy={remedy}
        onChooseAnotherFile={onAnother}
        onDismiss={() => undefined}
      />
    </I18nProvider>,
  );
  return screen.getAllByRole('button').map(({ textContent }) => textContent);
};

describe('FailedJob', () => {
  it.each(['document_encrypted', 'document_scanned', 'document_damaged'])(
    '%s offers another file first, because the same file would fail again',
    async (code) => {
      expect(show(code)).toEqual(['Choose another file', 'Retry']);
      await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }));
      expect(onAnother).toHaveBeenCalledTimes(1);
      onAnother.mockReset();
    },
  );
  it('what helps is offered in place of a retry that would fail again', async () => {
    const onChoose = jest.fn();
    expect(show('scan_too_long', { label: 'Recognize all pages', onChoose })).toEqual([
      'Dismiss',
      'Recognize all pages',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Recognize all pages' }));
    expect(onChoose).toHaveBeenCalledTimes(1);
    expect(onRetry).not.toHaveBeenCalled();
  });
  it('a transient failure offers a retry with the same file', () => {
    expect(show('model_failed')).toEqual(['Dismiss', 'Retry']);
  });
});
