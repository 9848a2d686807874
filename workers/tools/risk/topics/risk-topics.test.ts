import { expect, test } from '@jest/globals';
import { employmentCases } from '#tests/cases/risk/arabic/employment.js';
import { leaseCases } from '#tests/cases/risk/arabic/lease.js';
import { partnersCases } from '#tests/cases/risk/arabic/partners.js';
import { RISKY_PHRASINGS } from '#tests/cases/risk/arabic/phrasings.js';
import { severityCases } from '#tests/cases/risk/arabic/severities.js';
import { tradeCases } from '#tests/cases/risk/arabic/trade.js';
import { WORDING_CASES } from '#tests/cases/risk/arabic/wordings/index.js';
import { worksCases } from '#tests/cases/risk/arabic/works.js';
import { recallCases } from '#tests/cases/risk/english/cuad-recall.js';
import { restraintCases } from '#tests/cases/risk/english/ending-and-restraints.js';
import { liabilityCases } from '#tests/cases/risk/english/liability.js';
import { moneyCases } from '#tests/cases/risk/english/money.js';
import { openPointCases } from '#tests/cases/risk/english/open-points.js';
import { ownershipCases } from '#tests/cases/risk/english/ownership-and-forums.js';
import { rightsCases } from '#tests/cases/risk/english/rights.js';
import { termCases } from '#tests/cases/risk/english/term.js';
import { documentOf } from '#tests/support/risk.js';
import { TopicSearch } from '#workers/engines/topics/search.js';
import { markPlace } from './marks.js';
import { MISSING_TOPICS } from './missing.js';
import { isTopicKind, RISK_TOPICS, WITHOUT_WORDS } from './risk-topics.js';

interface Stated {
  kinds: readonly string[];
  clause: string;
}

const cases = [recallCases, restraintCases, liabilityCases, moneyCases, openPointCases, ownershipCases, rightsCases, termCases, severityCases]; // prettier-ignore
const STATED: Stated[] = [
  ...cases.flat().flatMap(([kind, severity, clause]) => (severity === null ? [] : [{ kinds: [kind], clause }])),
  ...[employmentCases, leaseCases, partnersCases, tradeCases, worksCases]
    .flat()
    .flatMap((group) => group.kinds.flatMap(({ kind, risky }) => risky.map((clause) => ({ kinds: [kind], clause })))),
  ...RISKY_PHRASINGS.map(([kinds, , clause]) => ({ kinds, clause })),
  ...WORDING_CASES.flatMap(({ kinds, risky }) => risky.map((clause) => ({ kinds, clause }))),
]; // prettier-ignore

/** Share of the known clauses, many of them written so as to avoid the usual words, that phrases need not find. */
const UNFOUND = 0.03;

test('the phrases of a kind find the clauses that are known to be of it', () => {
  const unfound = STATED.filter(({ kinds, clause }) => {
    const document = documentOf(clause);
    const search = new TopicSearch(document);
    return !kinds.some((kind) =>
      isTopicKind(kind)
        ? search.has(RISK_TOPICS[kind]) || markPlace(document, [], kind) !== null
        : (WITHOUT_WORDS as readonly string[]).includes(kind),
    );
  });
  expect(unfound.length / STATED.length).toBeLessThan(UNFOUND);
});

test('every topic has phrases in both languages, each once', () => {
  for (const [kind, { en, ar }] of Object.entries({ ...RISK_TOPICS, ...MISSING_TOPICS })) {
    for (const phrases of [en, ar]) {
      expect([kind, phrases.length]).toEqual([kind, new Set(phrases).size]);
      expect(phrases.length).toBeGreaterThan(0);
    }
    expect(en.join()).not.toMatch(/[\u0621-\u064a]/);
    expect(ar.join()).not.toMatch(/[a-z]/i);
  }
});
