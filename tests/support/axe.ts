import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG 2.2, levels A and AA, on the page as it stands: each rule, and where. */
export async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join('; ')}`,
  );
}

/** Passes where axe finds nothing. */
export async function expectClean(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}
