import { expect, type Locator, type Page } from '@playwright/test';

/** Highest number of Tab presses; more than any screen has tab stops. */
const STOPS = 60;

/** Presses Tab until the wanted element has the focus; throws when it is never reached. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if ((await wanted.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(wanted)} is not reached by ${key}`);
}
