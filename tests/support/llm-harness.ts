import { setMaxListeners } from 'node:events';
import { createModel } from '#workers/engines/model/model.js';
import { publishModelCalls } from '#workers/engines/model/publish-model-calls.js';
import { inlineTextTasks } from './inline-text-tasks.js';
import { createProcessors } from '#workers/processors/index.js';
import type { RunnerDeps } from '#workers/runtime/processor.js';
import { runJob } from '#workers/runtime/run-job.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import type { FakeModel } from '#tests/fakes/model.js';
import { passageOf } from '#tests/fakes/answers.js';
import type { TestDatabase } from './database.js';
import { contractOf } from './contract-text.js';
import { makeDocument } from './factories.js';
import { createJobHarness } from './job-harness.js';

interface Options {
  concurrency?: number;
  timeoutMs?: number;
}

/** Creates a harness for risk jobs by the llm engine with a fake model; entries are delivered by hand, regardless of their delay. */
export async function createLlmHarness(
  database: TestDatabase,
  fake: FakeModel,
  { concurrency = 4, timeoutMs = 60_000 }: Options = {},
) {
  const harness = await createJobHarness(database);
  const config = { apiKey: undefined, baseUrl: fake.url, model: 'fake-1', concurrency, timeoutMs };
  const timing = { longestWaitMs: 1_500, laterMs: 20_000 };
  /** Creates a separate worker, which shares only the database with others. */
  const worker = (other: Partial<typeof config> = {}): RunnerDeps => ({
    ...harness.depsFor(() => Promise.reject(new Error('no other work'))),
    processors: createProcessors({
      model: createModel({ ...config, ...other }, { timing, onCall: publishModelCalls(harness.bus) }),
      textTasks: inlineTextTasks,
    }),
  });
  const first = worker();
  const endless = new AbortController().signal;
  setMaxListeners(0, endless);

  return {
    ...harness,
    worker,
    async addContract(userId: string, name: string, sections: number): Promise<JobRow> {
      const contract = contractOf(name, sections);
      const document = await makeDocument(database.db, {
        userId,
        text: contract.text,
        extracted: { sections: contract.sections },
      });
      return harness.add({
        userId,
        documentId: document.id,
        input: { documentId: document.id, lang: 'en', party: null },
      });
    },
    /** Delivers a job once. */
    deliver: (jobId: string, deps = first, shutdown = endless) => runJob(deps, jobId, shutdown),
    /** Delivers a job until it has ended, as the sweep would; returns the number of deliveries. */
    async finish(job: JobRow): Promise<number> {
      for (let times = 1; ; times += 1) {
        await runJob(first, job.id, endless);
        const { status } = await harness.row(job);
        if (status !== 'queued' && status !== 'running') return times;
      }
    },
  };
}
export type LlmHarness = Awaited<ReturnType<typeof createLlmHarness>>;

/** Returns passages that were sent to the model again after a correct answer, that is, repeated work. */
export function repeated(fake: FakeModel): string[] {
  const answered = new Set<string>();
  const twice: string[] = [];
  for (const call of fake.calls) {
    if (answered.has(call.passage)) twice.push(passageOf(call.messages).slice(0, 60));
    if (call.fault === null && call.state === 'answered') answered.add(call.passage);
  }
  return twice;
}
