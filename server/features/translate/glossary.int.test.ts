import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TranslationReport } from '#shared/api/translate.js';
import { signedIn } from '#tests/support/app.js';
import { createAppWithWorker } from '#tests/support/app-with-worker.js';

let app: Awaited<ReturnType<typeof createAppWithWorker>>;
beforeAll(async () => {
  app = await createAppWithWorker();
});
afterAll(() => app.close());

type Agent = Awaited<ReturnType<typeof signedIn>>['agent'];
const translated = async (agent: Agent, text: string) => {
  const { body } = await agent
    .post('/translate')
    .send({ document_text: text, target_lang: 'arabic' })
    .expect(200);
  return (body as { translated_text: string }).translated_text;
};

describe("a user's glossary", () => {
  test('is stored as JSON, replaced as a whole, and nobody else’s', async () => {
    const { agent } = await signedIn(app);
    const terms = [{ en: 'party', ar: 'طرف', note: 'of a contract' }];
    const stored = await agent
      .put('/translate/glossary')
      .send([{ ...terms[0], en: '  party ' }])
      .expect(200);
    expect(stored.body).toEqual(terms);
    expect((await agent.get('/translate/glossary').expect(200)).body).toEqual(terms);
    const other = await signedIn(app);
    expect((await other.agent.get('/translate/glossary').expect(200)).body).toEqual([]);
    await agent.put('/translate/glossary').send([]).expect(200);
    expect((await agent.get('/translate/glossary').expect(200)).body).toEqual([]);
  });

  test('is stored and given as CSV by content type', async () => {
    const { agent } = await signedIn(app);
    await agent
      .put('/translate/glossary')
      .set('Content-Type', 'text/csv; charset=utf-8')
      .send('English,Arabic\r\nnotice period,مهلة الإخطار\r\nparty,طرف\r\n')
      .expect(200);
    const json = await agent.get('/translate/glossary').expect(200);
    expect(json.body).toEqual([
      { en: 'notice period', ar: 'مهلة الإخطار', note: '' },
      { en: 'party', ar: 'طرف', note: '' },
    ]);
    const csv = await agent.get('/translate/glossary').set('Accept', 'text/csv').expect(200);
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.text).toContain('"notice period","مهلة الإخطار",""');
  });

  test('that is not valid is refused with the term that is at fault, and the stored one stays', async () => {
    const { agent } = await signedIn(app);
    const good = [{ en: 'party', ar: 'طرف', note: '' }];
    await agent.put('/translate/glossary').send(good).expect(200);
    const refused = async (terms: object) =>
      ((await agent.put('/translate/glossary').send(terms).expect(400)).body as { detail: string }).detail;
    expect(await refused([...good, { en: 'Party', ar: 'الطرف' }])).toBe('Term 2 repeats term 1: “Party”.');
    expect(await refused([{ en: ' ', ar: 'طرف' }])).toBe('Term 1: the English term is missing.');
    expect(await refused([{ en: 'طرف', ar: 'party' }])).toBe('Term 1: “طرف” is not English.');
    expect(await refused([{ en: 'x'.repeat(201), ar: 'ا' }])).toBe(
      'Term 1: a term has 200 characters at most.',
    );
    const many = Array.from({ length: 2_001 }, (_, n) => ({ en: `term ${n}`, ar: `مصطلح ${n}` }));
    expect(await refused(many)).toBe('A glossary has 2000 terms at most.');
    await agent.put('/translate/glossary').set('Content-Type', 'text/plain').send('a').expect(415);
    expect((await agent.get('/translate/glossary').expect(200)).body).toEqual(good);
  });

  test('is used in translations, and a changed term translates anew', async () => {
    const { agent } = await signedIn(app);
    const put = (ar: string) =>
      agent
        .put('/translate/glossary')
        .send([{ en: 'quorum', ar }])
        .expect(200);
    await put('نصاب الشركاء');
    expect(await translated(agent, 'quorum')).toContain('نصاب الشركاء');
    await put('نصاب الحضور');
    expect(await translated(agent, 'quorum')).toContain('نصاب الحضور');
  });
});

describe('translation memory', () => {
  const count = async (where: string) => {
    const { rows } = await app.database.pool.query<{ n: number }>(
      `select count(*)::int as n from translation_segments where source = $1`,
      [where],
    );
    return rows[0]?.n;
  };
  const SOURCE = 'arbitration agreement';

  test('a paragraph is found again in another document of the same user and of nobody else', async () => {
    const { agent } = await signedIn(app);
    await translated(agent, SOURCE);
    expect(await count(SOURCE)).toBe(1);
    await app.database.pool.query(
      `update translation_segments set output = jsonb_set(output, '{text}', '"من الذاكرة"') where source = $1`,
      [SOURCE],
    );
    expect(await translated(agent, `royal decree\n\n${SOURCE}`)).toContain('من الذاكرة');
    expect(await count(SOURCE)).toBe(1);
    const other = await signedIn(app);
    expect(await translated(other.agent, `royal decree\n\n${SOURCE}`)).not.toContain('من الذاكرة');
  });

  test('a paragraph goes with the document in which it was translated', async () => {
    const { agent } = await signedIn(app);
    const source = 'royal order';
    const answer = await agent
      .post('/documents/upload')
      .attach('file', Buffer.from(source), 'a.txt')
      .expect(201);
    const { doc_id } = answer.body as { doc_id: string };
    const made = await agent.post('/translate').send({ doc_id, target_lang: 'arabic' }).expect(200);
    expect(await count(source)).toBe(1);
    await agent.delete(`/documents/${doc_id}`).expect(204);
    expect(await count(source)).toBe(0);
    const { report_id: id } = made.body as { report_id: string };
    const { body } = await agent.get(`/translate/${id}`).expect(200);
    const { translation_report: report } = body as { translation_report: TranslationReport };
    expect(report).toMatchObject({ document_id: null, source_text: source });
  });
});
