import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activate, loadMessages } from '../../lib/locale.js';
import { makeDocumentItem } from '../documents/document.fixture.js';
import { DocumentPicker } from './components/document-picker.js';

const documents = ['contract.pdf', 'lease.pdf', 'power of attorney.docx'].map((filename, index) =>
  makeDocumentItem({ _id: String(index).repeat(24), filename }),
);

beforeEach(async () => {
  await activate('en');
  await loadMessages('reports');
});
afterEach(cleanup);

it('a document is found by the first letters of its name, and not by its type', async () => {
  render(
    <I18nProvider i18n={i18n}>
      <DocumentPicker
        documents={documents}
        selected={undefined}
        disabled={false}
        loading={false}
        onSelect={() => undefined}
      />
    </I18nProvider>,
  );
  screen.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
  await userEvent.keyboard('po');
  await waitFor(() => {
    expect(document.activeElement?.textContent).toContain('power of attorney');
  });
});
