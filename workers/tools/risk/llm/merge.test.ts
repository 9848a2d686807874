import { describe, expect, test } from '@jest/globals';
import { LIMITS } from '#shared/limits.js';
import type { Finding } from '../finding.js';
import { merged, withoutContrary } from './merge.js';

const finding = (at: number, kind = 'indemnity', explanation = `Explained ${at}.`): Finding => ({
  kind,
  severity: 'medium',
  title: 'Indemnity',
  explanation,
  recommendation: 'Negotiate.',
  quote: 'words',
  evidence: { start: at * 10, end: at * 10 + 5, page: null },
  clause: null,
  section: null,
  articles: [],
});
const many = (count: number, kind?: string) => Array.from({ length: count }, (_, at) => finding(at, kind));

describe('merged', () => {
  test('findings that say the same of several clauses are one, with the places of the others', () => {
    const same = [finding(1, 'audit', 'Same.'), finding(2, 'audit', 'same. '), finding(3, 'audit')];
    const found = merged(same);
    expect(found.map(({ explanation, places }) => [explanation, places?.length])).toEqual([
      ['Same.', 1],
      ['Explained 3.', undefined],
    ]);
    expect(found[0]?.places?.[0]?.evidence.start).toBe(20);
  });

  test('a report lists a limited number of findings of one kind, and the nearest says how many more there are', () => {
    const most = LIMITS.analysis.findingsPerKind;
    const found = merged([...many(most + 3), ...many(2, 'audit')]);
    expect(found).toHaveLength(most + 2);
    const [first, ...others] = found.filter(({ kind }) => kind === 'indemnity');
    expect(first).toMatchObject({ explanation: 'Explained 0.', unlisted: 3 });
    expect(others.every(({ unlisted }) => unlisted === undefined)).toBe(true);
  });

  test('findings that overlap a listed one do not count as further ones', () => {
    const most = LIMITS.analysis.findingsPerKind;
    const found = merged([...many(most), ...many(most)]);
    expect(found).toHaveLength(most);
    expect(found.every(({ unlisted }) => unlisted === undefined)).toBe(true);
  });
});

const QUOTE = 'The Provider shall defend the Client against claims of third parties';
/** A finding on the same words as the others, with one statement for each text. */
const stating = (texts: string[], rest: Partial<Finding> = {}): Finding => ({
  ...finding(1),
  quote: QUOTE,
  evidence: { start: 10, end: 10 + QUOTE.length, page: null },
  explanation: texts.join(' '),
  statements: texts.map((text) => ({ text, words: QUOTE })),
  ...rest,
});

describe('two findings of one kind on the same words', () => {
  test('lose none of their statements when they are joined', () => {
    const [joined, ...others] = merged([
      stating(['The duty covers claims of others alone.'], {
        severity: 'low',
        recommendation: 'Ask for more.',
      }),
      stating(['The Provider pays for the defence.', 'No limit is named.'], { severity: 'high' }),
    ]);
    expect(others).toEqual([]);
    expect(joined?.statements?.map(({ text }) => text)).toEqual([
      'The Provider pays for the defence.',
      'No limit is named.',
      'The duty covers claims of others alone.',
    ]);
    for (const text of ['No limit is named.', 'covers claims of others alone.', 'Provider pays'])
      expect(joined?.explanation).toContain(text);
    expect(joined?.recommendation).toBe('Negotiate. Ask for more.');
  });

  test('repeat no statement that both have', () => {
    const [joined] = merged([stating(['No limit is named.']), stating(['No limit is named. '])]);
    expect(joined?.explanation).toBe('No limit is named.');
  });

  test.each<[string, Finding, Finding]>([
    [
      'who bears and who gains',
      stating(['The Provider defends the Client.'], { sides: { bears: 'Provider', holds: 'Client' } }),
      stating(['The Client must pay.'], { sides: { bears: 'Client', holds: 'Provider' }, severity: 'high' }),
    ],
    [
      'a denial',
      stating(['The duty to defend covers claims of employees.']),
      stating(['The duty to defend does not cover claims of employees.']),
    ],
    ['how wide it is', stating(['The protection is narrow.']), stating(['The protection is very broad.'])],
    [
      'an opposite word',
      stating(['The Provider may accept the claims of the Client.']),
      stating(['The Provider may reject the claims of the Client.']),
    ],
    [
      'who does it to whom',
      stating(['The Provider defends the Client against claims.']),
      stating(['The Client defends the Provider against claims.']),
    ],
    [
      'who does it to whom, in Arabic',
      stating(['يدافع المزود عن العميل.']),
      stating(['يدافع العميل عن المزود.']),
    ],
    [
      'a denial in Arabic',
      stating(['يشمل التزام الدفاع مطالبات الموظفين.']),
      stating(['لا يشمل التزام الدفاع مطالبات الموظفين.']),
    ],
    ['how wide it is, in Arabic', stating(['الحماية ضيقة.']), stating(['الحماية واسعة.'])],
  ])('are contrary, and neither is certain, if they differ in %s', (_, one, other) => {
    const { agreeing, contrary } = withoutContrary([one, other, finding(9)]);
    expect(contrary).toEqual([one, other]);
    expect(agreeing).toEqual([finding(9)]);
  });

  test.each<[string, Finding, Finding]>([
    [
      'each speaks of another thing',
      stating(['The Provider pays for the defence.']),
      stating(['Notice is not required.']),
    ],
    [
      'each names the party of its own clause',
      stating(['The Provider defends.'], { sides: { bears: 'Provider', holds: null } }),
      {
        ...stating(['The Client defends.'], { sides: { bears: 'Client', holds: null } }),
        statements: [{ text: 'The Client defends.', words: 'The Client shall defend the Provider' }],
      },
    ],
    [
      'one names nobody',
      stating(['The duty is heavy.'], { sides: { bears: 'Provider', holds: null } }),
      stating(['It covers all claims.'], { sides: { bears: null, holds: null } }),
    ],
    [
      'both deny the same',
      stating(['The liability of the Provider is not limited.']),
      stating([
        'The Provider bears unlimited liability.',
        'Liability of the Provider is without limitation.',
      ]),
    ],
    [
      'both say the same in another order',
      stating(['If the Client fails to pay, the Provider may suspend the services.']),
      stating(['The Provider may suspend the services if the Client fails to pay.']),
    ],
    [
      'one speaks of a denial in a condition',
      stating(['The Provider may end it if fees are not paid.']),
      stating(['The Provider may end it on notice of thirty days.']),
    ],
    [
      'one denies something in a condition, of the same parties',
      stating(['The Provider may suspend if the Client does not pay.']),
      stating(['The Provider may suspend where the Client delays payment.']),
    ],
    [
      'one denies something in a condition, in Arabic',
      stating(['يحق للمزود تعليق الخدمة إذا لم يسدد العميل.']),
      stating(['يحق للمزود تعليق الخدمة عند تأخر العميل.']),
    ],
    [
      'both say the same in other words',
      stating(['The Provider is liable without any limit.']),
      stating(['No limit applies to the liability of the Provider.']),
    ],
  ])('are not contrary where %s', (_, one, other) => {
    expect(withoutContrary([one, other]).contrary).toEqual([]);
  });
});
