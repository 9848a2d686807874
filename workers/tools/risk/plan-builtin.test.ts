import { describe, expect, test } from '@jest/globals';
import type { RiskOutput } from './finding.js';
import { builtinPlan, contractWith, documentOf, findingsOf, SUPPLY_CONTRACT } from '#tests/support/risk.js';

const never = new AbortController().signal;
const CONTRACT = SUPPLY_CONTRACT;

async function outputsOf(text: string, party: string | null = null) {
  const document = documentOf(text);
  const plan = await builtinPlan({ document, party });
  const outputs = new Map<number, RiskOutput>();
  for (const part of plan.parts) outputs.set(part.seq, (await plan.run(part, never, null)).output);
  return { document, plan, outputs };
}

const kinds = (findings: { kind: string }[]) => findings.map(({ kind }) => kind);

describe('the built-in engine', () => {
  test('a quote is exactly the text at its evidence', async () => {
    const findings = await findingsOf(documentOf(CONTRACT));
    const quoted = findings.filter(({ evidence }) => evidence !== null);
    expect(quoted.length).toBeGreaterThan(6);
    for (const { quote, evidence } of quoted) {
      expect(CONTRACT.slice(evidence?.start, evidence?.end)).toBe(quote);
      expect(quote?.length).toBeLessThanOrEqual(3_000);
      expect(quote).toMatch(/^\S[\s\S]*\S$/);
    }
  });

  test('findings are ordered by severity, then by place, and missing clauses come last', async () => {
    const findings = await findingsOf(documentOf(CONTRACT));
    const rank = { high: 0, medium: 1, low: 2 };
    const keys = findings.map(
      ({ severity, evidence }) => [rank[severity], evidence?.start ?? Infinity] as const,
    );
    const sorted = [...keys].sort((a, b) => a[0] - b[0] || (a[1] === b[1] ? 0 : a[1] - b[1]));
    expect(keys).toEqual(sorted);
  });

  test('a definition is not taken for a promise', async () => {
    expect(kinds(await findingsOf(documentOf(CONTRACT)))).not.toContain('exclusivity');
  });

  test('every finding has complete texts', async () => {
    for (const finding of await findingsOf(documentOf(CONTRACT))) {
      const words = [finding.title, finding.explanation, finding.recommendation].join(' ');
      expect(finding.title).not.toBe('');
      expect(finding.explanation).not.toBe('');
      expect(finding.recommendation).not.toBe('');
      expect(words).not.toMatch(/[{}]|undefined|null|NaN/);
    }
  });

  test('parts are stored as JSON that does not depend on their offsets', async () => {
    // Long enough that the last section does not share its part with the one before.
    const padded = CONTRACT.replace(
      '\n4. Term',
      `\n${'The parties meet once a year to talk. '.repeat(30)}\n\n4. Term`,
    );
    const first = await outputsOf(padded);
    const moved = await outputsOf(padded.replace('meet once', 'meet twice'));
    const last = (plan: typeof first) => plan.plan.parts.at(-1);
    const output = first.outputs.get(last(first)?.seq ?? -1);
    expect(JSON.parse(JSON.stringify(output))).toEqual(output);
    expect(last(first)?.inputHash).toBe(last(moved)?.inputHash);
    expect(moved.outputs.get(last(moved)?.seq ?? -1)).toEqual(output);
  });

  test('the findings are the same in a text further down in the document', async () => {
    const shift = 'Copy for the files of the legal department.\n\n';
    const here = await findingsOf(documentOf(CONTRACT));
    const there = await findingsOf(documentOf(shift + CONTRACT));
    expect(there.map(({ kind, severity, quote }) => [kind, severity, quote])).toEqual(
      here.map(({ kind, severity, quote }) => [kind, severity, quote]),
    );
    const moved = here.map(({ evidence }) => evidence && evidence.start + shift.length);
    expect(there.map(({ evidence }) => evidence && evidence.start)).toEqual(moved);
  });

  test("the chosen party and the language are part of every part's hash", async () => {
    const document = documentOf(CONTRACT);
    const plans = await Promise.all([
      builtinPlan({ document }),
      builtinPlan({ document, party: 'Buyer' }),
      builtinPlan({ document, lang: 'ar' }),
    ]);
    const hashes = plans.map((plan) => plan.parts.map(({ inputHash }) => inputHash).join());
    expect(new Set(hashes).size).toBe(3);
  });

  test('sections that were not analyzed are named', async () => {
    const { plan, outputs } = await outputsOf(CONTRACT);
    const last = plan.parts.at(-1);
    outputs.delete(last?.seq ?? -1);
    expect((await plan.conclude(outputs, new Map(), never)).incomplete).toEqual([
      { section: last?.label, reason: 'This section was not analyzed.' },
    ]);
  });

  test('the engine stops with the reason of the signal', async () => {
    const { plan } = await outputsOf(CONTRACT);
    const part = plan.parts[0];
    const reason = new Error('cancelled');
    if (part === undefined) throw new Error('no part');
    await expect(plan.run(part, AbortSignal.abort(reason), null)).rejects.toBe(reason);
    const controller = new AbortController();
    const running = plan.run(part, controller.signal, null);
    controller.abort(reason);
    await expect(running).rejects.toBe(reason);
  });

  test('the parts cover the whole text, whatever the sections say', async () => {
    const clause = 'Supplier may terminate this Agreement for convenience upon ten (10) days written notice.';
    const text = `${contractWith('Nothing.')}\n${clause}`;
    const findings = await findingsOf({ text, pages: [], sections: [], warnings: [] });
    expect(kinds(findings)).toContain('termination-convenience');
  });

  test('list items are analyzed with the sentence that opens them', async () => {
    const text = `${contractWith('Supplier may terminate this Agreement:')}\n(a) for convenience upon ten (10) days notice; or\n(b) upon a material breach.`;
    const open = text.indexOf('(a)');
    const second = text.indexOf('(b)');
    const item = (start: number, end: number, number: string) => ({
      start,
      end,
      heading: null,
      number,
      level: 2,
    });
    const document = documentOf(text);
    const sections = [...document.sections, item(open, second, '(a)'), item(second, text.length, '(b)')];
    const found = (await findingsOf({ ...document, sections })).find(
      ({ kind }) => kind === 'termination-convenience',
    );
    expect(found?.quote).toContain('for convenience');
    expect(found?.severity).toBe('high');
  });
});
