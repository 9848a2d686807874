import { describe, expect, test } from '@jest/globals';
import type { Finding } from '../finding.js';
import { contractWith, documentOf, findingsOf } from '#tests/support/risk.js';
import { weighedForParty } from './party-severity.js';
import { withPairs } from './reciprocity.js';

const side = { alias: 'Supplier', name: 'Supplier' };
const against = { bears: 'Supplier', holds: 'Customer' };
const infavour = { bears: 'Customer', holds: 'Supplier' };
const own = (severity: string) => `Own ${severity}.`;
const RAISED = 'Raised, because it runs against Supplier, the side assessed.';
const FAVOURS = 'Low, because it favors Supplier, the side assessed.';

describe('weighedForParty', () => {
  test.each([
    ['a burden of the side', 'medium', against, 'high', `Own medium. ${RAISED}`],
    ['a burden that is high already', 'high', against, 'high', 'Own high.'],
    ['a privilege of the side', 'high', infavour, 'low', FAVOURS],
    ['a privilege that is low already', 'low', infavour, 'low', 'Own low.'],
    ['what burdens nobody known', 'medium', null, 'medium', 'Own medium.'],
    ['what concerns all alike', 'medium', { bears: 'each', holds: 'each' }, 'medium', 'Own medium.'],
  ] as const)('%s keeps or changes its severity, and says why', (_, severity, sides, shown, reason) => {
    expect(weighedForParty(severity, own, sides, side, 'en')).toEqual({
      severity: shown,
      severityReason: reason,
    });
  });

  test('without a party, and without a reason of its own, there is none', () => {
    expect(weighedForParty('high', () => undefined, infavour, null, 'en')).toEqual({ severity: 'high' });
    expect(weighedForParty('low', () => undefined, against, side, 'en').severityReason).toBe(RAISED);
  });

  test('what runs for or against a party that is not known is not high', () => {
    const nobody = { bears: null, holds: null };
    expect(weighedForParty('high', own, nobody, null, 'en')).toEqual({
      severity: 'medium',
      severityReason: 'Medium, because it is not certain which party the clause burdens.',
    });
    expect(weighedForParty('high', own, nobody, side, 'ar').severityReason).toMatch(/^متوسط لأن/);
    expect(weighedForParty('low', own, nobody, null, 'en').severity).toBe('low');
    // One known party tells of the other.
    expect(weighedForParty('high', own, { bears: null, holds: 'Customer' }, null, 'en').severity).toBe(
      'high',
    );
    expect(weighedForParty('high', own, { bears: 'each', holds: 'each' }, null, 'en').severity).toBe('high');
  });

  test('the report in Arabic says it in Arabic', () => {
    expect(weighedForParty('low', own, against, side, 'ar').severityReason).toMatch(/^Own low\. ورُفعت/);
  });
});

test('a finding for a chosen party says why its severity was changed for that party', async () => {
  const clause = 'Supplier may change the fees upon ninety (90) days written notice to Customer.';
  const reasonFor = async (party: string) => {
    const found = await findingsOf(documentOf(contractWith(clause)), { party });
    return found.find(({ kind }) => kind === 'price-change')?.severityReason ?? '';
  };
  expect(await reasonFor('Supplier')).toBe(FAVOURS);
  expect(await reasonFor('Customer')).toMatch(
    /Raised, because it runs against Customer, the side assessed\.$/,
  );
});

test('a clause whose party cannot be told is not high', async () => {
  const clause =
    'There shall be no limit, and the liability shall be unlimited, unlimited liability being agreed.';
  const found = await findingsOf(documentOf(contractWith(clause)));
  expect(found.find(({ kind }) => kind === 'unlimited-liability')).toMatchObject({
    severity: 'medium',
    severityReason: 'Medium, because it is not certain which party the clause burdens.',
  });
});

test('what is said once the document is known takes no reason from what it replaces', () => {
  const words = { severity: 'low' as const, title: 'T', explanation: '', recommendation: '', articles: [] };
  const finding: Finding = {
    ...words,
    ...{
      kind: 'indemnity',
      severity: 'high',
      severityReason: 'Old.',
      quote: 'q',
      clause: null,
      section: null,
    },
    evidence: { start: 0, end: 1, page: null },
    sides: against,
    once: { mirrored: null, alone: words },
  };
  const [found] = withPairs([finding], 'q', [], () => true);
  expect(found).toMatchObject({ severity: 'low' });
  expect(found).not.toHaveProperty('severityReason');
});
