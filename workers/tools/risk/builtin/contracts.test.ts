import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { readDocument } from '#workers/extraction/read.js';
import type { Finding } from '../finding.js';
import { contractWith, documentOf, findingsOf } from '#tests/support/risk.js';

const FIXTURES = new URL('../../../../tests/fixtures/contracts/', import.meta.url);

async function read(name: string, lang: 'en' | 'ar' = 'en') {
  const document = await readDocument(await readFile(new URL(name, FIXTURES)), 'text/plain', () =>
    Promise.resolve(),
  );
  return { document, findings: await findingsOf(document, { lang }) };
}

const named = (findings: readonly Finding[]) =>
  findings.filter(({ severity }) => severity === 'high').map(({ kind }) => kind);

describe('Arabic contracts', () => {
  test('a one-sided service contract shows what a lawyer would mark first', async () => {
    const { document, findings } = await read('services-ar.txt', 'ar');
    expect(named(findings).sort()).toEqual(
      [
        'auto-renewal', 'indemnity', 'ip-assignment', 'liability-cap',
        'termination-convenience', 'termination-no-cure', 'unilateral-change',
      ].sort(),
    ); // prettier-ignore
    for (const { quote, evidence } of findings) {
      if (evidence === null) continue;
      const parts = (evidence.parts ?? [evidence]).map(({ start, end }) => document.text.slice(start, end));
      expect(parts.join(' ')).toBe(quote);
    }
    const ends = findings.find(({ kind }) => kind === 'termination-no-cure');
    expect(ends).toMatchObject({ clause: '٩-١(ب)', section: 'إنهاء العقد' });
    expect(ends?.title).toContain('مقدم الخدمة');
    // Payment in 30 days, mutual secrecy for three years, Saudi law and severability are fair.
    expect(findings.map(({ kind }) => kind)).not.toEqual(
      expect.arrayContaining([
        'slow-payment',
        'endless-confidentiality',
        'foreign-law',
        'missing-severability',
      ]),
    );
  });

  test('a lease shows its own risks, and its fit-out works are not taken for intellectual property', async () => {
    const { findings } = await read('lease-ar.txt');
    expect(named(findings).sort()).toEqual(
      ['liability-exclusion', 'non-compete', 'price-change', 'self-help', 'structural-repairs'].sort(),
    );
    const kinds = findings.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['termination-no-cure', 'self-help', 'no-set-off']));
    expect(kinds).not.toContain('ip-assignment');
    expect(kinds).not.toContain('blank');
  });

  test('a contract in two languages reports a clause once, in the language that prevails', async () => {
    const { findings } = await read('distribution-ar-en.txt');
    const kinds = findings.map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(findings.every(({ quote }) => quote === null || /[\u0621-\u064a]/.test(quote))).toBe(true);
    expect(findings.find(({ kind }) => kind === 'minimum-commitment')?.title).toContain('Distributor');
  });

  test('the English finding is kept if the English text prevails', async () => {
    const { document } = await read('distribution-ar-en.txt');
    const text = document.text
      .replace('the Arabic text shall prevail', 'the English text shall prevail')
      .replace('يسود النص العربي', 'يسود النص الإنجليزي');
    const swapped = await readDocument(Buffer.from(text), 'text/plain', () => Promise.resolve());
    const findings = await findingsOf(swapped);
    expect(findings.find(({ kind }) => kind === 'minimum-commitment')?.quote).toMatch(
      /^2\.1 The Distributor/,
    );
  });

  test('a clause missing from an Arabic contract is reported in Arabic terms', async () => {
    const { document } = await read('services-ar.txt');
    const text = document.text.replace(/المادة الثانية عشرة[\s\S]*?(?=المادة الثالثة عشرة)/, '');
    const without = await readDocument(Buffer.from(text), 'text/plain', () => Promise.resolve());
    const missing = (await findingsOf(without)).find(({ kind }) => kind === 'missing-governing-law');
    expect(`${missing?.explanation}`).toContain('القانون الواجب التطبيق');
  });
});

describe('lists', () => {
  const LIST = contractWith(
    'Supplier may, in its discretion: (a) inspect the premises of Customer; (b) increase the fees at any time without notice; and (c) terminate this Agreement for convenience at any time.',
  );

  test('each item of a list is analyzed with the text that opens the list', async () => {
    const findings = await findingsOf(documentOf(LIST));
    expect(findings.find(({ kind }) => kind === 'price-change')).toMatchObject({
      severity: 'high',
      clause: '1(b)',
    });
    expect(findings.find(({ kind }) => kind === 'termination-convenience')).toMatchObject({ clause: '1(c)' });
  });

  test('a list item does not begin at a figure after a word', async () => {
    const clause =
      'Supplier shall give ten (10) days of notice: (1) before each visit; (2) before each inspection of the premises.';
    const findings = await findingsOf(documentOf(contractWith(clause)));
    expect(findings.find(({ kind }) => kind === 'number-conflict')).toBeUndefined();
  });

  test('a list without a verb before it is analyzed as ordinary text', async () => {
    const clause = 'The following: (a) the price list; (b) increase the fees at any time without notice.';
    const findings = await findingsOf(documentOf(contractWith(clause)));
    expect(findings.find(({ kind }) => kind === 'price-change')).toBeUndefined();
  });
});

describe('quotes', () => {
  test('a quote leaves out page numbers and the source line of a filing', async () => {
    const clause = [
      'Supplier may amend the terms of this Agreement at any time in its sole discretion and without any notice to Customer, and Customer shall comply with the terms as so amended from that day on',
      '- 14 -',
      'Source: ALPHA SYSTEMS, 8-K, 1/12/2018',
      'and shall ensure that its staff and its subcontractors read them.',
    ].join('\n');
    const change = (await findingsOf(documentOf(contractWith(clause)))).find(
      ({ kind }) => kind === 'unilateral-change',
    );
    expect(change?.quote).toMatch(
      /^Supplier may amend[\s\S]*that day on and shall ensure[\s\S]*read them\.$/,
    );
  });
});
