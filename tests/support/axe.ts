import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG 2.2, levels A and AA, on the page once it is at rest: each rule, and where. */
export async function violationsOf(page: Page): Promise<string[]> {
  // In the middle of a fade no color is that of the design.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(
    `Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => undefined)`,
  );
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join('; ')}`,
  );
}

/** Passes where axe finds nothing. */
export async function expectClean(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}
