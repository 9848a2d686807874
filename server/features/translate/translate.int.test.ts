import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TranslationReport } from '#shared/api/translate.js';
import type request from 'supertest';
import { signedIn } from '#tests/support/app.js';
import { createAppWithWorker } from '#tests/support/app-with-worker.js';
import { until } from '#tests/support/until.js';
import { wordText } from '#tests/support/word-text.js';

const TEXT = 'Royal decree 21\n\nThe employer pays 5,000 within thirty (30) days.\n\n12345';

let app: Awaited<ReturnType<typeof createAppWithWorker>>;
beforeAll(async () => {
  app = await createAppWithWorker();
});
afterAll(() => app.close());

const binary = (res: request.Response, done: (error: Error | null, body: Buffer) => void) => {
  const chunks: Buffer[] = [];
  const stream = res as unknown as NodeJS.ReadableStream;
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => {
    done(null, Buffer.concat(chunks));
  });
};
type Agent = Awaited<ReturnType<typeof signedIn>>['agent'];
const reportOf = async (agent: Agent, id: string) =>
  ((await agent.get(`/translate/${id}`).expect(200)).body as { translation_report: TranslationReport })
    .translation_report;

describe('translation', () => {
  test('a text is translated paragraph by paragraph, kept in the history, written as a file and removed', async () => {
    const { agent } = await signedIn(app);
    const answer = await agent
      .post('/translate')
      .send({ document_text: TEXT, target_lang: 'arabic' })
      .expect(200);
    const { report_id: id, translated_text: translated } = answer.body as Record<string, string>;
    expect(answer.body).toMatchObject({ draft_share: 1 });
    expect(id).toMatch(/^[0-9a-f]{24}$/);
    expect(translated?.split('\n\n')[0]).toBe('المرسوم الملكي 21');
    expect(translated?.split('\n\n')[2]).toBe('12345');
    const report = await reportOf(agent, id ?? '');
    expect(report).toMatchObject({
      ...{ _id: id, type: 'text', target_lang: 'arabic', source_text: TEXT, translated_text: translated },
      ...{
        filename: 'Pasted text.txt',
        translated_filename: 'translated_Pasted text.txt',
        engine: 'builtin',
      },
    });
    expect(report.paragraphs.map(({ source, draft }) => [source, draft])).toEqual([
      ['Royal decree 21', true],
      ['The employer pays 5,000 within thirty (30) days.', true],
      ['12345', false],
    ]);
    const history = await agent.get('/translate/history').expect(200);
    expect(history.body).toMatchObject({
      history: [{ id, target_lang: 'arabic', type: 'text', draft_share: 1 }],
    });
    await until(async () => (await reportOf(agent, id ?? '')).result_doc_id !== null);
    const { result_doc_id: file } = await reportOf(agent, id ?? '');
    const download = await agent.get(`/documents/download/${file}`).expect(200);
    expect(download.text).toContain(translated);
    expect(download.headers['content-disposition']).toContain('translated_Pasted text.txt');
    const same = await agent.get(`/translate/file/${id}`).expect(200);
    expect(same.text).toBe(download.text);
    await agent.delete(`/translate/${id}`).expect(204);
    await agent.get(`/translate/${id}`).expect(404);
    await agent.get(`/documents/download/${file}`).expect(404);
  });

  test('a file of text is answered as a translated file of text with the ids of translation and file', async () => {
    const { agent } = await signedIn(app);
    const answer = await agent
      .post('/translate/file')
      .field('target_lang', 'english')
      .attach('file', Buffer.from('يلتزم المورد بتسليم البضائع.'), 'عقد.txt')
      .expect(200);
    const { 'x-report-id': id, 'x-result-doc-id': file, 'content-type': type } = answer.headers;
    expect(type).toContain('text/plain');
    const report = await reportOf(agent, id ?? '');
    expect(report).toMatchObject({ type: 'doc', target_lang: 'english', result_doc_id: file });
    expect(answer.text).toContain(report.translated_text);
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('translated_عقد.txt'));
  });

  test('a Word file is answered as a Word file, as PDF where that is asked for, and in both languages', async () => {
    const { agent } = await signedIn(app);
    const bytes = await readFile('tests/fixtures/documents/consulting.docx');
    const ask = (query: string) =>
      agent
        .post(`/translate/file${query}`)
        .buffer(true)
        .parse(binary)
        .field('target_lang', 'arabic')
        .attach('file', bytes, 'consulting.docx')
        .expect(200);
    const word = await ask('');
    expect(word.headers['content-disposition']).toContain('translated_consulting.docx');
    const text = await wordText(word.body as Buffer);
    const id = String(word.headers['x-report-id']);
    const report = await reportOf(agent, id);
    expect(text).toContain(report.paragraphs[3]?.text);
    expect(text).toMatch(/^مسودة ترجمة/);
    const pdf = await ask('?format=pdf');
    expect((pdf.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.headers['content-disposition']).toContain('translated_consulting.pdf');
    await until(async () => (await agent.get(`/translate/file/${id}?format=bilingual`)).status === 200);
    const both = await agent.get(`/translate/file/${id}?format=bilingual`).buffer(true).parse(binary);
    const read = await wordText(both.body as Buffer);
    expect(read).toContain(report.paragraphs[3]?.source);
    expect(read).toContain(report.paragraphs[3]?.text);
  });

  test('a request that prefers not to wait is answered with its job, whose result names the translation', async () => {
    const { agent } = await signedIn(app);
    const answer = await agent
      .post('/translate/file')
      .set('Prefer', 'respond-async')
      .field('target_lang', 'arabic')
      .attach('file', Buffer.from('The lease begins.'), 'lease.txt')
      .expect(202);
    const { id } = answer.body as { id: string };
    let result: { kind: string; id: string } | null = null;
    await until(async () => {
      result = ((await agent.get(`/jobs/${id}`).expect(200)).body as { result: typeof result }).result;
      return result !== null;
    });
    const { kind, id: publicId } = result as unknown as { kind: string; id: string };
    expect(kind).toBe('translate');
    expect(await reportOf(agent, publicId)).toMatchObject({ filename: 'lease.txt' });
    const items = await agent.get(`/jobs/${id}/items`).expect(200);
    expect(JSON.stringify(items.body)).toContain('The lease begins.');
  });

  test('a stored document is translated by its id', async () => {
    const { agent } = await signedIn(app);
    const upload = await agent
      .post('/documents/upload')
      .attach('file', Buffer.from('The arbitration begins.'), 'a.txt')
      .expect(201);
    const { doc_id } = upload.body as { doc_id: string };
    const answer = await agent.post('/translate').send({ doc_id, target_lang: 'arabic' }).expect(200);
    const { report_id: id } = answer.body as { report_id: string };
    expect(await reportOf(agent, id)).toMatchObject({ document_id: doc_id, type: 'doc', filename: 'a.txt' });
  });

  test('a request without a text or with another language is refused', async () => {
    const { agent } = await signedIn(app);
    await agent.post('/translate').send({ target_lang: 'arabic' }).expect(400);
    await agent.post('/translate').send({ document_text: TEXT, target_lang: 'french' }).expect(400);
    await agent
      .post('/translate/file')
      .attach('file', Buffer.from('The lease begins.'), 'lease.txt')
      .expect(400);
  });
});
