import { signUp } from '../support/people.js';
import { expect, test } from './fixtures.js';

const LETTER = [
  'Dear Ms Haddad,',
  'Thank you for your message about the warehouse. We are writing to remind you that Cedar Storage Ltd shall be liable without limitation for the goods.',
  'Please let us know by Friday when they will be collected.',
  'Kind regards,',
  'Omar Saleh',
].join('\n\n');

test('a letter is told to be no contract, in the history too, and can be assessed all the same', async ({
  page,
  stack,
}) => {
  await signUp(page.request, stack.outboxDir);
  await page.goto('/dashboard/risk-assessment');
  const file = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from(LETTER) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Analyze Uploaded' }).click();

  const notice = page.getByRole('region', { name: 'This document is not a contract.' });
  await expect(notice).toContainText('It looks like a letter.');
  await expect(notice).toContainText('“Dear Ms Haddad”');
  await expect(page.getByText('High Risk')).toBeHidden();
  await expect(page.getByText('Not a contract', { exact: true })).toBeVisible();

  await notice.getByRole('button', { name: 'Assess It as a Contract Anyway' }).click();
  await expect(page.getByRole('button', { name: 'Analyze Another' })).toBeVisible();
  await expect(page.getByText('High Risk')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('without limitation');
  await expect(notice).toBeHidden();
});
