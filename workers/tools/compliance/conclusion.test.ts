import { describe, expect, test } from '@jest/globals';
import type { Topic } from '#workers/engines/topics/topic.js';
import { splitSections } from '#workers/extraction/sections/sections.js';
import { documentOf } from '#tests/support/risk.js';
import { checked, readingsOf } from '#tests/support/compliance.js';
import type { RuleReading } from './answer.js';
import { concludeRules, type RulesRead } from './conclusion.js';
import { recognizedIn } from './recognized.js';
import { RulePlaces } from './rule-places.js';

const scopeOf = async (text: string, type: 'contract' | null = null) =>
  (await checked(documentOf(text), { type })).body.scope;

test('a text that binds nobody and touches no rule is not checked, unless its kind was chosen', async () => {
  const text = 'This is my first page. It has a normal layout.';
  expect(await scopeOf(text)).toMatchObject({ form: 'other', type: null, other: null });
  expect(await scopeOf(text, 'contract')).toMatchObject({ form: 'checked', type: 'contract' });
});

test('a pasted clause that touches no rule is checked all the same', async () => {
  expect(await scopeOf('The goods shall be packed in boxes of ten.')).toMatchObject({ form: 'checked' });
});

const DAMAGE = 'SA-LAB-104';
const TOPICS: Record<string, Topic> = {
  'SA-LAB-07': { en: ['probation'], ar: ['فترة تجربة'] },
  'SA-LAB-22': { en: ['working hours', 'works hours day'], ar: ['ساعات عمل'] },
};
const topicOf = (id: string): Topic => TOPICS[id] ?? { en: [], ar: [] };

/** Concludes an employment contract from readings that are given instead of being read. */
function concluded(text: string, read: Partial<RulesRead> = {}, warnings: 'unread' | null = null) {
  const document = {
    ...documentOf(text),
    ...(warnings === null ? {} : { warnings: [{ code: 'pages_unread' as const, pages: [1] }] }),
  };
  return concludeRules(
    document,
    'en',
    recognizedIn(text, 'employment'),
    { readings: [], incomplete: [], ...read },
    new RulePlaces(document, topicOf),
  );
}

const reading = (
  text: string,
  quote: string,
  { rule, answer, ...more }: Pick<RuleReading, 'rule' | 'answer'> & Partial<RuleReading>,
): RuleReading => ({
  ...{ rule, answer, says: null, quote, clause: null, section: null },
  evidence: { start: text.indexOf(quote), end: text.indexOf(quote) + quote.length, page: null },
  ...more,
});
const silentIn = ({ scope }: ReturnType<typeof concluded>) =>
  scope.silent?.map(({ rule_id: id }) => id) ?? [];
const toReadIn = ({ toRead }: ReturnType<typeof concluded>) => toRead.map(({ rule_id: id }) => id);

const CONTRACT = [
  '1. Work\nThe Employee works as an accountant in Riyadh.',
  '2. Hours\nThe Employee is at the desk from dawn, and the working hours are as he is told.',
  '3. Trial\nThe probation is what the Employer wants.',
].join('\n');

describe('a rule that nothing was understood of', () => {
  test('is silent only where none of its phrases stands in the text', () => {
    const result = concluded(CONTRACT);
    expect(silentIn(result)).toContain('SA-LAB-30');
    expect(silentIn(result)).not.toEqual(expect.arrayContaining(['SA-LAB-07']));
    expect(silentIn(result)).not.toEqual(expect.arrayContaining(['SA-LAB-22']));
    expect(result.toRead).toMatchObject([
      { rule_id: 'SA-LAB-22', clause: '2', read: ['working', 'hours'], unread: [] },
      { rule_id: 'SA-LAB-07', clause: '3', read: ['probation'] },
    ]);
    expect(result.issues.map(({ rule_id: id }) => id)).not.toContain('SA-LAB-22');
  });

  test('is to be read where a passage only mentions it, without any phrase', () => {
    const text = `${CONTRACT}\n4. Care\nHe answers for what breaks in his hands.`;
    const quote = 'He answers for what breaks in his hands.';
    const mention = reading(text, quote, { rule: DAMAGE, answer: 'mentions', read: ['what breaks'] });
    const result = concluded(text, { readings: [mention] });
    expect(silentIn(result)).not.toContain(DAMAGE);
    expect(result.toRead.find(({ rule_id: id }) => id === DAMAGE)).toMatchObject({
      extracted_text_snippet: quote,
      read: ['what breaks'],
    });
  });

  test('is not silent where an answer was dropped, a section unfinished or a page unread', () => {
    expect(silentIn(concluded(CONTRACT, { unsettled: new Set(['SA-LAB-30']) }))).not.toContain('SA-LAB-30');
    const incomplete = [{ section: '3', reason: 'Not checked.' }];
    expect(silentIn(concluded(CONTRACT, { incomplete }))).toEqual([]);
    expect(silentIn(concluded(CONTRACT, {}, 'unread'))).toEqual([]);
  });
});

describe('a promise that was read in part', () => {
  const quote = 'The probation is what the Employer wants.';
  const partly = reading(CONTRACT, quote, {
    ...{ rule: 'SA-LAB-07', answer: 'partly', read: ['probation'], unread: ['what the Employer wants'] },
  });

  test('is to be read with what was read and what was not, and is never kept', () => {
    const result = concluded(CONTRACT, { readings: [partly] });
    expect(result.toRead.find(({ rule_id: id }) => id === 'SA-LAB-07')).toMatchObject({
      read: ['probation'],
      unread: ['what the Employer wants'],
      clause: null,
    });
    expect(result.issues.filter(({ rule_id: id }) => id === 'SA-LAB-07')).toEqual([]);
  });

  test('stands beside another clause that keeps the rule', () => {
    const keeps = reading(CONTRACT, 'The Employee works as an accountant in Riyadh.', {
      ...{ rule: 'SA-LAB-07', answer: 'keeps' },
    });
    const result = concluded(CONTRACT, { readings: [keeps, partly] });
    expect(result.issues.find(({ rule_id: id }) => id === 'SA-LAB-07')?.status).toBe('ok');
    expect(toReadIn(result)).toContain('SA-LAB-07');
  });
});

describe('the list of what is to be read', () => {
  const clauses = Array.from(
    { length: 24 },
    (_, at) => `${at + 1}. Thing\nThe Employee does thing ${at + 1}.`,
  );
  const text = clauses.join('\n');
  const rules = recognizedIn(text, 'employment').rules.slice(0, 20);
  const readings = rules.map((rule, at) =>
    reading(text, `The Employee does thing ${at + 1}.`, { rule, answer: at < 18 ? 'mentions' : 'partly' }),
  );

  test('has a row for four clauses at most, those read in part first, in the order of the text', () => {
    const { toRead, scope, issues } = concluded(text, { readings });
    expect(toRead).toHaveLength(6);
    expect(toRead.map(({ rule_id: id }) => id)).toEqual(expect.arrayContaining(rules.slice(18)));
    const starts = toRead.map(({ evidence }) => evidence.start);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    const answered = new Set(issues.map(({ rule_id: id }) => id));
    const silent = new Set(scope.silent?.map(({ rule_id: id }) => id));
    for (const rule of rules) expect(answered.has(rule) || !silent.has(rule)).toBe(true);
  });
});

test('a clause that lays something down is to be read rather than a definition', () => {
  const text = [
    '1. Definitions\n“Probation” means the first months of the Employee. “Working Hours” means the hours of the shop. “Wage” means pay.',
    '2. More\nThe probation is as long as needed.',
    ...Array.from({ length: 9 }, (_, at) => `${at + 3}. Other\nThe cook sings song ${at}.`),
  ].join('\n');
  const { toRead } = concluded(text);
  expect(toRead.find(({ rule_id: id }) => id === 'SA-LAB-07')?.clause).toBe('2');
});

describe('what a score rests on', () => {
  test('is clauses, understood of those that concern a rule by a reading or a phrase', () => {
    const keeps = reading(CONTRACT, 'The probation is what the Employer wants.', {
      ...{ rule: 'SA-LAB-07', answer: 'keeps' },
    });
    expect(concluded(CONTRACT, { readings: [keeps] }).basis).toEqual({ concerned: 2, understood: 1 });
    expect(concluded(CONTRACT).basis).toEqual({ concerned: 2, understood: 0 });
  });

  test('counts the items of a clause with it, and paragraphs where there are no numbers', () => {
    const text =
      'The working hours are long.\n\nThe probation is long.\n\nThe cook sings. The working hours are short.';
    expect(concluded(text).basis).toEqual({ concerned: 3, understood: 0 });
  });

  test('counts articles whose numbers stand in brackets', () => {
    const text = [1, 2, 3]
      .map((number) => `مادة (${number}): الدوام\nساعات العمل كما يرى المدير في اليوم.`)
      .join('\n\n');
    const document = { text, pages: [], sections: splitSections(text, []), warnings: [] };
    expect(new RulePlaces(document).clauses.count).toBe(3);
  });

  test('is not said of a document that was not checked', async () => {
    const { body } = await checked(documentOf('This is my first page. It has a normal layout.'));
    expect(body.basis).toBeUndefined();
  });
});

test.each([
  [
    'en',
    'The Employer may deduct from the wage the value of any damage, as he estimates it, without a maximum.',
  ],
  ['ar', 'الحسم من الأجر عن التلفيات يقدره صاحب العمل كما يرى.'],
] as const)('a clause on deductions in words of its own is not called silence (%s)', async (lang, clause) => {
  const text = `1. The Employee works as an accountant in Riyadh.\n2. ${clause}\n3. The wage is SAR 9,000 a month.`;
  const { body } = await checked(documentOf(text), { type: 'employment', lang });
  const touched = readingsOf(clause, 'employment').map(({ rule }) => rule);
  expect(touched).toContain('SA-LAB-21');
  const silent = body.scope.silent?.map(({ rule_id: id }) => id) ?? [];
  expect(silent.filter((id) => touched.includes(id))).toEqual([]);
  expect([...body.to_read, ...body.issues].map(({ rule_id: id }) => id)).toContain('SA-LAB-21');
});
