import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { countEverything } from '#platform/db/queries/operations.js';
import type { ComplianceReport } from '#shared/api/compliance.js';
import { signedIn } from '#tests/support/app.js';
import { createAppWithWorker } from '#tests/support/app-with-worker.js';
import { until } from '#tests/support/until.js';

const CONTRACT = [
  'EMPLOYMENT CONTRACT',
  '',
  'This Employment Contract is made on 1 March 2026 between Najd Trading Company LLC (the "First Party", the "Employer") and Mr. Omar Haddad (the "Second Party", the "Employee").',
  'The Employer shall pay the Employee. The Employee shall work with care. The Employer may give instructions. The Employee will follow them.',
  '',
  '1. Probation',
  'The Second Party shall be on probation for a period of twelve (12) months from the commencement date.',
  '',
  '2. Confidentiality',
  'The Employee shall keep the trade secrets of the Employer.',
  '',
  'Signed by the Employer: ____________      Signed by the Employee: ____________',
].join('\n');

let app: Awaited<ReturnType<typeof createAppWithWorker>>;
beforeAll(async () => {
  app = await createAppWithWorker();
});
afterAll(() => app.close());

describe('compliance', () => {
  test('a check answers the rules, is kept in the history, written as PDF and removed', async () => {
    const { agent } = await signedIn(app);
    const answer = await agent.post('/compliance/check').send({ document_text: CONTRACT }).expect(200);
    const report = answer.body as ComplianceReport;
    expect(report.scope).toMatchObject({ form: 'checked', type: 'employment', chosen: false });
    const probation = report.issues.find(({ rule_id }) => rule_id === 'SA-LAB-07');
    expect(probation).toMatchObject({
      status: 'issue found',
      description: 'The clause has 12 months; the law allows at most 180 days in total.',
      extracted_text_snippet:
        'The Second Party shall be on probation for a period of twelve (12) months from the commencement date.',
      clause: '1',
      articles: [{ law: 'labor-m51-1426', number: '53' }],
    });
    const evidence = probation?.evidence ?? { start: 0, end: 0 };
    expect(CONTRACT.slice(evidence.start, evidence.end)).toBe(probation?.extracted_text_snippet);
    expect(report.articles.map(({ number }) => number)).toContain('53');

    // Administrators see it counted.
    expect(await countEverything(app.deps.db)).toMatchObject({ compliance_reports: 1, risk_assessments: 0 });

    const { report_id: id, compliance_score: score, to_read, basis } = report;
    const answered = new Set(report.issues.map(({ rule_id }) => rule_id));
    const silent = report.scope.silent?.map(({ rule_id }) => rule_id) ?? [];
    for (const { rule_id, evidence: at, extracted_text_snippet: quote } of to_read) {
      expect(silent).not.toContain(rule_id);
      expect(CONTRACT.slice(at.start, at.end)).toBe(quote);
    }
    expect(silent.filter((rule) => answered.has(rule))).toEqual([]);
    expect(basis?.understood).toBeGreaterThan(0);
    expect(basis?.concerned).toBeGreaterThanOrEqual(basis?.understood ?? 0);

    const history = await agent.get('/compliance/history').expect(200);
    const issues = report.issues.filter(({ status }) => status === 'issue found' || status === 'warning');
    expect(history.body).toMatchObject({
      history: [{ id, num_issues: issues.length, compliance_score: score, basis }],
    });
    await until(async () => (await agent.get(`/compliance/report/pdf/${id}`)).status === 200);
    const pdf = await agent.get(`/compliance/report/pdf/${id}`).expect(200);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    const again = await agent.get(`/compliance/${id}`).expect(200);
    expect(again.body).toMatchObject({
      compliance_report: { report_id: id, issues: report.issues, to_read, basis },
    });
    await agent.delete(`/compliance/${id}`).expect(204);
    await agent.get(`/compliance/${id}`).expect(404);
    await agent.get(`/compliance/report/pdf/${id}`).expect(404);
    expect(await countEverything(app.deps.db)).toMatchObject({ compliance_reports: 0 });
  });

  test('a kind that is chosen decides which rules apply, and a letter is told not to be checked', async () => {
    const { agent } = await signedIn(app);
    const chosen = await agent
      .post('/compliance/check')
      .send({ document_text: CONTRACT, document_type: 'nda' })
      .expect(200);
    expect((chosen.body as ComplianceReport).scope).toMatchObject({ type: 'nda', chosen: true });
    expect((chosen.body as ComplianceReport).issues.map(({ rule_id }) => rule_id)).not.toContain('SA-LAB-07');
  });

  test('a request without a document, or with an unknown kind, is refused with the reason', async () => {
    const { agent } = await signedIn(app);
    const none = await agent.post('/compliance/check').send({}).expect(400);
    expect(none.body).toMatchObject({ detail: 'Provide document_text or doc_id' });
    await agent
      .post('/compliance/check')
      .send({ document_text: CONTRACT, document_type: 'poem' })
      .expect(400);
  });

  test('the rules are listed by law, with the state of its text', async () => {
    const { agent } = await signedIn(app);
    const { body } = await agent.get('/compliance/rules').expect(200);
    const laws = (body as { laws: { name: { en: string }; traced_to: string; rules: { id: string }[] }[] })
      .laws;
    const labor = laws.find(({ name }) => name.en === 'Labor Law');
    expect(labor?.traced_to).toMatch(/^\d{4}-\d{2}$/);
    expect(labor?.rules.map(({ id }) => id)).toContain('SA-LAB-07');
  });
});
