import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules that depend on the theme; all others check elements, names and sizes, which are the same in every theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

export type Theme = 'light' | 'dark';

/** Shows the page in a theme with reduced motion, since colors are not the final ones during a transition. */
export async function showTheme(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}

async function runAxe(page: Page, only: 'colors' | 'all'): Promise<string[]> {
  await page.evaluate(
    `Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => undefined)`,
  );
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // Without frames axe need not combine results on an extra page, which costs more than the rules themselves.
  axe.setLegacyMode();
  const { violations } = await (
    only === 'colors' ? axe.withRules(COLOR_RULES) : axe.withTags(TAGS)
  ).analyze();
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join('; ')}`,
  );
}

/** Returns axe's WCAG 2.2 A and AA violations on the page at rest: each rule with its elements. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return runAxe(page, 'all');
}

/** Returns axe's violations in both themes: all rules in the first theme, the color rules in the other. */
export async function violationsInBothThemes(page: Page, first: Theme = 'light'): Promise<string[]> {
  const other = first === 'light' ? 'dark' : 'light';
  await showTheme(page, first);
  const found = (await runAxe(page, 'all')).map((violation) => `${first}: ${violation}`);
  await showTheme(page, other);
  return [...found, ...(await runAxe(page, 'colors')).map((violation) => `${other}: ${violation}`)];
}

/** Expects no axe violations on the page. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

/** Expects no axe violations in either theme. */
export async function expectNoAxeViolationsInBothThemes(page: Page): Promise<void> {
  expect(await violationsInBothThemes(page)).toEqual([]);
}
