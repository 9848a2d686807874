import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Those of them that another theme can break: the others look at elements, names and sizes, which have no theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

export type Theme = 'light' | 'dark';

/** Shows the page in a theme, without the motion in whose middle no color is that of the design. */
export async function showTheme(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}

async function runAxe(page: Page, only: 'colors' | 'all'): Promise<string[]> {
  await page.evaluate(
    `Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => undefined)`,
  );
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // Without frames there is nothing to be put together on a page of its own, which costs more than the rules do.
  axe.setLegacyMode();
  const { violations } = await (
    only === 'colors' ? axe.withRules(COLOR_RULES) : axe.withTags(TAGS)
  ).analyze();
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join('; ')}`,
  );
}

/** What axe finds against WCAG 2.2, levels A and AA, on the page once it is at rest: each rule, and where. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return runAxe(page, 'all');
}

/** What axe finds in both themes: by all rules in the first, in the other by those that colors can break. */
export async function violationsInBothThemes(page: Page, first: Theme = 'light'): Promise<string[]> {
  const other = first === 'light' ? 'dark' : 'light';
  await showTheme(page, first);
  const found = (await runAxe(page, 'all')).map((violation) => `${first}: ${violation}`);
  await showTheme(page, other);
  return [...found, ...(await runAxe(page, 'colors')).map((violation) => `${other}: ${violation}`)];
}

/** Passes where axe finds nothing. */
export async function expectClean(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

/** Passes where axe finds nothing in either theme. */
export async function expectCleanInBothThemes(page: Page): Promise<void> {
  expect(await violationsInBothThemes(page)).toEqual([]);
}
