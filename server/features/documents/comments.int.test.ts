import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Rephrasing } from '#shared/api/rephrase.js';
import type { TranslationReport } from '#shared/api/translate.js';
import type request from 'supertest';
import { signedIn } from '#tests/support/app.js';
import { createAppWithWorker } from '#tests/support/app-with-worker.js';
import { docx, para, run } from '#tests/support/docx.js';
import { pdfText } from '#tests/support/pdf-text.js';
import { unzip } from '#tests/support/unzip.js';
import { until } from '#tests/support/until.js';

/** A comment that would be a finding, an answer and a rewording, if it were text of the contract. */
const COMMENT =
  'The Supplier shall be liable without limitation for any and all losses prior to the Zanzibar notice period of 90 days.';
const CONTRACT = [
  'SERVICES AGREEMENT between Najd Trading ("Customer") and Sahara Systems ("Supplier").',
  '1. Term. This Agreement ends three years subsequent to its date.',
  '2. Governing Law. This Agreement is governed by the laws of the Kingdom of Saudi Arabia.',
];
const contract = (comments: string | undefined) =>
  docx({
    body: CONTRACT.map((text, at) =>
      para(run(text) + (at === 1 ? '<w:r><w:commentReference w:id="1"/></w:r>' : '')),
    ).join(''),
    ...(comments === undefined ? {} : { comments }),
  });
const COMMENTED = contract(
  `<w:comment w:id="1" w:author="Counsel" w:date="2026-01-01T00:00:00Z">${para(COMMENT)}</w:comment>`,
);

let app: Awaited<ReturnType<typeof createAppWithWorker>>;
beforeAll(async () => {
  app = await createAppWithWorker();
});
afterAll(() => app.close());

type Agent = ReturnType<typeof request.agent>;
const upload = async (agent: Agent, bytes: Buffer): Promise<string> => {
  const { body } = await agent.post('/documents/upload').attach('file', bytes, 'services.docx').expect(201);
  return (body as { doc_id: string }).doc_id;
};
const binary = (res: request.Response, done: (error: Error | null, body: Buffer) => void) => {
  const chunks: Buffer[] = [];
  const stream = res as unknown as NodeJS.ReadableStream;
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => done(null, Buffer.concat(chunks)));
};
async function fileAt(agent: Agent, path: string): Promise<Buffer> {
  await until(async () => (await agent.get(path)).status === 200);
  const { body } = await agent.get(path).buffer(true).parse(binary).expect(200);
  return body as Buffer;
}
const commentsOf = async (word: Buffer) => (await unzip(word)).get('word/comments.xml')?.toString() ?? '';

test('comments are no text of a contract: its content, risks, compliance and the assistant know nothing of them', async () => {
  const { agent } = await signedIn(app);
  const [id, plain] = [await upload(agent, COMMENTED), await upload(agent, contract(undefined))];
  const findingsOf = async (doc_id: string) => {
    const { body } = await agent.post('/risk').send({ doc_id }).expect(200);
    return (body as { risks: unknown[] }).risks;
  };
  expect(await findingsOf(id)).toEqual(await findingsOf(plain));
  const checked = await agent.post('/compliance/check').send({ doc_id: id }).expect(200);
  const content = await agent.get(`/documents/content/${id}`).expect(200);
  const answer = await agent
    .post('/chatbot')
    .send({ query: 'How long is the Zanzibar notice period?', doc_ids: [id] })
    .expect(200);
  expect((answer.body as { bot_response: string }).bot_response).not.toContain('90');
  for (const { body } of [content, checked]) expect(JSON.stringify(body)).not.toContain('Zanzibar');
  expect((content.body as { content: string }).content).toBe(CONTRACT.join('\n\n'));
});

test('comments are rephrased behind the text, and in their place in the Word files', async () => {
  const { agent } = await signedIn(app);
  const doc_id = await upload(agent, COMMENTED);
  const { body } = await agent.post('/rephrase').send({ doc_id, style: 'clear' }).expect(200);
  const made = body as Rephrasing;
  expect(made.comments_at).toBe(CONTRACT.join('\n\n').length + 2);
  expect(made.original_text.slice(made.comments_at)).toBe(COMMENT);
  const last = made.changes.at(-1);
  expect(last).toMatchObject({ original: 'prior to', revised: 'before', evidence: { page: null } });
  expect(made.rephrased_text).toMatch(/\n\nComments\n\n.* before the Zanzibar/);
  expect(await commentsOf(await fileAt(agent, `/rephrase/file/${made.id}?form=clean`))).toMatch(
    /w:author="Counsel" w:date="2026-01-01T00:00:00Z".*>before</,
  );
  const tracked = await commentsOf(await fileAt(agent, `/rephrase/file/${made.id}?form=tracked`));
  expect(tracked).toMatch(/w:author="LDA".*>prior to<.*>before</);
});

test('comments are translated behind the text, in their place in the Word file, and under a heading in the others', async () => {
  const { agent } = await signedIn(app);
  const doc_id = await upload(agent, COMMENTED);
  const answer = await agent.post('/translate').send({ doc_id, target_lang: 'arabic' }).expect(200);
  const { report_id: id } = answer.body as { report_id: string };
  const { body } = await agent.get(`/translate/${id}`).expect(200);
  const { paragraphs, translated_text: text } = (body as { translation_report: TranslationReport })
    .translation_report;
  const last = paragraphs.at(-1);
  expect(last).toMatchObject({ kind: 'comment', source: COMMENT, evidence: { page: null } });
  expect(text).toContain(`\n\nالتعليقات\n\n${last?.text}`);
  const file = (format: string) => fileAt(agent, `/translate/file/${id}?format=${format}`);
  expect((await file('txt')).toString()).toContain(`\n\nالتعليقات\n\n${last?.text}`);
  expect(await pdfText(await file('pdf'))).toContain('التعليقات');
  const bilingual = (await unzip(await file('bilingual'))).get('word/document.xml')?.toString() ?? '';
  expect(bilingual).toMatch(/>Comments<.*>التعليقات<.*Zanzibar/);
  const comments = await commentsOf(await file('docx'));
  expect(comments).toContain('w:author="Counsel"');
  expect(comments).toMatch(/\p{Script=Arabic}/u);
  expect(comments).not.toContain('shall be liable');
});
