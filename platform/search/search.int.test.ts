import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { count, eq, sql } from 'drizzle-orm';
import {
  documentPassages,
  documents,
  documentTerms,
  documentTexts,
  lawArticles,
  laws,
  lawTerms,
} from '#platform/db/schema/index.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { makeDocument, makeUser } from '#tests/support/factories.js';
import { createSearch } from './create-search.js';
import { indexDocument } from './index-document.js';
import type { IndexedArticle } from '#platform/law/store-laws.js';
import { buildLawIndex } from './law-index.js';
import { readQuery } from './query.js';
import type { Search } from './search.js';

const LABOR = 'labor-m51-1426';
const ARTICLES: readonly [number: string, text: string][] = [
  [
    '53',
    'إذا كان العامل خاضعاً لفترة تجربة وجب النص على ذلك صراحة في عقد العمل، وتحديدها بوضوح، ولا تزيد في جميع الأحوال على مائة وثمانين يوماً.',
  ],
  [
    '75',
    'إذا كان العقد غير محدد المدة جاز لأي من طرفيه إنهاؤه بناء على سبب مشروع يجب بيانه بموجب إشعار يوجه إلى الطرف الآخر كتابة قبل الإنهاء بمدة لا تقل عن ستين يوماً.',
  ],
  ['109', 'يستحق العامل عن كل عام إجازة سنوية لا تقل مدتها عن واحد وعشرين يوماً، بأجر يدفع مقدماً.'],
  ['151', 'للمرأة العاملة الحق في إجازة وضع بأجر كامل لمدة اثني عشر أسبوعاً.'],
];
/** Articles among which the others are found. */
const OTHERS = Array.from({ length: 60 }, (_, at): [string, string] => [
  String(at + 1),
  `يتولى المجلس رقم ${String(at + 1)} اعتماد الخطط والبرامج المتعلقة بأعمال المركز والإشراف على تنفيذها.`,
]);

let database: TestDatabase;
let search: Search;

type Article = readonly [number: string, text: string, questions?: string];

async function loadLaws(texts: readonly [string, readonly Article[]][]): Promise<void> {
  const { db } = database;
  const all: IndexedArticle[] = [];
  await db.delete(laws);
  await db.delete(lawTerms);
  for (const [key, articles] of texts) {
    const nameAr = key === LABOR ? 'نظام العمل' : 'تنظيم المركز الوطني';
    const law = { key, nameAr, nameEn: null, kind: 'law', state: 'in_force', numbersReliable: true } as const;
    await db.insert(laws).values(law);
    for (const [at, [number, text, questions = null]] of articles.entries()) {
      const id = all.length + 1;
      const article = { id, number, position: at + 1, title: null, text, questions };
      await db.insert(lawArticles).values({ ...article, law: key });
      all.push({ ...article, law });
    }
  }
  await db.insert(lawTerms).values([...buildLawIndex(all)]);
}

beforeAll(async () => {
  database = await testDatabase();
  search = createSearch(database.db);
});
afterAll(() => database.close());

describe('the search of laws', () => {
  it('finds nothing before laws are loaded', async () => {
    expect(await search.laws(readQuery('annual leave'), { limit: 5 })).toEqual({ hits: [], found: false });
  });

  describe('with laws', () => {
    beforeAll(() =>
      loadLaws([
        [LABOR, ARTICLES],
        ['center', OTHERS],
      ]),
    );

    it.each([
      ['ما مدة الإجازة السنوية للعامل؟', '109'],
      ['How long can a probation period be?', '53'],
      ['كم إجازة الولادة؟', '151'],
      ['What notice must an employer give to end an open-ended contract?', '75'],
    ])('"%s" finds article %s first', async (question, number) => {
      const { hits } = await search.laws(readQuery(question), { limit: 3 });
      expect(hits[0]).toMatchObject({ number, law: { key: LABOR, state: 'in_force' } });
    });

    it('an article that is named comes first, and is found', async () => {
      const { hits, found } = await search.laws(readQuery('المادة 151 من نظام العمل'), { limit: 2 });
      expect([hits[0]?.number, found]).toEqual(['151', true]);
    });

    it('an article that its law does not have is not found', async () => {
      expect(
        (await search.laws(readQuery('Labor Law article 900 on annual leave'), { limit: 2 })).found,
      ).toBe(false);
    });

    it('what the laws do not speak of is not found', async () => {
      for (const question of ['How do I bake a chocolate cake?', 'كيف أطبخ الكبسة؟'])
        expect((await search.laws(readQuery(question), { limit: 2 })).found).toBe(false);
    });

    it('one law alone can be searched', async () => {
      const { hits } = await search.laws(readQuery('إجازة العامل والخطط'), { limit: 50, law: 'center' });
      expect(hits.length).toBeGreaterThan(0);
      expect(new Set(hits.map(({ law }) => law.key))).toEqual(new Set(['center']));
    });

    it('the passage and the words that were searched for lie in the text', async () => {
      const [hit] = (await search.laws(readQuery('الإجازة السنوية'), { limit: 1 })).hits;
      expect(hit?.text.slice(hit.passage.start, hit.passage.end)).toContain('إجازة سنوية');
      expect(hit?.matches.map(({ start, end }) => hit.text.slice(start, end))).toContain('إجازة');
    });

    it('an article is found by the words in which people ask for it, which are in none of its own', async () => {
      const asked = 'صاحب العمل قفل الجوال وما يرد\nmy boss ghosted me and locks the door';
      await loadLaws([
        [LABOR, ARTICLES],
        ['center', [...OTHERS.slice(0, 30), ['99', 'لا يجوز قطع المنفعة.', asked]]],
      ]);
      for (const question of ['صاحب العمل قافل جواله ما يرد', 'Can my boss ghost me and lock the door?']) {
        const { hits } = await search.laws(readQuery(question), { limit: 3 });
        expect(hits[0]).toMatchObject({ number: '99', text: 'لا يجوز قطع المنفعة.' });
      }
    });

    it('laws that are indexed anew are searched at once', async () => {
      await loadLaws([['center', OTHERS.slice(0, 3)]]);
      const { hits } = await search.laws(readQuery('الإجازة السنوية للعامل'), { limit: 5 });
      expect(hits.map(({ law }) => law.key)).not.toContain(LABOR);
    });
  });
});

describe('the search of documents', () => {
  const TEXT = [
    'This Agreement is made between the Company and the Supplier.',
    'Payment. Invoices are due within forty-five days of receipt and bear no interest.',
    'Termination. Either party may terminate this Agreement by ninety days of written notice.',
    'Confidentiality. Each party keeps the secrets of the other for three years after the end.',
  ]
    .map((line) => `${line} ${'The parties act in good faith in all matters of this clause. '.repeat(5)}`)
    .join('\n');
  const ask = (question: string, userId: string, documentIds: readonly string[] | null = null) =>
    search.documents(readQuery(question), { userId, documentIds, limit: 3 });

  it.each(['How much notice is needed to terminate?', 'ما مدة الإشعار لإنهاء العقد؟'])(
    '"%s" finds the clause, with its place in the text',
    async (question) => {
      const user = await makeUser(database.db);
      const document = await makeDocument(database.db, { userId: user.id, text: TEXT });
      const { hits } = await ask(question, user.id);
      expect(hits[0]).toMatchObject({ documentId: document.id, filename: 'contract.txt', page: null });
      expect(hits[0]?.text).toContain('ninety days of written notice');
      expect(hits[0]?.text).toBe(TEXT.slice(hits[0]?.span.start, hits[0]?.span.end));
    },
  );

  it.each([
    ['no word of the question stands', TEXT, 'Is there an arbitration clause?', true],
    ['in Arabic neither', TEXT, 'هل يوجد شرط تحكيم؟', true],
    [
      'another word for it stands',
      'The Supplier may end its services for a serious breach. '.repeat(9),
      'How can I terminate?',
      false,
    ],
    [
      'another word for it stands, in Arabic',
      'يجوز لأي من الطرفين فسخ العقد عند الإخلال. '.repeat(9),
      'كيف يتم إنهاء العقد؟',
      false,
    ],
    ['the question asks nothing', TEXT, 'What does the contract say?', false],
  ])(
    'what is absent is said to be only where all was read and no word for it stands: %s',
    async (_title, text, question, expected) => {
      const user = await makeUser(database.db);
      await makeDocument(database.db, { userId: user.id, text });
      expect((await ask(question, user.id)).isAbsent ?? false).toBe(expected);
    },
  );

  it('nothing is said to be absent of a document with pages that were not read, or where there is none', async () => {
    const user = await makeUser(database.db);
    expect((await ask('Is there an arbitration clause?', user.id)).isAbsent).toBe(false);
    const { id } = await makeDocument(database.db, { userId: user.id, text: TEXT });
    const warn = (code: string) =>
      database.db
        .update(documentTexts)
        .set({
          map: sql`${documentTexts.map} || ${JSON.stringify({ warnings: [{ code, pages: [2] }] })}::jsonb`,
        })
        .where(eq(documentTexts.documentId, id));
    for (const code of ['pages_scanned', 'pages_recognized', 'embedded_unread']) {
      await warn(code);
      expect((await ask('Is there an arbitration clause?', user.id)).isAbsent).toBe(false);
    }
    await warn('numbers_unread');
    expect((await ask('Is there an arbitration clause?', user.id)).isAbsent).toBe(true);
  });

  it("another user's document is never found, not even by its id", async () => {
    const [owner, other] = [await makeUser(database.db), await makeUser(database.db)];
    const document = await makeDocument(database.db, { userId: owner.id, text: TEXT });
    await indexDocument(database.db, document.id);
    expect((await ask('termination notice', other.id, [document.id])).hits).toEqual([]);
    expect((await ask('termination notice', other.id)).hits).toEqual([]);
    expect((await ask('termination notice', owner.id, [document.id])).hits).not.toEqual([]);
  });

  it('without ids, uploads alone are searched; pasted text by its id', async () => {
    const user = await makeUser(database.db);
    const pasted = await makeDocument(database.db, { userId: user.id, text: TEXT, origin: 'pasted' });
    expect((await ask('termination notice', user.id)).hits).toEqual([]);
    expect((await ask('termination notice', user.id, [pasted.id])).hits).not.toEqual([]);
    expect((await ask('termination notice', user.id, [])).hits).toEqual([]);
  });

  it('a document is indexed once, by whoever comes first, and its index goes with it', async () => {
    const { db } = database;
    const user = await makeUser(db);
    const { id } = await makeDocument(db, { userId: user.id, text: TEXT });
    await Promise.all([indexDocument(db, id), indexDocument(db, id), ask('payment', user.id)]);
    await indexDocument(db, id);
    const passages = await db
      .select({ n: count() })
      .from(documentPassages)
      .where(eq(documentPassages.documentId, id));
    expect(passages[0]?.n).toBe(4);
    await db.delete(documents).where(eq(documents.id, id));
    expect(await db.select().from(documentTerms).where(eq(documentTerms.documentId, id))).toEqual([]);
    await indexDocument(db, id);
  });

  it('a document without words is searched, and has none', async () => {
    const user = await makeUser(database.db);
    await makeDocument(database.db, { userId: user.id, text: '' });
    expect(await ask('payment', user.id)).toMatchObject({ hits: [], found: false, isAbsent: false });
  });
});

it('notes on usual questions are found by question and keyword', () => {
  expect(search.notes(readQuery('How do I structure a privacy policy?'), { limit: 1 }).hits[0]?.id).toBe(
    'KN-01',
  );
  expect(search.notes(readQuery('سياسة الخصوصية'), { limit: 3 }).hits.map(({ id }) => id)).toContain('KN-01');
});
