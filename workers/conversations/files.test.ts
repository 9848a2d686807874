import { describe, expect, it } from '@jest/globals';
import { openWithPdfium } from '#workers/extraction/pdf/pdfium.js';
import { docxText } from '#tests/support/docx-text.js';
import { pdfText } from '#tests/support/pdf-text.js';
import { unzip } from '#tests/support/unzip.js';
import { wordsInOrder } from '#tests/support/words-in-order.js';
import type { Conversation } from '#platform/db/queries/chat-export.js';
import type { Language } from '#shared/contracts/common.js';
import { writeConversationDocx } from './docx.js';
import { writeConversationPdf } from './pdf.js';
import { answered, asked, cited, conversation, PLACES } from '#tests/support/conversation.js';
import { transcriptOf } from './transcript.js';

const fileOf = (of: Partial<Conversation>, lang: Language) => {
  const whole = conversation(of);
  return { title: whole.title, lang, items: transcriptOf(whole, PLACES, lang) };
};
const docx = (of: Partial<Conversation>, lang: Language = 'en') => writeConversationDocx(fileOf(of, lang));
async function pdf(
  of: Partial<Conversation>,
  lang: Language = 'en',
  { signal = new AbortController().signal, progress = (): void => undefined } = {},
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const io = { signal, progress, changedAt: new Date('2026-11-23T19:05:00Z') };
  for await (const chunk of writeConversationPdf(fileOf(of, lang), io)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const ENGLISH = 'The notice period is **30 days** [1].\n\n> by thirty (30) days’ notice\n\n- First\n- Second';
const ARABIC =
  'تنص المادة 75 من نظام العمل على أن مدة الإشعار **ستون يوماً** [1]، وورد في «Al Noor Co.pdf» خلاف ذلك.\n\n- لا تقل المدة عن ثلاثين يوماً.';
const LAW = cited({
  ...{ source: 'statute', id: 'labor-m51-1426/75', title: 'نظام العمل، المادة 75', evidence: null },
  quote: 'جاز لأي من طرفيه إنهاؤه بناءً على سبب مشروع يجب بيانه بموجب إشعار يوجه إلى الطرف الآخر كتابة',
});
const english = {
  messages: [asked('What is the notice period?'), answered(ENGLISH, { citations: [cited()] })],
};
const arabic = {
  title: 'ما مدة الإشعار؟',
  documents: [{ id: 'd'.repeat(24), filename: 'عقد إيجار - Al Noor.pdf' }],
  messages: [asked('ما مدة الإشعار في العقد؟'), answered(ARABIC, { citations: [LAW] })],
};

describe.each([
  ['PDF', pdf, pdfText],
  ['Word', docx, docxText],
] as const)('a conversation as %s', (name, write, textOf) => {
  it(`${name}: opened again, it says what was asked, answered and cited, in order`, async () => {
    const text = (await textOf(await write(english))).replace(/\s+/g, ' ');
    const parts = [
      'What is the notice period? Began on 23 November 2026 at 22:00',
      'Not legal advice.',
      'You · 23 November 2026 at 22:01 What is the notice period?',
      'LDA Assistant · 23 November 2026 at 22:02 · built-in engine The notice period is 30 days [1].',
      'by thirty (30) days’ notice',
      'First',
      'Second',
      'Sources [1] lease.pdf · 5.2 Termination (page 3)',
      'Either party may terminate this Lease by thirty (30) days’ notice.',
    ];
    const places = parts.map((part) => text.replace(/[\u200E\u200F]/g, '').indexOf(part));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  it(`${name}: Arabic keeps the order of its words`, async () => {
    const text = await textOf(await write(arabic, 'ar'));
    const expected = [
      'ما مدة الإشعار؟ المستندات المرفقة ما مدة الإشعار في العقد؟',
      'تنص المادة 75 من نظام العمل على أن مدة الإشعار ستون يوماً',
      'لا تقل المدة عن ثلاثين يوماً. المصادر نظام العمل، المادة 75',
      LAW.quote,
    ].join(' ');
    expect(wordsInOrder(expected, text, { vowels: false })).toBeGreaterThan(0.95);
    // Reversed, the words would still be there.
    expect(wordsInOrder(expected.split(' ').reverse().join(' '), text, { vowels: false })).toBeLessThan(0.5);
  });

  it(`${name}: of a conversation of 200 messages no message is missing`, async () => {
    const messages = Array.from({ length: 200 }, (_, n) =>
      n % 2 === 0
        ? asked(`Question number ${n}?`)
        : answered(`Answer number ${n}. ${ENGLISH}`, { citations: [cited(), LAW] }),
    );
    const text = (await textOf(await write({ messages }))).replace(/\s+/g, ' ');
    const missing = messages.filter(
      (_, n) => !text.includes(`${n % 2 === 0 ? 'Question' : 'Answer'} number ${n}`),
    );
    expect(missing).toEqual([]);
  });

  it(`${name}: a conversation without messages has its title`, async () => {
    expect(await textOf(await write({}))).toContain('What is the notice period?');
  });
});

describe('writeConversationDocx', () => {
  it('paragraphs have the direction of their text, bold is bold and statements without a source are underlined', async () => {
    const unsupported = [{ start: 0, end: 5 }];
    const messages = [answered('Maybe **so**.\n\nربما', { unsupported })];
    const xml = (await unzip(await docx({ messages }))).get('word/document.xml')?.toString() ?? '';
    const paragraphs = xml.split('<w:p>').map((one) => one.replace(/<w:t[^>]*>/g, '<w:t>'));
    const withText = (text: string) => paragraphs.find((one) => one.includes(`<w:t>${text}</w:t>`)) ?? '';
    expect(withText('ربما')).toContain('<w:bidi/>');
    expect(withText('ربما')).toContain('<w:rtl/>');
    expect(withText('Maybe')).toContain('<w:bidi w:val="false"/>');
    const runs = withText('Maybe').split('<w:r>');
    expect(runs.find((run) => run.includes('Maybe'))).toContain('w:val="dotted"');
    expect(runs.find((run) => run.includes('<w:t>so<'))).toContain('<w:b/>');
    expect(runs.find((run) => run.includes('[?]'))).not.toContain('dotted');
  });

  it('the official text of a law is a link', async () => {
    const files = await unzip(await docx(arabic, 'ar'));
    expect(files.get('word/_rels/document.xml.rels')?.toString()).toContain(
      'Target="https://laws.boe.gov.sa/BoeLaws/Laws/LawDetails/08381293-6388-48e2-8ad2-a9a700f2aa94/1" TargetMode="External"',
    );
  });
});

describe('writeConversationPdf', () => {
  it('the official text of a law is a link', async () => {
    expect((await pdf(arabic, 'ar')).toString('latin1')).toContain(
      '/URI (https://laws.boe.gov.sa/BoeLaws/Laws/LawDetails/08381293-6388-48e2-8ad2-a9a700f2aa94/1)',
    );
  });

  it('the same conversation gives the same bytes', async () => {
    expect((await pdf(arabic, 'ar')).equals(await pdf(arabic, 'ar'))).toBe(true);
  });

  it('a name is set in its own direction: the extension of an Arabic name comes last', async () => {
    const page = (await openWithPdfium(await pdf(arabic, 'ar'))).page(0)?.text ?? '';
    expect(page.replace(/[\u200E\u200F]/g, '')).toMatch(/عقد إيجار - Al Noor\.pdf/);
  });

  it('writing stops when it is told to', async () => {
    const stop = new AbortController();
    stop.abort(new Error('enough'));
    await expect(pdf(english, 'en', { signal: stop.signal })).rejects.toThrow('enough');
  });
});
