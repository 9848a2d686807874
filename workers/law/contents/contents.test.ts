import { describe, expect, test } from '@jest/globals';
import { LAW_RULES } from '#platform/law/rules/index.js';
import { documentOf } from '#tests/support/risk.js';
import { checked } from '#tests/support/compliance.js';
import { CONTENTS } from './index.js';
import { employmentSamples } from '#tests/cases/law/contents/employment.js';
import { privacySamples } from '#tests/cases/law/contents/privacy.js';
import { franchiseSamples } from '#tests/cases/law/contents/franchise.js';
import { processingSamples } from '#tests/cases/law/contents/processing.js';
import { shopSamples } from '#tests/cases/law/contents/shop.js';
import { namesIn, written, type Sample } from '#tests/cases/law/contents/sample.js';

const SAMPLES: readonly Sample[] = [
  ...employmentSamples,
  ...privacySamples,
  ...shopSamples,
  ...franchiseSamples,
  ...processingSamples,
];

/** Returns what a document is said to lack, by rule and part, with the answers given. */
async function lacks({ type, lang }: Sample, text: string) {
  const { issues } = (await checked(documentOf(text), { type, lang })).body;
  return issues.flatMap(({ rule_id: rule, status, description, extracted_text_snippet: quote }) =>
    // A clause that is on the subject and was not understood does not hide that the part was not found.
    status === 'ok' || (quote !== null && !/was not understood|لم يُفهم/.test(description))
      ? []
      : (CONTENTS[rule]?.parts ?? []).flatMap(({ name }, at) =>
          description.includes(name[lang]) ? [`${rule} ${String(at)}`] : [],
        ),
  );
}

test('rules whose silence means something have contents, and no others', () => {
  expect(Object.keys(CONTENTS).sort()).toEqual(
    LAW_RULES.filter(({ silence }) => silence !== 'nothing')
      .map(({ id }) => id)
      .sort(),
  );
});

describe.each(SAMPLES.map((sample) => [`${sample.type} in ${sample.lang}`, sample] as const))(
  '%s',
  (_, sample) => {
    test('that is complete lacks nothing', async () => {
      expect(await lacks(sample, written(sample, null))).toEqual([]);
    });
    test.each(namesIn(sample))('lacks %s where that is left out', async (name) => {
      expect(await lacks(sample, written(sample, name))).toEqual([name]);
    });
  },
);

describe('a document that lacks something', () => {
  const [contract] = employmentSamples;
  const [policy] = privacySamples;
  const answersOf = async (text: string, rule: string, type: Sample['type']) =>
    (await checked(documentOf(text), { type })).body.issues
      .filter(({ rule_id: id }) => id === rule)
      .map(({ status, description }) => `${status}: ${description}`);
  const withoutNationality = contract === undefined ? '' : written(contract, 'SA-LAB-201 1');
  const answers = (text: string) => answersOf(text, 'SA-LAB-201', 'employment');

  test('is told so', async () => {
    expect(await answers(withoutNationality)).toEqual([
      'issue found: Not found in the document: the worker’s nationality.',
    ]);
  });
  test.each([
    ['refers to an annex', 'The Employee’s nationality and passport are stated in Annex A.', 'refers for it'],
    [
      'refers to a form',
      'The identity of the Employee is set out in the unified contract documented on Qiwa.',
      'refers for it',
    ],
    ['has blanks', 'Bank: ____ Branch: ____\nAccount: ____\nGrade: ____\n', 'not filled in'],
  ])('could not be checked where it %s', async (_, words, reason) => {
    const [answer] = await answers(`${withoutNationality}\n${words}\n`);
    expect(answer).toMatch(/^could not check: /);
    expect(answer).toContain(reason);
  });
  test.each([
    ['is an extract', `Extract from the contract\n\n${withoutNationality}`, 'an extract'],
    [
      'supplements another',
      `Addendum to the Employment Contract\n\n${withoutNationality}`,
      'supplements another',
    ],
    ['is short', withoutNationality.slice(0, 600), 'too short'],
    ['is longer than what is searched', withoutNationality + ' and so on'.repeat(45_000), 'longer than'],
  ])('could not be checked where it %s', async (_, text, reason) => {
    const [answer] = await answers(text);
    expect(answer).toMatch(/^could not check: /);
    expect(answer).toContain(reason);
  });
  test('could not be checked where pages could not be read', async () => {
    const document = {
      ...documentOf(withoutNationality),
      warnings: [{ code: 'pages_unread' as const, pages: [2] }],
    };
    const { issues } = (await checked(document, { type: 'employment' })).body;
    expect(issues.find(({ rule_id: rule }) => rule === 'SA-LAB-201')?.status).toBe('could not check');
  });
  test('has it in a table, or in the other language', async () => {
    expect(
      await answers(
        `${withoutNationality}\nName | Nationality | Profession\nS. Haddad | Jordanian | accountant\n`,
      ),
    ).toEqual([expect.stringMatching(/^ok: /)]);
    expect(await answers(`${withoutNationality}\nجنسية العامل: أردني\n`)).toEqual([
      expect.stringMatching(/^ok: /),
    ]);
  });
  test('is not asked for a place of secrecy without a clause on secrecy after the contract', async () => {
    const text = withoutNationality.replace(/6\. Secrecy[^\n]*\n/, '');
    expect(await answersOf(text, 'SA-LAB-17', 'employment')).toEqual([]);
  });
  test('is a policy that leaves a subject to another page', async () => {
    const text = written(policy ?? { type: 'terms', lang: 'en', pieces: [] }, 'SA-PDPL-16 0');
    const [answer] = await answersOf(
      `${text}\nHow long we keep data is in our Retention Policy, with its retention table.\n`,
      'SA-PDPL-16',
      'privacy-policy',
    );
    expect(answer).not.toMatch(/^issue found/);
  });
});
