import { expect, it } from '@jest/globals';
import type { RiskReport } from '#shared/api/risk.js';
import type { Job } from '#shared/contracts/jobs.js';
import { isTerminal } from '#shared/domain/job-state.js';
import { json } from '#tests/bench/client.js';
import { startBalancer } from '#tests/support/balancer.js';
import { contractOf } from '#tests/support/contract-text.js';
import { openWindow } from '#tests/support/open-window.js';
import { queryStack } from '#tests/support/query-stack.js';
import { contractText, eventually, startAnalysis, type Person, type TwoServers } from './harness.js';

const ANALYSES = 4;

/** Declares what holds for jobs that are requested, followed and stopped through different servers. */
export function declareJobs(product: () => TwoServers): void {
  const jobsOf = ({ email }: Person) =>
    queryStack<{ id: string; status: string }>(
      product().stack,
      `select j.id, j.status from jobs j join users u on u.id = j.user_id where u.email = $1 and j.kind = 'risk'`,
      [email],
    );

  it('events of a job reach the windows on both servers, each state once and no older one after a newer one', async () => {
    const person = await product().person();
    const windows = await person.windows();
    const started = await Promise.all(
      Array.from({ length: ANALYSES }, (_, n) =>
        startAnalysis(person.on[n % 2 === 0 ? 0 : 1], contractOf(`Company ${n}`, 3).text),
      ),
    );
    for (const { id } of started) {
      await eventually(() =>
        windows.every((window) => window.statesOf(id).some(({ status }) => isTerminal(status))),
      );
    }
    // Everything that this test started has ended, so that nothing more is published.
    const everything = await eventually(async () => {
      const listed = (await (await person.on[1].call('/jobs?all=1')).json()) as Job[];
      return listed.every(({ status }) => isTerminal(status)) && listed;
    });
    for (const { id, version } of everything) {
      await eventually(() => windows.every((window) => window.statesOf(id).at(-1)?.version === version));
      for (const window of windows) {
        const states = window.statesOf(id);
        expect(states.at(-1)?.status).toBe('completed');
        const versions = states.map((state) => state.version);
        expect(versions).toEqual([...versions].sort((a, b) => a - b));
        const texts = states.map((state) => JSON.stringify(state));
        expect(texts).toEqual([...new Set(texts)]);
      }
    }
  });

  it('a request that waits on one server is answered by a job of any worker, of which the other server tells too', async () => {
    const person = await product().person();
    const { workers } = product();
    for (const [asked, other, idle] of [
      [0, 1, workers[0]],
      [1, 0, workers[1]],
    ] as const) {
      const window = await product().window(other, person);
      await idle.kill('SIGTERM');
      const answer = await person.on[asked].call(
        '/risk',
        json({ document_text: contractText(`Idle ${asked}`) }),
      );
      idle.start();
      expect(answer.status).toBe(200);
      const report = (await answer.json()) as { id: string };
      const finished = await eventually(() =>
        window.jobs.find(({ kind, status }) => kind === 'risk' && status === 'completed'),
      );
      expect(finished.result?.id).toBe(report.id);
      const found = await person.on[other].call(`/risk/${report.id}`);
      expect(((await found.json()) as { id: string }).id).toBe(report.id);
    }
  });

  it('a request with one key that reaches both servers at the same moment makes one job and one answer', async () => {
    const person = await product().person();
    const request = json({ document_text: contractText('Twice') }, { 'Idempotency-Key': 'once' });
    const answers = await Promise.all(person.on.map((client) => client.call('/risk', request)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const reports = await Promise.all(
      answers.map(async (answer) => {
        // The PDF may be written between the two answers.
        const { report_doc_id: _, ...report } = (await answer.json()) as RiskReport;
        return report;
      }),
    );
    expect(reports[1]).toEqual(reports[0]);
    expect(await jobsOf(person)).toHaveLength(1);
  });

  it('a job that was started through one server is cancelled through the other', async () => {
    const { model, stack } = product();
    const person = await product().person();
    const windows = await person.windows();
    const before = model.calls.length;
    model.holdAfter(0);
    try {
      const { id } = await startAnalysis(person.on[0], contractText('Cancelled'));
      const call = await eventually(() => model.calls[before]);
      expect((await person.on[1].call(`/jobs/${id}/cancel`, { method: 'POST' })).status).toBe(202);
      await eventually(() => windows.every((window) => window.statesOf(id).at(-1)?.status === 'cancelled'));
      await eventually(() => call.state === 'aborted');
      for (const client of person.on) {
        expect(await (await client.call(`/jobs/${id}`)).json()).toMatchObject({ status: 'cancelled' });
      }
    } finally {
      model.release();
    }
    expect(
      await queryStack(
        stack,
        `select id from reports r where user_id = (select id from users where email = $1)`,
        [person.email],
      ),
    ).toEqual([]);
  });

  it('a server that stops answers who waits on it with their job, and its windows go on at the other one', async () => {
    const { model, servers } = product();
    const person = await product().person();
    const balancer = await startBalancer([servers[1].baseUrl, servers[0].baseUrl]);
    const window = await openWindow(balancer.url, person.on[1]);
    let disconnects = 0;
    window.socket.on('disconnect', () => (disconnects += 1));
    const before = model.calls.length;
    model.holdAfter(0);
    try {
      const waiting = person.on[1].call('/risk', json({ document_text: contractText('Stopped') }));
      await eventually(() => model.calls[before]);
      const stopped = servers[1].kill('SIGTERM');
      const answer = await waiting;
      expect(answer.status).toBe(202);
      const job = (await answer.json()) as Job;
      expect(answer.headers.get('location')).toBe(`/jobs/${job.id}`);
      await stopped;
      await eventually(() => disconnects > 0 && window.socket.connected);
      model.release();
      await eventually(() => window.statesOf(job.id).at(-1)?.status === 'completed');
      const followed = (await (await person.on[0].call(`/jobs/${job.id}`)).json()) as Job;
      expect((await person.on[0].call(`/risk/${followed.result?.id}`)).status).toBe(200);
    } finally {
      model.release();
      window.socket.close();
      await balancer.close();
      servers[1].start();
      await servers[1].untilHealthy();
    }
  });
}
