import { expect, test } from '@jest/globals';
import {
  clausesOfSet,
  clausesOn,
  hasPhrase,
  isOn,
  strangersPerClause,
} from '#tests/support/topic-clauses.js';
import { READ_RULES } from '#workers/law/readers/index.js';
import { civilReaders } from '#workers/law/readers/civil/index.js';
import { eCommerceReaders } from '#workers/law/readers/e-commerce/index.js';
import { internationalReaders } from '#workers/law/readers/international/index.js';
import { tradeReaders } from '#workers/law/readers/trade/index.js';
import { civilTopics } from './civil.js';
import { eCommerceTopics } from './e-commerce.js';
import { internationalTopics } from './international.js';
import { tradeTopics } from './trade.js';

/** Topics of each family, the readers of its rules, and its rules of which only whole documents are read. */
const FAMILIES = {
  civil: { topics: civilTopics, readers: civilReaders, others: [] },
  trade: { topics: tradeTopics, readers: tradeReaders, others: ['SA-FRA-201'] },
  'e-commerce': { topics: eCommerceTopics, readers: eCommerceReaders, others: ['SA-ECL-201'] },
  international: { topics: internationalTopics, readers: internationalReaders, others: [] },
};
const TOPICS = { ...civilTopics, ...tradeTopics, ...eCommerceTopics, ...internationalTopics };

test.each(Object.entries(FAMILIES))(
  'every rule of a family has phrases in both languages (%s)',
  (_, { topics, readers, others }) => {
    expect(Object.keys(topics).sort()).toEqual([...Object.keys(readers), ...others].sort());
    const lacking = Object.entries(topics).filter(([, { en, ar }]) => en.length < 3 || ar.length < 3);
    expect(lacking.map(([id]) => id)).toEqual([]);
  },
);

/** Greatest share of the clauses on the rules of a family in which no phrase of the rule's topic may stand. */
const MISSED = 0.03;

test.each(Object.entries(FAMILIES))(
  'clauses that keep or break a rule have a phrase of its topic (%s)',
  (_, { topics }) => {
    const clauses = clausesOn(topics);
    const missed = clauses.filter(({ rule, clause }) => !hasPhrase(clause, topics[rule]));
    expect(clauses.length).toBeGreaterThan(30);
    if (missed.length > MISSED * clauses.length)
      throw new Error(
        `${String(missed.length)} of ${String(clauses.length)} clauses have no phrase of their rule:\n` +
          missed.map(({ rule, clause }) => `${rule}: ${clause}`).join('\n'),
      );
  },
);

test('clauses that were written on an article have a phrase of a rule on it', () => {
  const clauses = ['civil', 'trade', 'data'].flatMap(clausesOfSet).flatMap((one) => {
    const rules = READ_RULES.filter((rule) => rule.id in TOPICS && rule.documents.includes(one.type));
    const on = rules.filter((rule) => isOn(one, rule)).map(({ id }) => id);
    return one.decides && on.length > 0 ? [{ ...one, on }] : [];
  });
  const missed = clauses.filter(({ clause, on }) => !on.some((id) => hasPhrase(clause, TOPICS[id])));
  expect(clauses.length).toBeGreaterThan(150);
  expect(missed.length).toBeLessThanOrEqual(MISSED * clauses.length);
});

// Many of them are no false alarm: a clause may concern several rules.
test.each([
  ['clauses on civil dealings', clausesOfSet('civil'), 0.65],
  ['clauses on trade', clausesOfSet('trade'), 0.86],
  ['clauses on data and shops', clausesOfSet('data'), 0.8],
  ['clauses on employment', clausesOfSet('labor'), 0.05],
])('phrases stand in few clauses on something else (%s)', (_, clauses, most) => {
  expect(strangersPerClause(clauses, TOPICS)).toBeLessThanOrEqual(most);
});
