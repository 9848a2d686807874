import { describe, expect, it } from '@jest/globals';
import type { Search } from '#platform/search/search.js';
import { documentHit, fakeSearch, lawHit, matchesOf } from '#tests/support/fake-search.js';
import type { Answer, Question } from '../answer.js';
import { builtinAnswerer } from './answerer.js';

const NOTICE =
  'Either party may terminate this Agreement by giving thirty (30) days prior written notice. The notice is sent to the address above.';
const ARTICLE =
  'ما لم يتضمن العقد تعويضاً محدداً مقابل إنهائه من أحد الطرفين لسبب غير مشروع، يستحق الطرف المتضرر من إنهاء العقد تعويضاً.';

const NOTE = {
  id: 'KN-2',
  question: { en: 'What are the rules on probation?', ar: null },
  answer: 'Probation may not exceed 180 days.',
  references: [],
  score: 0.5,
};

async function ask(
  text: string,
  search: Search,
  question: Partial<Question> = {},
): Promise<Answer & { pieces: string[] }> {
  const pieces: string[] = [];
  const answer = await builtinAnswerer.answer(
    { text, lang: 'en', history: [], userId: 'u', documentIds: [], ...question },
    search,
    (piece) => pieces.push(piece),
    new AbortController().signal,
  );
  expect(pieces.join('')).toBe(answer.text);
  const numbers = [...answer.text.matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n));
  // Numbered in the order of the text, each of them once more at most, and none without its citation.
  expect([...new Set(numbers)]).toEqual(answer.citations.map(({ n }) => n));
  return { ...answer, pieces };
}

describe('answers from documents', () => {
  const hit = documentHit(NOTICE, {
    heading: '4. Notice',
    page: 3,
    matches: matchesOf(NOTICE, 'terminate', 'notice'),
  });

  it('a question for a period has the period in front, then the passage with its place', async () => {
    const { text, citations } = await ask(
      'What is the notice period in the contract?',
      fakeSearch({ documents: [hit] }),
    );
    expect(text).toBe(
      [
        'Period: thirty (30) days [1].',
        'This is what your document says:',
        `“lease.pdf”, “4. Notice”, page 3:\n> ${NOTICE} [1]`,
      ].join('\n\n'),
    );
    expect(citations).toEqual([
      {
        ...{ n: 1, source: 'document', id: '0'.repeat(24), title: 'lease.pdf', quote: NOTICE },
        evidence: { start: 100, end: 100 + NOTICE.length, page: 3 },
      },
    ]);
  });

  it('a question in Arabic is answered in Arabic, with the quote in the language of the document', async () => {
    const { text } = await ask('كم مدة الإشعار في العقد؟', fakeSearch({ documents: [hit] }), { lang: 'ar' });
    expect(text).toBe(
      [
        'المدة: thirty (30) days [1].',
        'هذا ما ورد في مستندك:',
        `«\u2068lease.pdf\u2069»، «\u20684. Notice\u2069»، الصفحة 3:\n> ${NOTICE} [1]`,
      ].join('\n\n'),
    );
  });

  it.each([
    ['How much is the rent?', 'The rent is SAR 120,000 for each year.', 'Amount: SAR 120,000 [1].'],
    ['When does the lease begin?', 'The lease begins on 1 March 2026.', 'Date: 1 March 2026 [1].'],
    [
      'What percentage is the penalty?',
      'The penalty is five percent (5%) of the price.',
      'Rate: five percent (5%) [1].',
    ],
  ])('%s', async (question, passage, first) => {
    const { text } = await ask(question, fakeSearch({ documents: [documentHit(passage)] }));
    expect(text.split('\n\n')[0]).toBe(first);
  });

  it('of several values of a sentence the one beside the words of the question is put in front', async () => {
    const passage =
      'The Employer pays a basic wage of SAR 16,000, a housing allowance of SAR 4,000 and transport.';
    const hit = documentHit(passage, { matches: matchesOf(passage, 'basic', 'wage') });
    const { text } = await ask('How much is the basic wage?', fakeSearch({ documents: [hit] }));
    expect(text.split('\n\n')[0]).toBe('Amount: SAR 16,000 [1].');
  });

  it('no value is put in front where the passage names too many for one to be the answer', async () => {
    const passage = 'Fees are SAR 10, SAR 20, SAR 30 and SAR 40.';
    const { text } = await ask('How much are the fees?', fakeSearch({ documents: [documentHit(passage)] }));
    expect(text.startsWith('This is what your document says:')).toBe(true);
  });

  it('three passages at most are quoted, and none that fits much worse than the best', async () => {
    const at = (score: number) => documentHit(`Passage of ${score}.`, { score });
    const { citations } = await ask(
      'What does my contract say?',
      fakeSearch({ documents: [at(0.9), at(0.8), at(0.3)] }),
    );
    expect(citations.map(({ quote }) => quote)).toEqual(['Passage of 0.9.', 'Passage of 0.8.']);
    const many = [0.9, 0.89, 0.88, 0.87].map(at);
    expect((await ask('What does my contract say?', fakeSearch({ documents: many }))).citations).toHaveLength(
      3,
    );
  });

  it('of a long passage whole sentences around the best one are quoted, word for word', async () => {
    const filler = Array.from(
      { length: 30 },
      (_, n) => `Sentence number ${n} of the passage says nothing here.`,
    );
    const text = [...filler.slice(0, 15), 'The deposit is returned.', ...filler.slice(15)].join(' ');
    const long = documentHit(text, { matches: matchesOf(text, 'deposit') });
    const { citations } = await ask('What happens to the deposit?', fakeSearch({ documents: [long] }));
    const [{ quote, evidence } = { quote: '', evidence: null }] = citations;
    expect(quote).toContain('The deposit is returned.');
    expect(quote).toMatch(/^Sentence number .*\.$|^The deposit is returned\..*\.$/);
    expect(quote.length).toBeLessThan(700);
    expect(text.slice((evidence?.start ?? 0) - 100, (evidence?.end ?? 0) - 100)).toBe(quote);
  });

  it('a number in brackets of the document is not read as a citation of the answer', async () => {
    const passage = 'See note [1] and **this**.';
    const { text, citations } = await ask(
      'What does my contract say?',
      fakeSearch({ documents: [documentHit(passage)] }),
    );
    expect(text.match(/\[1\]/g)).toHaveLength(1);
    expect(text).not.toContain('**');
    expect(citations[0]?.quote).toBe(passage);
  });

  it('only the attached documents are searched; without any, all uploads of the user', async () => {
    const search = fakeSearch({});
    await ask('What does it say?', search, { documentIds: ['a'.repeat(24)] });
    await ask('What does it say?', search);
    expect(search.documentOptions).toEqual([
      { userId: 'u', documentIds: ['a'.repeat(24)], limit: 6 },
      { userId: 'u', documentIds: null, limit: 6 },
    ]);
  });
});

describe('answers from the law', () => {
  it('an English answer names law, article and state, and says that the text is Arabic', async () => {
    const { text, citations } = await ask(
      'What compensation does the law give for dismissal?',
      fakeSearch({ laws: [lawHit(ARTICLE)] }),
    );
    expect(text).toBe(
      `This article comes closest; the text is in Arabic, the language of the law.\n\n**Labor Law, Article 77** (in force):\n> ${ARTICLE} [1]`,
    );
    expect(citations).toEqual([
      {
        ...{ n: 1, source: 'statute', id: 'labor-m51-1426/77', title: 'Labor Law, Article 77' },
        ...{ quote: ARTICLE, evidence: null },
      },
    ]);
  });

  it('an Arabic answer names them in Arabic and puts the period in front', async () => {
    const passage = 'يجب ألا تقل مدة الإشعار عن ستين يوماً.';
    const { text } = await ask(
      'كم مدة الإشعار في النظام؟',
      fakeSearch({ laws: [lawHit(passage, { number: '75' })] }),
      {
        lang: 'ar',
      },
    );
    expect(text).toBe(
      `المدة: ستين يوماً [1].\n\nأقرب ما وُجد في الأنظمة هذه المادة:\n\n**نظام العمل، المادة (75)** (سارية):\n> ${passage} [1]`,
    );
  });

  it.each([
    [{ outdated: true }, 'the text held is older than an amendment'],
    [
      {
        outdated: true,
        note: { en: 'Amended by M/1; the text held is older. Its text, in Arabic:\nنص', ar: '' },
      },
      'Amended by M/1; the text held is older)',
    ],
    [
      { outdated: true, note: { en: 'Repealed by the Law of Evidence.', ar: '' } },
      'Repealed by the Law of Evidence)',
    ],
    [{ law: { ...lawHit('').law, state: 'as_published' as const } }, 'as published; later amendments'],
    [{ law: { ...lawHit('').law, state: 'repealed' as const } }, 'repealed'],
  ])('a text that may not be in force is never shown as current: %j', async (values, words) => {
    const { text } = await ask('What does the law say?', fakeSearch({ laws: [lawHit(ARTICLE, values)] }));
    expect(text).toContain(`(${words}`);
    expect(text).not.toContain('(in force)');
  });

  it('no value is put in front where several articles may be the one that is asked for', async () => {
    const other = 'يجوز فترة تجربة أخرى إذا مضت على انتهاء العلاقة مدة لا تقل عن ستة أشهر.';
    const hits = [lawHit(other, { number: '54' }), lawHit(ARTICLE, { number: '53' })];
    const { text } = await ask('ما مدة فترة التجربة؟', fakeSearch({ laws: hits }), { lang: 'ar' });
    expect(text).not.toContain('المدة:');
    expect(text).toContain(other);
  });

  it('a law without an English name keeps its Arabic one', async () => {
    const law = { ...lawHit('').law, name: { en: null, ar: 'نظام الإثبات' } };
    const { citations } = await ask(
      'What does the law say?',
      fakeSearch({ laws: [lawHit(ARTICLE, { law })] }),
    );
    expect(citations[0]?.title).toBe('نظام الإثبات, Article 77');
  });

  it('only the passage of a long article is quoted', async () => {
    const text = `${'أولاً: حكم آخر. '.repeat(100)}${ARTICLE}`;
    const passage = { start: text.indexOf(ARTICLE), end: text.length };
    const { citations } = await ask(
      'What does the law say?',
      fakeSearch({ laws: [lawHit(text, { passage })] }),
    );
    expect(citations[0]?.quote).toBe(ARTICLE);
  });

  it('a short article is quoted whole, since one paragraph of it may mislead without the next', async () => {
    const [monthly, others] = ['1- ستون يوماً إذا كان الأجر شهرياً.', '2- ثلاثون يوماً في غير ذلك.'];
    const passage = { start: monthly.length + 1, end: monthly.length + 1 + others.length };
    const { text, citations } = await ask(
      'كم مدة الإشعار؟',
      fakeSearch({ laws: [lawHit(`${monthly}\n${others}`, { passage })] }),
      { lang: 'ar' },
    );
    expect(citations[0]?.quote).toBe(`${monthly}\n${others}`);
    // Neither of two periods is put in front as the answer.
    expect(text).not.toContain('المدة:');
  });

  it('of an article that the question names nothing else is shown', async () => {
    const { citations } = await ask(
      'What does Article 77 of the Labor Law say?',
      fakeSearch({
        laws: [lawHit(ARTICLE), lawHit('حكم آخر.', { number: '105' })],
        documents: [documentHit(NOTICE)],
        notes: [{ id: 'KN-1', question: { en: 'q', ar: null }, answer: 'a', references: [], score: 1 }],
      }),
    );
    expect(citations.map(({ id }) => id)).toEqual(['labor-m51-1426/77']);
  });
});

describe('articles by number', () => {
  it('an article that its law does not have is said not to exist, in words of the law alone', async () => {
    const search = fakeSearch({ laws: [lawHit(ARTICLE)], notes: [NOTE] });
    const { text, citations } = await ask('Article 999 of the Labor Law', search);
    expect(text).toBe('That law, as LDA holds it, has no Article 999.');
    expect(citations).toEqual([]);
    const arabic = await ask('المادة 74 مكرر من نظام العمل', search, { lang: 'ar' });
    expect(arabic.text).toBe('لا يتضمن هذا النظام، بنصه المحفوظ في LDA، مادة برقم (74 مكرر).');
  });

  it('of several articles that are named those that exist are shown, and those that do not are named', async () => {
    const { text, citations } = await ask(
      'Articles 77 and 999 of the Labor Law',
      fakeSearch({ laws: [lawHit(ARTICLE)] }),
    );
    expect(citations.map(({ id }) => id)).toEqual(['labor-m51-1426/77']);
    expect(text.endsWith('That law, as LDA holds it, has no Article 999.')).toBe(true);
  });

  it('a number without a law is asked about, not answered with whichever law has it', async () => {
    const laws = [lawHit(ARTICLE, { law: { ...lawHit('').law, key: 'marpol' } })];
    for (const question of ['Article 77', 'what does article 77 say?', 'المادة 77']) {
      const { text, citations } = await ask(question, fakeSearch({ laws }));
      expect(text.startsWith('Of which law?')).toBe(true);
      expect(citations).toEqual([]);
    }
  });

  it('a number without a law is that of the law that was asked about before', async () => {
    const { citations } = await ask('and article 77?', fakeSearch({ laws: [lawHit(ARTICLE)] }), {
      history: [{ sender: 'user', text: 'Labor Law art. 76' }],
    });
    expect(citations.map(({ id }) => id)).toEqual(['labor-m51-1426/77']);
  });
});

describe('another country', () => {
  it('is answered by no note on Saudi law', async () => {
    const { text, citations } = await ask(
      'What is the maximum probation period in Germany?',
      fakeSearch({ notes: [NOTE] }),
    );
    expect(text).toContain('LDA holds the laws of Saudi Arabia alone.');
    expect(citations).toEqual([]);
  });
});

describe('attached documents', () => {
  const documentIds = ['a'.repeat(24)];

  it('that say nothing are said to, before the law is quoted', async () => {
    const { text, citations } = await ask(
      'Does it say anything about arbitration?',
      fakeSearch({ laws: [lawHit(ARTICLE)], isAbsent: true }),
      { documentIds },
    );
    expect(text.startsWith('This is not in your documents. I searched the document attached')).toBe(true);
    expect(citations.map(({ source }) => source)).toEqual(['statute']);
  });

  it('that may answer have their closest passage before the law', async () => {
    const search: Search = {
      ...fakeSearch({ laws: [lawHit(ARTICLE)] }),
      documents: () => Promise.resolve({ hits: [documentHit(NOTICE, { score: 0.4 })], found: false }),
    };
    const { citations } = await ask('How does it end?', search, { documentIds });
    expect(citations.map(({ source }) => source)).toEqual(['document', 'statute']);
  });
});

describe('documents that may answer', () => {
  const doubtful = (score: number): Search => ({
    ...fakeSearch({ laws: [] }),
    documents: () => Promise.resolve({ hits: [documentHit(NOTICE, { score })], found: false }),
  });

  it('have their closest passages offered, and are not said to be without an answer', async () => {
    const { text, citations } = await ask('Who pays the tax in the contract?', doubtful(0.3));
    expect(text).toMatch(/^I did not find this in your documents\. This clause may be about it:/);
    expect(text).not.toContain('not in your documents.');
    expect(citations).toHaveLength(1);
  });

  it('are offered however little they fit, where a word of the question stands in them', async () => {
    const { text } = await ask('Can the landlord terminate under the contract?', doubtful(0.1));
    expect(text).toMatch(/^I did not find this in your documents\. This clause may be about it:/);
  });

  it('answer where a passage gives the value that is asked for', async () => {
    const { text } = await ask('What is the notice period in the contract?', doubtful(0.3));
    expect(text).toMatch(/^Period: thirty \(30\) days \[1\]\.\n\nThis is what your document says:/);
  });

  it('are said not to have been found where even the closest passage is far off', async () => {
    const { text, citations } = await ask('Who pays the tax in the contract?', doubtful(0.1));
    expect(text).toMatch(/^I did not find this in your documents\. I searched/);
    expect(citations).toEqual([]);
  });
});

describe('documents that are said to answer', () => {
  it('hold every word that says what is asked', async () => {
    const hit = documentHit(NOTICE, { matches: matchesOf(NOTICE, 'notice') });
    const { text } = await ask(
      'What is the notice for renewal in the contract?',
      fakeSearch({ documents: [hit] }),
    );
    expect(text).toMatch(/^This clause may be about it:/);
    const arabic = await ask('ما إشعار التجديد في العقد؟', fakeSearch({ documents: [hit] }), { lang: 'ar' });
    expect(arabic.text).toMatch(/^قد يتعلق هذا البند بسؤالك:/);
  });

  it('come before others: of two notices the one that was asked for', async () => {
    const renewal = 'A notice that the lease is not to be renewed is given ninety days before its end.';
    const hits = [documentHit(NOTICE, { score: 0.9 }), documentHit(renewal, { score: 0.85 })];
    const { text, citations } = await ask(
      'What notice is given if the lease is not renewed?',
      fakeSearch({ documents: hits }),
      { documentIds: ['a'.repeat(24)] },
    );
    expect(citations.map(({ quote }) => quote)).toEqual([renewal, NOTICE]);
    expect(text).toMatch(
      /This is what your document says:[^]*ninety days[^]*This clause may be about it:[^]*thirty/,
    );
  });
});

describe('documents of which nobody spoke', () => {
  it('are quoted only where they fit well', async () => {
    const sources = async (score: number) =>
      (await ask('What is the notice period?', fakeSearch({ documents: [documentHit(NOTICE, { score })] })))
        .citations.length;
    expect(await sources(0.6)).toBe(0);
    expect(await sources(0.8)).toBe(1);
  });
});

describe('documents and law', () => {
  const both = { documents: [documentHit(NOTICE)], laws: [lawHit(ARTICLE)] };
  const sources = async (text: string, given: Parameters<typeof fakeSearch>[0], documentIds: string[] = []) =>
    (await ask(text, fakeSearch(given), { documentIds })).citations.map(({ source }) => source);

  it.each([
    ['What is the notice period in the contract?', ['document']],
    ['What does the agreement say about notice?', ['document']],
    ['What notice does the law require?', ['statute']],
    ['Is a dismissal without notice lawful?', ['statute']],
    ['What notice must be given?', ['document', 'statute']],
    ['ما مدة الإشعار في العقد؟', ['document']],
    ['ما مدة الإشعار في نظام العمل؟', ['statute']],
    ['ما مدة الإشعار؟', ['document', 'statute']],
  ])('the words of the question decide: %s', async (question, expected) => {
    expect(await sources(question, both)).toEqual(expected);
  });

  it('of a question that names neither, what fits much better is shown alone', async () => {
    const weak = { score: 0.5 };
    const question = 'What notice must be given?';
    expect(await sources(question, { ...both, laws: [lawHit(ARTICLE, weak)] })).toEqual(['document']);
    expect(await sources(question, { ...both, documents: [documentHit(NOTICE, weak)] })).toEqual(['statute']);
    // Unless the document is attached.
    const attached = { ...both, documents: [documentHit(NOTICE, weak)] };
    expect(await sources(question, attached, ['a'.repeat(24)])).toEqual(['document', 'statute']);
  });
});

describe('notes', () => {
  const note = {
    id: 'KN-01',
    question: { en: 'How do I structure a privacy policy?', ar: null },
    answer: `Build it from the reader's questions. ${'One line for each purpose. '.repeat(30)}`.trim(),
    references: [],
    score: 0.9,
  };

  it('a note is quoted in full where it is the whole answer', async () => {
    const { text, citations } = await ask(
      'How do I structure a privacy policy?',
      fakeSearch({ notes: [note] }),
    );
    expect(text).toBe(`From LDA’s notes on practice:\n> ${note.answer} [1]`);
    expect(citations[0]).toMatchObject({ source: 'note', id: 'KN-01', title: note.question.en });
  });

  it('a note beside an article is cut to its first sentences, unless the question is its own', async () => {
    const quotes = async (score: number) => {
      const search = fakeSearch({ laws: [lawHit(ARTICLE)], notes: [{ ...note, score }] });
      const { citations } = await ask('What notice must be given?', search);
      expect(citations.map(({ source }) => source)).toEqual(['statute', 'note']);
      return citations[1]?.quote ?? '';
    };
    const short = await quotes(0.5);
    expect(note.answer.startsWith(short)).toBe(true);
    expect(short.length).toBeLessThan(650);
    expect(await quotes(0.9)).toBe(note.answer);
  });

  it('an Arabic answer says that the note is in English', async () => {
    const { text } = await ask('كيف أعد سياسة خصوصية؟', fakeSearch({ notes: [note] }), { lang: 'ar' });
    expect(text.startsWith('من ملاحظات LDA العملية، وهي محفوظة بالإنجليزية:')).toBe(true);
  });
});

describe('where nothing was found', () => {
  it.each([
    ['Does the contract have a penalty?', 'This is not in your documents. I searched all documents'],
    ['What does the law say on unicorns?', 'No article was found on this. I searched the articles'],
    ['What about unicorns?', 'No article was found on this. I searched the articles'],
  ])('the answer says so, what was searched, and a hint: %s', async (question, beginning) => {
    const { text, citations } = await ask(question, fakeSearch({ isAbsent: true }));
    expect(text.startsWith(beginning)).toBe(true);
    expect(text.endsWith('or name the clause, the law or the article.')).toBe(true);
    expect(citations).toEqual([]);
  });

  it('a question on the law of another country is told that LDA holds none of it', async () => {
    for (const question of [
      'How long is the notice period under UAE labour law?',
      'What does article 77 of the Jordanian labour law say?',
    ]) {
      const { text } = await ask(question, fakeSearch({}));
      expect(text).toBe('Your question names another country, and LDA holds the laws of Saudi Arabia alone.');
    }
  });

  it('documents are spoken of where there are some', async () => {
    const none = { hits: [documentHit(NOTICE, { score: 0.1 })], found: false };
    const search = { ...fakeSearch({}), documents: () => Promise.resolve(none) };
    expect((await ask('What about unicorns?', search)).text).toMatch(
      /^I did not find this in your documents\. No article was found on this\. I searched your documents and/,
    );
  });

  it('it says so in Arabic', async () => {
    const given = { lang: 'ar', documentIds: ['a'] } as const;
    const unknown = await ask('هل في العقد شرط جزائي؟', fakeSearch({}), given);
    expect(unknown.text.startsWith('لم أجد ذلك في مستنداتك. شمل البحث المستند المرفق بهذه المحادثة.')).toBe(
      true,
    );
    const { text } = await ask('هل في العقد شرط جزائي؟', fakeSearch({ isAbsent: true }), given);
    expect(text.startsWith('لم يرد ذلك في مستنداتك. شمل البحث المستند المرفق بهذه المحادثة.')).toBe(true);
  });

  it('what the documents do not say is said, and the law that does is shown', async () => {
    const { text } = await ask('Does the contract have a penalty?', fakeSearch({ laws: [lawHit(ARTICLE)] }));
    expect(text.startsWith('I did not find this in your documents.')).toBe(true);
    expect(text).toContain(
      'Closest in the law, in Arabic, the language of the law:\n\n**Labor Law, Article 77**',
    );
  });
});

describe('while the laws are not loaded yet', () => {
  const LOADING =
    'The Saudi laws are not loaded yet, so I did not search them. Loading takes a few minutes after the first start; ask again then.';
  const search = (given: Parameters<typeof fakeSearch>[0] = {}) =>
    fakeSearch({ ...given, areLawsLoaded: false });

  it.each([
    'What does the law say on probation?',
    'What about probation?',
    'Article 77 of the Labor Law',
    'Article 999 of the Labor Law',
  ])('no article is said to be missing, nor the laws to have been searched: %s', async (question) => {
    expect((await ask(question, search())).text).toBe(LOADING);
  });

  it('a question in Arabic is told so in Arabic', async () => {
    const { text } = await ask('ماذا يقول النظام عن فترة التجربة؟', search(), { lang: 'ar' });
    expect(text).toBe(
      'لم يكتمل تحميل الأنظمة السعودية بعد، ولذلك لم أبحث فيها. يستغرق التحميل بضع دقائق بعد أول تشغيل، فأعد السؤال حينها.',
    );
  });

  it('of documents that do not answer that is said too', async () => {
    const none = { hits: [documentHit(NOTICE, { score: 0.1 })], found: false };
    const { text } = await ask('What about unicorns?', {
      ...search(),
      documents: () => Promise.resolve(none),
    });
    expect(text).toBe(`I did not find this in your documents. ${LOADING}`);
  });

  it('documents that answer are quoted, and the laws are not spoken of', async () => {
    const { text } = await ask(
      'What is the notice period in the contract?',
      search({ documents: [documentHit(NOTICE)] }),
    );
    expect(text).toContain(NOTICE);
    expect(text).not.toContain(LOADING);
  });

  it('a question on the law that a note answers is told that the laws were not searched', async () => {
    const { text } = await ask('What does the law say on probation?', search({ notes: [NOTE] }));
    expect(text.startsWith(LOADING)).toBe(true);
    expect(text).toContain(NOTE.answer);
  });
});

describe('small talk', () => {
  it.each([
    ['Hello!', 'en', 'Hello. Ask me'],
    ['How are you?', 'en', 'Hello. Ask me'],
    ['كيف حالك؟', 'ar', 'أهلاً بك. اسألني'],
    ['Thanks a lot', 'en', 'You are welcome.'],
    ['who are you?', 'en', 'I am the LDA Assistant.'],
    ['السلام عليكم ورحمة الله', 'ar', 'أهلاً بك.'],
    ['شكراً جزيلاً', 'ar', 'على الرحب والسعة.'],
    ['من أنت؟', 'ar', 'أنا مساعد LDA.'],
  ] as const)('%s has one sentence and searches nothing', async (message, lang, beginning) => {
    const search = fakeSearch({ laws: [lawHit(ARTICLE)] });
    const { text, citations } = await ask(message, search, { lang });
    expect(text.startsWith(beginning)).toBe(true);
    expect(citations).toEqual([]);
    expect(search.queries).toEqual([]);
  });

  it('a question that begins with a greeting is a question', async () => {
    const { citations } = await ask(
      'Hello, what does the law say on dismissal?',
      fakeSearch({ laws: [lawHit(ARTICLE)] }),
    );
    expect(citations).toHaveLength(1);
  });
});
