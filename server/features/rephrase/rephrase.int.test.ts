import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Rephrasing } from '#shared/api/rephrase.js';
import type request from 'supertest';
import { signedIn } from '#tests/support/app.js';
import { createAppWithWorker } from '#tests/support/app-with-worker.js';
import { docxText } from '#tests/support/docx-text.js';
import { until } from '#tests/support/until.js';

const TEXT =
  'In the event that the Supplier fails to deliver, the Customer may terminate. Payment is due thirty (30) days subsequent to delivery.';

let app: Awaited<ReturnType<typeof createAppWithWorker>>;
beforeAll(async () => {
  app = await createAppWithWorker();
});
afterAll(() => app.close());

const file = async (agent: Awaited<ReturnType<typeof signedIn>>['agent'], id: string, form: string) => {
  const path = `/rephrase/file/${id}?form=${form}`;
  // One answer has to do: between two of them a file may be written anew.
  const body = await until(async () => {
    const answer = await agent.get(path).buffer(true).parse(binary);
    return answer.status === 200 && (answer.body as Buffer);
  });
  return docxText(body);
};
const binary = (res: request.Response, done: (error: Error | null, body: Buffer) => void) => {
  const chunks: Buffer[] = [];
  const stream = res as unknown as NodeJS.ReadableStream;
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => {
    done(null, Buffer.concat(chunks));
  });
};

describe('rephrasing', () => {
  test('a text is put in other words, change by change, and written as Word files', async () => {
    const { agent } = await signedIn(app);
    const answer = await agent.post('/rephrase').send({ document_text: TEXT, style: 'clear' }).expect(200);
    const made = answer.body as Rephrasing;
    expect(made.changes.map(({ original, revised }) => [original, revised])).toEqual([
      ['In the event that', 'If'],
      ['subsequent to', 'after'],
    ]);
    const revised =
      'If the Supplier fails to deliver, the Customer may terminate. Payment is due thirty (30) days after delivery.';
    expect(made).toMatchObject({ type: 'text', style: 'clear', rephrased_text: revised });
    expect(await file(agent, made.id, 'clean')).toBe(revised);
    expect(await file(agent, made.id, 'tracked')).toBe(revised);
    const history = await agent.get('/rephrase/history').expect(200);
    expect(history.body).toMatchObject({ history: [{ id: made.id, type: 'text', result_text: revised }] });
  });

  test('a text with a zero character is read as what it is, and one of such characters alone is empty', async () => {
    const { agent } = await signedIn(app);
    const rephrase = (document_text: string) =>
      agent.post('/rephrase').send({ document_text, style: 'clear' });
    const answer = await rephrase(`A\0B. ${TEXT}`).expect(200);
    expect((answer.body as Rephrasing).original_text).toBe(`AB. ${TEXT}`);
    await rephrase('\0 \0').expect(422);
  });

  test('a change that is dismissed is taken back in the text, the history and the files', async () => {
    const { agent } = await signedIn(app);
    const answer = await agent.post('/rephrase').send({ document_text: TEXT, style: 'clear' }).expect(200);
    const { id } = answer.body as Rephrasing;
    await agent.patch(`/rephrase/${id}/items/2`).send({ state: 'dismissed', version: 0 }).expect(200);
    const kept =
      'If the Supplier fails to deliver, the Customer may terminate. Payment is due thirty (30) days subsequent to delivery.';
    const { body } = await agent.get(`/rephrase/${id}`).expect(200);
    expect(body).toMatchObject({ rephrased_text: kept });
    const history = await agent.get('/rephrase/history').expect(200);
    expect(history.body).toMatchObject({ history: [{ result_text: kept }] });
    await until(async () => (await file(agent, id, 'clean')) === kept);
  });

  test('a Word document is edited in place', async () => {
    const { agent } = await signedIn(app);
    const bytes = await readFile('tests/fixtures/documents/lease.docx');
    const upload = await agent.post('/documents/upload').attach('file', bytes, 'lease.docx').expect(201);
    const { doc_id } = upload.body as { doc_id: string };
    const answer = await agent.post('/rephrase').send({ doc_id, style: 'clear' }).expect(200);
    const made = answer.body as Rephrasing;
    expect(made.changes.length).toBeGreaterThan(3);
    expect(await file(agent, made.id, 'clean')).toBe(made.rephrased_text);
    expect(await file(agent, made.id, 'tracked')).toBe(made.rephrased_text);
  });

  test('a request without a text or document is refused with the reason', async () => {
    const { agent } = await signedIn(app);
    await agent.post('/rephrase').send({ style: 'clear' }).expect(400);
    await agent.post('/rephrase').send({ document_text: TEXT, style: 'funny' }).expect(400);
  });
});
