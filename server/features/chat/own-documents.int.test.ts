import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Citation } from '#shared/api/chat.js';
import { signedIn } from '#tests/support/app.js';
import { createAppWithWorker } from '#tests/support/app-with-worker.js';

const LEASE = `1. Rent
The rent is SAR 120,000 for each year.

2. Notice
Either party may terminate this lease by giving sixty (60) days written notice to the other party.

3. Penalty
A tenant who leaves before the end of the term pays a penalty of SAR 7,777 to the landlord.`;

let app: Awaited<ReturnType<typeof createAppWithWorker>>;
beforeAll(async () => {
  app = await createAppWithWorker();
});
afterAll(() => app.close());

type Signed = Awaited<ReturnType<typeof signedIn>>;
interface Answered {
  bot_response: string;
  citations: Citation[];
}
async function upload({ agent }: Signed, text: string): Promise<string> {
  const { body } = await agent
    .post('/documents/upload')
    .attach('file', Buffer.from(text), 'lease.txt')
    .expect(201);
  await app.idle();
  return (body as { doc_id: string }).doc_id;
}
const ask = async ({ agent }: Signed, body: object): Promise<Answered> =>
  (await agent.post('/chatbot').send(body).expect(200)).body as Answered;

describe('answers from the documents of a user', () => {
  it.each([
    ['What is the notice period in the lease?', 'Period: sixty (60) days [1].'],
    ['ما مدة الإشعار في العقد؟', 'المدة: sixty (60) days [1].'],
  ])('the answer quotes the clause word for word, with its place: %s', async (query, first) => {
    const user = await signedIn(app);
    const id = await upload(user, LEASE);
    const { bot_response, citations } = await ask(user, { query, doc_ids: [id] });
    expect(bot_response.split('\n\n')[0]).toBe(first);
    const [citation] = citations;
    expect(citation).toMatchObject({ n: 1, source: 'document', id, title: 'lease.txt' });
    const { body } = await user.agent.get(`/documents/content/${id}`).expect(200);
    const { content } = body as { content: string };
    const { start, end } = citation?.evidence ?? { start: 0, end: 0 };
    expect(content.slice(start, end)).toBe(citation?.quote);
    expect(citation?.quote).toContain('sixty (60) days');
  });

  it('what another user has uploaded is in no answer, attached or not', async () => {
    const [theirs, mine] = [await signedIn(app), await signedIn(app)];
    await upload(theirs, LEASE);
    const id = await upload(mine, '1. Notice\nEither party may terminate by giving ten (10) days notice.');
    const query = 'How much is the penalty in the lease for a tenant who leaves?';
    expect((await ask(theirs, { query })).bot_response).toContain('7,777');
    for (const body of [{ query }, { query, doc_ids: [id] }]) {
      const { bot_response, citations } = await ask(mine, body);
      expect(bot_response).not.toContain('7,777');
      expect(citations.every((one) => one.source !== 'document' || one.id === id)).toBe(true);
    }
  });

  it('a document is said to hold nothing only where no word for it stands there', async () => {
    const user = await signedIn(app);
    const id = await upload(
      user,
      '1. End\nEither side may end this lease for a serious breach of the other.',
    );
    const answerTo = async (query: string) => (await ask(user, { query, doc_ids: [id] })).bot_response;
    expect(await answerTo('Is there an arbitration clause in the lease?')).toMatch(
      /^This is not in your documents\. /,
    );
    for (const query of ['How can I terminate the lease?', 'كيف يتم فسخ العقد؟'])
      expect(await answerTo(query)).not.toMatch(/This is not in your documents|لم يرد ذلك في مستنداتك/);
  });

  it('a document that was removed is in no answer', async () => {
    const user = await signedIn(app);
    const id = await upload(user, LEASE);
    await user.agent.delete(`/documents/${id}`).expect(204);
    const { bot_response, citations } = await ask(user, { query: 'How much is the rent in the lease?' });
    expect(bot_response.startsWith('I did not find this in your documents.')).toBe(true);
    expect(citations.filter(({ source }) => source === 'document')).toEqual([]);
  });
});
