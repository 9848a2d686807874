import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { readDocument } from '#workers/extraction/read.js';
import { contractWith, documentOf, findingsOf } from '#tests/support/risk.js';

const FIXTURES = new URL('../../../../tests/fixtures/contracts/', import.meta.url);

const saidOf = async (kind: string, clause: string) =>
  (await findingsOf(documentOf(contractWith(clause)))).find((found) => found.kind === kind);

describe('statements about a clause', () => {
  test('every statement of the project’s contracts is in its explanation, and its words are in the quote', async () => {
    const files = (await readdir(FIXTURES)).filter((file) => file.endsWith('.txt'));
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      const document = await readDocument(await readFile(new URL(file, FIXTURES)), 'text/plain', () =>
        Promise.resolve(),
      );
      const findings = await findingsOf(document);
      expect(findings.flatMap(({ statements = [] }) => statements).length).toBeGreaterThan(10);
      for (const { explanation, quote, statements = [] } of findings) {
        for (const { text, words } of statements) {
          expect(explanation).toContain(text);
          if (words !== null) expect(quote).toContain(words);
        }
      }
    }
  });

  test('a statement names the words that bear it', async () => {
    const found = await saidOf(
      'indemnity',
      'Customer shall indemnify Supplier against any and all claims relating to the Services.',
    );
    expect(found?.statements).toContainEqual({
      text: 'It covers what comes from a wide field: “relating to the Services”.',
      words: 'relating to the Services',
    });
    expect(found?.statements).toContainEqual({
      text: 'No breach, negligence or other fault to which it is tied was found in the clause.',
      words: null,
    });
  });

  test('what is searched for and found is not said to be missing', async () => {
    const found = await saidOf(
      'indemnity',
      'Customer shall indemnify Supplier against any and all claims arising from a breach by Customer, up to SAR 500,000.',
    );
    expect(found?.explanation).not.toContain('No breach');
    expect(found?.explanation).not.toContain('No limit');
  });
});
