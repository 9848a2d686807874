import { expect, test } from './fixtures.js';

test('the first page opens without an error in the console', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/\S/);
  await expect(page.locator('#root > *').first()).toBeVisible();
  expect(errors).toEqual([]);
});
