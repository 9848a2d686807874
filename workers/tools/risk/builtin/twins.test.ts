import { readFileSync } from 'node:fs';
import { describe, test } from '@jest/globals';
import * as z from 'zod';
import { byRule, excludes, expectCases } from '#tests/support/clause-cases.js';
import { arabicContractWith, contractWith, documentOf, findingsOf } from '#tests/support/risk.js';

const twin = z.object({ id: z.string(), topic: z.string(), harmless: z.string() });

/** Twins that may raise their kind all the same; `twins.md` gives the reasons. */
const ARGUABLE: readonly string[] = [];

const twinsIn = (name: string) =>
  readFileSync(`tests/fixtures/sets/findings/${name}.jsonl`, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => twin.parse(JSON.parse(line)))
    .filter(({ id }) => !ARGUABLE.includes(id));

/** Returns the kinds of the findings in a clause that stands in an otherwise harmless contract. */
async function kindsIn(clause: string, lang: 'en' | 'ar'): Promise<string[]> {
  const text = (lang === 'ar' ? arabicContractWith : contractWith)(clause);
  const start = text.indexOf(clause);
  const found = await findingsOf(documentOf(text), { lang });
  return found.filter(({ evidence }) => evidence !== null && evidence.end > start).map(({ kind }) => kind);
}

describe.each([
  ['twins-en', 'en'],
  ['twins-ar', 'ar'],
] as const)('a clause that says the opposite of a risk (%s)', (name, lang) => {
  const cases = twinsIn(name).map(({ topic, harmless }) => ({ rule: topic, clause: harmless }));
  test.each(byRule(cases))('is no %s', async (topic, ofTopic) => {
    await expectCases(ofTopic, async ({ clause }) => excludes(await kindsIn(clause, lang), topic));
  });
});
