import { describe, expect, test } from '@jest/globals';
import { contractWith, documentOf, findingsOf } from '#tests/support/risk.js';

const said = async (kind: string, ...clauses: string[]) =>
  (await findingsOf(documentOf(contractWith(clauses.join('\n\n2. Further\n'))))).find(
    (one) => one.kind === kind,
  );

const GIVEN = 'Customer shall indemnify Supplier against any and all claims relating to the Services.';

describe('what a document gives the other side', () => {
  test('is said to be missing where it was looked for in vain', async () => {
    const found = await said('indemnity', GIVEN);
    expect(found?.title).toBe('One-sided indemnity by Customer');
    expect(found?.explanation).toContain('No indemnity in return was found');
    expect(found?.severity).toBe('high');
  });

  test.each([
    'Supplier shall indemnify Customer against claims caused by its breach.',
    'Customer shall be indemnified by Supplier against claims caused by a breach.',
    'Each party shall indemnify the other party against claims caused by its breach.',
  ])('is not said to be missing beside: %s', async (other) => {
    const found = await said('indemnity', GIVEN, other);
    expect(found?.title).toBe('Indemnity by Customer');
    expect(found?.explanation).not.toContain('No indemnity in return');
    expect(found?.severity).toBe('medium');
  });

  test('is not spoken of where a clause does not tell whom it is about', async () => {
    const found = await said('indemnity', GIVEN, 'The Customer Group will be indemnified against claims.');
    expect(found?.explanation).not.toMatch(/in return|elsewhere/);
  });
});
