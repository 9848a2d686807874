import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type request from 'supertest';
import { reportMarks } from '#platform/db/schema/index.js';
import type { BusEvent } from '#platform/events/bus.js';
import type { RiskHistoryItem, RiskReport } from '#shared/api/risk.js';
import type { Mark } from '#shared/contracts/marks.js';
import { LIMITS } from '#shared/limits.js';
import { signedIn } from '#tests/support/app.js';
import { createAppWithWorker } from '#tests/support/app-with-worker.js';
import { until } from '#tests/support/until.js';

type Agent = ReturnType<typeof request.agent>;

const CONTRACT = `SERVICES AGREEMENT between Najd Trading ("Customer") and Sahara Systems ("Supplier").

1. Term. This Agreement renews automatically for further periods of five years.

2. Liability. The Supplier shall be liable without limitation for any and all losses of the Customer.

3. Governing Law. This Agreement is governed by the laws of the State of New York.`;

let app: Awaited<ReturnType<typeof createAppWithWorker>>;
let agent: Agent;

beforeAll(async () => {
  app = await createAppWithWorker();
  ({ agent } = await signedIn(app));
});
afterEach(async () => {
  app.resume();
  await app.idle();
});
afterAll(() => app.close());

const reportOf = async (id: string, who = agent) =>
  (await who.get(`/risk/${id}`).expect(200)).body as RiskReport;
/** Analyzes the contract, each time as another text, since marks are taken over to reports on the same, and waits for the PDF of its report. */
async function analyzed(who = agent): Promise<RiskReport & { report_doc_id: string }> {
  const { body } = await who
    .post('/risk')
    .send({ document_text: `${CONTRACT}\n\nReference: ${randomUUID()}` })
    .expect(200);
  await app.idle();
  const report = await reportOf((body as RiskReport).id, who);
  if (report.report_doc_id === null) throw new Error('the PDF was not written');
  return { ...report, report_doc_id: report.report_doc_id };
}
const patch = (id: string, n: number | string, body: object, who = agent) =>
  who.patch(`/risk/${id}/items/${n}`).send(body);
const mark = async (id: string, n: number, body: object, who = agent) =>
  (await patch(id, n, body, who).expect(200)).body as Mark;
describe('PATCH /risk/{id}/items/{n}', () => {
  it('a mark is stored beside the report, counted in the history and changed version by version', async () => {
    const { id, risks } = await analyzed();
    const first = await mark(id, 2, {
      state: 'dismissed',
      reason: ' Agreed. ',
      note: 'See mail',
      version: 0,
    });
    expect(first).toEqual({
      ...{ n: 2, state: 'dismissed', reason: 'Agreed.', note: 'See mail', version: 1 },
      changed_at: expect.stringMatching(/Z$/),
    });
    await mark(id, 1, { state: 'open', note: 'Ask the client', version: 0 });
    expect((await reportOf(id)).marks).toMatchObject([{ n: 1, state: 'open' }, first]);
    const { body } = await agent.get('/risk/history').expect(200);
    const line = (body as { history: RiskHistoryItem[] }).history.find((one) => one.id === id);
    expect(line?.reviewed).toEqual({ done: 1, of: risks.length });

    // A text that is absent stays, null removes it, and a reason goes with the dismissal.
    expect(await mark(id, 2, { state: 'dismissed', note: null, version: 1 })).toMatchObject({
      ...{ reason: 'Agreed.', note: null, version: 2 },
    });
    expect(await mark(id, 2, { state: 'accepted', reason: 'no more', version: 2 })).toMatchObject({
      ...{ state: 'accepted', reason: null, version: 3 },
    });
  });

  it('another version than the stored one is refused, and so is the same change sent twice', async () => {
    const { id } = await analyzed();
    const unmarked = await patch(id, 1, { state: 'accepted', version: 1 }).expect(409);
    expect(unmarked.body).toMatchObject({ code: 'mark_changed', request_id: expect.any(String) });
    const change = { state: 'accepted', version: 0 };
    const both = await Promise.all([patch(id, 1, change), patch(id, 1, change)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await patch(id, 1, change).expect(409);
    expect((await reportOf(id)).marks).toMatchObject([{ n: 1, state: 'accepted', version: 1 }]);
  });

  it('items that do not exist and reports of others or of another tool are not found', async () => {
    const { id, risks } = await analyzed();
    const change = { state: 'accepted', version: 0 };
    const other = await signedIn(app);
    await patch(id, 1, change, other.agent).expect(404);
    await patch(id, risks.length + 1, change).expect(404);
    await patch(id, 'one', change).expect(404);
    await patch(randomUUID(), 1, change).expect(404);
    await agent.patch(`/compliance/${id}/items/1`).send(change).expect(404);
    await patch(id, risks.length, change).expect(200);
  });

  it.each([
    ['an unknown state', 1, { state: 'done', version: 0 }],
    ['no state', 1, { version: 0 }],
    ['no version', 1, { state: 'accepted' }],
    ['a negative version', 1, { state: 'accepted', version: -1 }],
    ['a version beyond any', 1, { state: 'accepted', version: 2 ** 31 }],
    ['a reason too long', 1, { state: 'dismissed', version: 0, reason: 'a'.repeat(501) }],
    ['a note too long', 1, { state: 'accepted', version: 0, note: 'a'.repeat(2001) }],
    ['a text that cannot be stored', 1, { state: 'accepted', version: 0, note: 'a\0' }],
    ['item 0', 0, { state: 'accepted', version: 0 }],
  ])('%s is refused', async (_, n, body) => {
    const { body: answer } = await patch(randomUUID(), n, body).expect(422);
    expect(answer).toMatchObject({ code: 'mark_invalid' });
  });

  it('the longest texts are stored, and every change reaches the owner’s windows', async () => {
    const { id } = await analyzed();
    const heard: BusEvent[] = [];
    const stop = app.bus.subscribe('report', (event) => heard.push(event));
    const reason = 'س'.repeat(LIMITS.marks.reasonChars);
    const note = '契'.repeat(LIMITS.marks.noteChars);
    const stored = await mark(id, 1, { state: 'dismissed', reason, note, version: 0 });
    expect(stored).toMatchObject({ reason, note });
    const short = await mark(id, 2, { state: 'accepted', version: 0 });
    await until(() => heard.length === 2);
    stop();
    expect(heard).toMatchObject([
      { id, kind: 'risk', n: 1 },
      { id, n: 2, mark: short },
    ]);
  });

  it('marks go with their report', async () => {
    const { id } = await analyzed();
    await mark(id, 1, { state: 'accepted', version: 0 });
    await app.idle();
    await agent.delete(`/risk/${id}`).expect(204);
    await patch(id, 1, { state: 'accepted', version: 1 }).expect(404);
    expect(await app.deps.db.select().from(reportMarks).where(eq(reportMarks.reportId, id))).toEqual([]);
  });
});
