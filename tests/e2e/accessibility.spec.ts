import { expectClean } from '../support/axe.js';
import { signUp } from '../support/people.js';
import { expect, test } from './fixtures.js';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every screen is clean by axe, ${colorScheme}`, async ({ page, stack }) => {
    // Cards that fade in would be measured in mid-fade.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const form of ['login', 'register']) {
      await page.goto(`/auth?form=${form}`);
      await expect(page.getByLabel('Email').first()).toBeVisible();
      await expectClean(page);
    }
    await signUp(page.request, stack.outboxDir);
    await page.goto('/dashboard');
    await expect(page.getByText('Welcome, Layla')).toBeVisible();
    await expectClean(page);
    await page.goto('/dashboard/uploads');
    await expect(page.getByText('No documents uploaded yet.')).toBeVisible();
    await expectClean(page);
    await page.goto('/dashboard/risk-assessment');
    await expect(page.getByText('No history yet.')).toBeVisible();
    await expectClean(page);
    await page.locator('input[type=file]').setInputFiles('tests/fixtures/documents/contract.pdf');
    await page.getByRole('button', { name: 'Analyze Uploaded' }).click();
    await expect(page.getByRole('button', { name: 'Analyze Another' })).toBeVisible();
    await expectClean(page);
  });
}

test('nothing is asked of another host', async ({ page, stack }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await signUp(page.request, stack.outboxDir);
  await page.goto('/dashboard/risk-assessment');
  await expect(page.getByText('No history yet.')).toBeVisible();
  expect([...hosts]).toEqual([stack.baseUrl]);
});
