import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type request from 'supertest';
import { documents, reportMarks, reports } from '#platform/db/schema/index.js';
import { lockUser } from '#platform/db/queries/jobs.js';
import { writeMark } from '#platform/db/queries/marks.js';
import { lockReport } from '#platform/db/queries/reports.js';
import type { ComplianceReport } from '#shared/api/compliance.js';
import type { RiskHistoryItem, RiskReport } from '#shared/api/risk.js';
import type { Mark } from '#shared/contracts/marks.js';
import { isComplianceFinding } from '#shared/tools/compliance/contract.js';
import { signedIn } from '#tests/support/app.js';
import { createAppWithWorker } from '#tests/support/app-with-worker.js';
import { until } from '#tests/support/until.js';

type Agent = ReturnType<typeof request.agent>;

const LIABILITY = 'The Supplier shall be liable without limitation for any and all losses of the Customer.';
const contract = (
  liability = LIABILITY,
) => `SERVICES AGREEMENT between Najd Trading ("Customer") and Sahara Systems ("Supplier").

1. Term. This Agreement renews automatically for further periods of five years.

2. Liability. ${liability}

3. Governing Law. This Agreement is governed by the laws of the State of New York.`;

let app: Awaited<ReturnType<typeof createAppWithWorker>>;
beforeAll(async () => {
  app = await createAppWithWorker();
});
afterEach(async () => {
  app.resume();
  await app.idle();
});
afterAll(() => app.close());

/** Something that one side waits for and another gives. */
function signal() {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give: () => give() };
}

const reportOf = async (agent: Agent, id: string) =>
  (await agent.get(`/risk/${id}`).expect(200)).body as RiskReport;
async function analyzed(agent: Agent, body: object = { document_text: contract() }): Promise<RiskReport> {
  const { body: made } = await agent.post('/risk').send(body).expect(200);
  await app.idle();
  return reportOf(agent, (made as RiskReport).id);
}
const mark = async (agent: Agent, id: string, n: number, body: object) =>
  (await agent.patch(`/risk/${id}/items/${n}`).send(body).expect(200)).body as Mark;
const isOfLiability = ({ extracted_text_snippet: quote }: RiskReport['risks'][number]) =>
  quote?.includes('losses of the Customer') === true;
const decided = ({ marks }: RiskReport) =>
  marks.filter(({ state, note }) => state !== 'open' || note !== null);

describe('the marks of an earlier report on the same text', () => {
  it('are taken over with their reasons, notes and dates, and counted in the history', async () => {
    const { agent } = await signedIn(app);
    const first = await analyzed(agent);
    expect(first).toMatchObject({ marks: [], kept_marks: null });
    const dismissed = await mark(agent, first.id, 1, { state: 'dismissed', reason: 'Agreed', version: 0 });
    const noted = await mark(agent, first.id, 2, { state: 'open', note: 'Ask the client', version: 0 });
    // A decision that was taken back says nothing.
    await mark(agent, first.id, 3, { state: 'accepted', version: 0 });
    await mark(agent, first.id, 3, { state: 'open', version: 1 });
    const second = await analyzed(agent);
    expect(second.marks).toEqual([
      { ...dismissed, version: 1 },
      { ...noted, version: 1 },
    ]);
    expect(second.kept_marks).toEqual({
      ...{ report_id: first.id, kept: 2, left: 0 },
      reviewed_at: expect.stringMatching(/Z$/),
    });
    const { body } = await agent.get('/risk/history').expect(200);
    const line = (body as { history: RiskHistoryItem[] }).history.find(({ id }) => id === second.id);
    expect(line?.reviewed).toEqual({ done: 1, of: second.risks.length });
    // A third report follows on the second.
    await mark(agent, second.id, 2, { state: 'accepted', version: 1 });
    const third = await analyzed(agent);
    expect(third.kept_marks).toMatchObject({ report_id: second.id, kept: 2 });
  });

  it('are taken over for the same file uploaded again and for a newer reading', async () => {
    const { agent } = await signedIn(app);
    const upload = async () => {
      const { body } = await agent
        .post('/documents/upload')
        .attach('file', Buffer.from(contract()), 'contract.txt')
        .expect(201);
      await app.idle();
      return (body as { doc_id: string }).doc_id;
    };
    const id = await upload();
    const first = await analyzed(agent, { doc_id: id });
    await mark(agent, first.id, 1, { state: 'accepted', version: 0 });
    expect((await analyzed(agent, { doc_id: id })).kept_marks).toMatchObject({ kept: 1 });
    expect((await analyzed(agent, { doc_id: await upload() })).kept_marks).toMatchObject({ kept: 1 });
    const other = await upload();
    await app.deps.db.update(documents).set({ firstId: id }).where(eq(documents.id, other));
    expect((await analyzed(agent, { doc_id: other })).kept_marks).toMatchObject({ kept: 1 });
    // Pasted, it is the same text.
    expect((await analyzed(agent)).kept_marks).toMatchObject({ kept: 1 });
  });

  it('of findings that have changed or are gone stay in the earlier report, and their number is said', async () => {
    const { agent } = await signedIn(app);
    const first = await analyzed(agent);
    for (let n = 1; n <= first.risks.length; n += 1)
      await mark(agent, first.id, n, { state: 'accepted', version: 0 });
    const ofLiability = first.risks.filter(isOfLiability).length;
    const text = contract(
      'The Supplier is liable without any limit for all losses of the Customer, however caused.',
    );
    const { body } = await agent.post('/risk').send({ document_text: text }).expect(200);
    await app.idle();
    // Another text has nothing to do with it.
    expect((body as RiskReport).kept_marks).toBeNull();
    const [own] = await app.deps.db
      .select()
      .from(reports)
      .where(eq(reports.id, (body as RiskReport).id));
    const [earlier] = await app.deps.db.select().from(reports).where(eq(reports.id, first.id));
    // As the next reading of one upload, it has.
    await app.deps.db
      .update(documents)
      .set({ firstId: earlier?.documentId ?? null })
      .where(eq(documents.id, own?.documentId ?? ''));
    const again = await analyzed(agent, { doc_id: own?.documentId });
    expect(ofLiability).toBeGreaterThan(0);
    expect(again.kept_marks).toMatchObject({
      report_id: first.id,
      kept: first.risks.length - ofLiability,
      left: ofLiability,
    });
  });

  it('of another owner are never taken over', async () => {
    const [owner, other] = [await signedIn(app), await signedIn(app)];
    const first = await analyzed(owner.agent);
    await mark(owner.agent, first.id, 1, { state: 'accepted', version: 0 });
    expect(await analyzed(other.agent)).toMatchObject({ marks: [], kept_marks: null });
  });

  it('are undone but for those that were changed since, again and again with the same result', async () => {
    const { agent } = await signedIn(app);
    const first = await analyzed(agent);
    await mark(agent, first.id, 1, { state: 'accepted', version: 0 });
    await mark(agent, first.id, 2, { state: 'dismissed', reason: 'Agreed', version: 0 });
    const second = await analyzed(agent);
    await mark(agent, second.id, 2, { state: 'accepted', version: 1 });
    const { body } = await agent.delete(`/risk/${second.id}/kept-marks`).expect(200);
    expect(body).toMatchObject({
      marks: [
        { n: 1, state: 'open', version: 2 },
        { n: 2, state: 'accepted', version: 2 },
      ],
    });
    const undone = await reportOf(agent, second.id);
    expect(undone.kept_marks).toBeNull();
    expect(decided(undone)).toMatchObject([{ n: 2, state: 'accepted' }]);
    await agent.delete(`/risk/${second.id}/kept-marks`).expect(200);
    expect((await reportOf(agent, second.id)).marks).toEqual(undone.marks);
    const stranger = await signedIn(app);
    await stranger.agent.delete(`/risk/${second.id}/kept-marks`).expect(404);
  });

  it('being written while the new report completes are waited for', async () => {
    const { agent, user } = await signedIn(app);
    const { db } = app.deps;
    const first = await analyzed(agent);
    await mark(agent, first.id, 2, { state: 'accepted', version: 0 });
    app.pause('risk');
    const { body: accepted } = await agent
      .post('/risk')
      .set('Prefer', 'respond-async')
      .send({ document_text: contract() })
      .expect(202);
    const [released, locked] = [signal(), signal()];
    const holding = db.transaction(async (tx) => {
      await lockUser(tx, user.id);
      await lockReport(tx, { userId: user.id, kind: 'risk', id: first.id });
      await writeMark(tx, { reportId: first.id, n: 1, counted: true }, { state: 'accepted', version: 0 });
      locked.give();
      await released.given;
    });
    await locked.given;
    app.resume();
    await until(async () => {
      const { rows } = await db.execute<{ n: number }>(
        sql`select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      return (rows[0]?.n ?? 0) > 0;
    });
    released.give();
    await holding;
    await app.idle();
    const second = await reportOf(agent, (accepted as { id: string }).id);
    expect(second.marks.map(({ n }) => n)).toEqual([1, 2]);
  });

  it('written at the same moment are in either report, and both end', async () => {
    const { agent } = await signedIn(app);
    const first = await analyzed(agent);
    await mark(agent, first.id, 1, { state: 'accepted', version: 0 });
    const changes = Array.from({ length: first.risks.length - 1 }, (_, at) =>
      mark(agent, first.id, at + 2, { state: 'dismissed', reason: 'At once', version: 0 }),
    );
    const [second, ...marks] = await Promise.all([analyzed(agent), ...changes]);
    expect(marks).toHaveLength(first.risks.length - 1);
    const kept = decided(second).length;
    expect(kept).toBeGreaterThanOrEqual(1);
    expect(second.kept_marks).toMatchObject({ kept, left: 0 });
    expect((await reportOf(agent, first.id)).marks).toHaveLength(first.risks.length);
  });

  it('go with neither report: that of the earlier one stays when it is removed', async () => {
    const { agent } = await signedIn(app);
    const first = await analyzed(agent);
    await mark(agent, first.id, 1, { state: 'accepted', version: 0 });
    const second = await analyzed(agent);
    await agent.delete(`/risk/${first.id}`).expect(204);
    expect(await reportOf(agent, second.id)).toMatchObject({
      marks: [{ n: 1, state: 'accepted' }],
      kept_marks: { report_id: null, kept: 1 },
    });
    const rows = await app.deps.db.select().from(reportMarks).where(eq(reportMarks.reportId, second.id));
    expect(rows).toMatchObject([{ counted: true }]);
  });
});

it('marks of a compliance report are taken over by rule, answer and quote', async () => {
  const { agent } = await signedIn(app);
  const text = [
    'EMPLOYMENT CONTRACT between Najd Trading Company LLC (the "Employer") and Mr. Omar Haddad (the "Employee").',
    'The Employer shall pay the Employee. The Employee shall work with care. The Employee will follow instructions.',
    '1. Probation. The Employee shall be on probation for a period of twelve (12) months from the commencement date.',
    '2. Annual leave. The Employee is entitled to a paid annual leave of thirty (30) days for each year of service.',
  ].join('\n\n');
  const checked = async () => {
    const { body } = await agent
      .post('/compliance/check')
      .send({ document_text: text, document_type: 'employment' })
      .expect(200);
    await app.idle();
    const { body: read } = await agent.get(`/compliance/${(body as ComplianceReport).report_id}`).expect(200);
    return (read as { compliance_report: ComplianceReport }).compliance_report;
  };
  const first = await checked();
  const n = first.issues.findIndex(isComplianceFinding) + 1;
  await agent
    .patch(`/compliance/${first.report_id}/items/${n}`)
    .send({ state: 'dismissed', reason: 'Old', version: 0 })
    .expect(200);
  const second = await checked();
  expect(second.marks).toMatchObject([{ n, state: 'dismissed', reason: 'Old', version: 1 }]);
  expect(second.kept_marks).toMatchObject({ report_id: first.report_id, kept: 1, left: 0 });
  await agent.delete(`/compliance/${second.report_id}/kept-marks`).expect(200);
  const { body } = await agent.get(`/compliance/${second.report_id}`).expect(200);
  expect((body as { compliance_report: ComplianceReport }).compliance_report).toMatchObject({
    kept_marks: null,
    marks: [{ n, state: 'open', version: 2 }],
  });
});
