import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ComplianceHistoryItem, ComplianceReport } from '#shared/api/compliance.js';
import { isComplianceFinding } from '#shared/tools/compliance/contract.js';
import { signedIn } from '#tests/support/app.js';
import { createAppWithWorker } from '#tests/support/app-with-worker.js';

const CONTRACT = [
  'EMPLOYMENT CONTRACT between Najd Trading Company LLC (the "Employer") and Mr. Omar Haddad (the "Employee").',
  'The Employer shall pay the Employee. The Employee shall work with care. The Employee will follow instructions.',
  '1. Probation',
  'The Employee shall be on probation for a period of twelve (12) months from the commencement date.',
  '2. Confidentiality',
  'The Employee shall keep the trade secrets of the Employer.',
  '3. Annual leave',
  'The Employee is entitled to a paid annual leave of thirty (30) days for each year of service.',
  '4. Working hours',
  'The working hours are eight hours a day and forty-eight hours a week.',
  'Signed by the Employer: ____________      Signed by the Employee: ____________',
].join('\n\n');

let app: Awaited<ReturnType<typeof createAppWithWorker>>;
beforeAll(async () => {
  app = await createAppWithWorker();
});
afterAll(() => app.close());

it('issues are marked by their place in the report, and only issues and warnings count as reviewed', async () => {
  const { agent } = await signedIn(app);
  const answer = await agent
    .post('/compliance/check')
    .send({ document_text: CONTRACT, document_type: 'employment' })
    .expect(200);
  const { report_id: id, issues, marks } = answer.body as ComplianceReport;
  expect(marks).toEqual([]);
  await app.idle();
  const items = `/compliance/${id}/items`;
  const finding = issues.findIndex(isComplianceFinding) + 1;
  const other = issues.findIndex((issue) => !isComplianceFinding(issue)) + 1;
  expect([finding, other, issues.map(({ status }) => status)]).not.toContain(0);
  const dismissed = { state: 'dismissed', reason: 'Not in force', version: 0 };
  const { body: mark } = await agent.patch(`${items}/${finding}`).send(dismissed).expect(200);
  expect(mark).toMatchObject({
    n: finding,
    state: 'dismissed',
    reason: 'Not in force',
    note: null,
    version: 1,
  });
  await agent.patch(`${items}/${other}`).send({ state: 'accepted', version: 0 }).expect(200);
  const conflict = await agent.patch(`${items}/${finding}`).send(dismissed).expect(409);
  expect(conflict.body).toMatchObject({ code: 'mark_changed' });
  await agent
    .patch(`${items}/${issues.length + 1}`)
    .send(dismissed)
    .expect(404);
  const { agent: stranger } = await signedIn(app);
  await stranger.patch(`${items}/${finding}`).send({ state: 'open', version: 1 }).expect(404);

  const { body: read } = await agent.get(`/compliance/${id}`).expect(200);
  const report = (read as { compliance_report: ComplianceReport }).compliance_report;
  expect(report.marks.map(({ n }) => n)).toEqual([finding, other].sort((a, b) => a - b));
  const { body: list } = await agent.get('/compliance/history').expect(200);
  expect((list as { history: ComplianceHistoryItem[] }).history[0]?.reviewed).toEqual({
    done: 1,
    of: issues.filter(isComplianceFinding).length,
  });
  await app.idle();
});
