import { readFile } from 'node:fs/promises';
import { listUploads } from '#platform/db/queries/documents.js';
import { listJobViews } from '#platform/db/queries/job-views.js';
import { listReports } from '#platform/db/queries/reports.js';
import type { Deps } from '#server/deps.js';
import * as documents from '#shared/api/documents.js';
import * as risk from '#shared/api/risk.js';
import { LIMITS } from '#shared/limits.js';
import type { SampleDocument } from './scenarios.js';
import type { ApiClient } from './api-client.js';

const PDF_DEADLINE_MS = 60_000;
const POLL_MS = 100;

/** Returns a person's sample documents that are not complete yet, according to the database. */
export async function missingSamples(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  samples: readonly SampleDocument[],
): Promise<{ sample: SampleDocument; documentId: string | undefined }[]> {
  const uploads = await listUploads(db, { userId, limit: LIMITS.quota.documents });
  const reports = await listReports(db, { userId, kind: 'risk' });
  const jobs = await listJobViews(db, { userId, helpers: false });
  const isDone = ({ name, then }: SampleDocument, documentId: string | undefined): boolean => {
    switch (then) {
      case 'kept':
        return documentId !== undefined;
      case 'analyzed':
        return reports.some(({ filename, files }) => filename === name && files['pdf'] !== undefined);
      case 'failed':
        return jobs.some((job) => job.filename === name && job.status === 'failed');
      default:
        return then satisfies never;
    }
  };
  return samples
    .map((sample) => ({ sample, documentId: uploads.find(({ filename }) => filename === sample.name)?.id }))
    .filter(({ sample, documentId }) => !isDone(sample, documentId));
}

/** Uploads a sample document if it is missing, and does with it what the scenario says, as its owner would. */
export async function addSample(
  client: ApiClient,
  { sample, documentId }: { sample: SampleDocument; documentId: string | undefined },
): Promise<void> {
  const id = documentId ?? (await upload(client, sample));
  // Waits until the extraction has succeeded or failed.
  await client.call(documents.documentContent, { params: { id } });
  switch (sample.then) {
    case 'kept':
      return;
    case 'analyzed':
      return analyze(client, id, sample);
    case 'failed':
      return expectAnalysisToFail(client, id);
    default:
      return sample.then satisfies never;
  }
}

async function upload(client: ApiClient, { file, name }: SampleDocument): Promise<string> {
  const { doc_id: id } = await client.upload(documents.uploadDocument, await readFile(file), name);
  return id;
}

/** Analyzes a document and waits for the report's PDF, which a helper job writes afterwards. */
async function analyze(client: ApiClient, documentId: string, { party }: SampleDocument): Promise<void> {
  const report = await client.call(risk.analyzeRisk, { body: { doc_id: documentId, party } });
  const deadline = Date.now() + PDF_DEADLINE_MS;
  for (;;) {
    const { report_doc_id: pdf } = await client.call(risk.getRiskReport, { params: { id: report.id } });
    if (pdf !== null) return;
    if (Date.now() > deadline) throw new Error(`The PDF of ${report.filename} was not written.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

async function expectAnalysisToFail(client: ApiClient, documentId: string): Promise<void> {
  const body = JSON.stringify({ doc_id: documentId });
  const headers = { 'Content-Type': 'application/json' };
  const response = await client.send(risk.analyzeRisk, {}, { body, headers });
  await response.body?.cancel();
  if (response.ok) throw new Error('A paper that cannot be read was read.');
}
