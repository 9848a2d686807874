import { describe, expect, it } from '@jest/globals';
import type { ReadingWarning } from '#platform/documents.js';
import { createBuiltinEngine } from './builtin/engine.js';
import { inlineTextTasks } from './text-tasks.js';
import { doubted, unread } from './unread.js';

const documentWith = (...warnings: ReadingWarning[]) => ({ warnings });

describe('what the reading left out', () => {
  it('names pages one by one and in runs', () => {
    const scanned = (pages: number[]) => documentWith({ code: 'pages_scanned', pages });
    const [one, list] = [scanned([7]), scanned([1, 2, 3, 5, 8, 9])];
    expect(unread(one, 'en')).toEqual([{ section: 'Page 7', reason: expect.stringMatching(/image/) }]);
    expect(unread(list, 'en')[0]?.section).toBe('Pages 1–3, 5, 8–9');
    expect(unread(list, 'ar')[0]?.section).toBe('الصفحات: من 1 إلى 3، 5، من 8 إلى 9');
    expect(unread(documentWith({ code: 'pages_unread' }), 'en')[0]?.section).toBe('Some pages');
  });

  it('quotes what Word hides', () => {
    const hidden = documentWith({ code: 'hidden_text_left_out', quote: 'a side deal' });
    expect(unread(hidden, 'en')).toEqual([
      { section: 'Hidden text', reason: 'Word hides this text, and it was left out: “a side deal”.' },
    ]);
    expect(unread(hidden, 'ar')[0]?.reason).toMatch(/«a side deal»\.$/);
  });

  it('leaves text that can hardly be seen to the findings', () => {
    expect(unread(documentWith({ code: 'hidden_text', quote: 'x' }), 'en')).toEqual([]);
  });
});

describe('what is missing from a document', () => {
  const absent = {
    kind: 'missing-notices',
    severity: 'low' as const,
    title: 'No clause on notices',
    explanation: 'None was found.',
    recommendation: 'Add one.',
    quote: null,
    evidence: null,
    clause: null,
    section: null,
  };

  it('may stand where it was not read', () => {
    const [said] = doubted([absent], documentWith({ code: 'pages_scanned', pages: [3] }), 'en');
    expect(said?.explanation).toBe(
      'None was found. Part of the document could not be read, and such a clause may be there.',
    );
  });

  it('is beyond doubt where all was read, well or badly', () => {
    for (const code of ['pages_recognized', 'numbers_unread', 'hidden_text'] as const)
      expect(doubted([absent], documentWith({ code }), 'en')).toEqual([absent]);
  });
});

describe('the built-in engine', () => {
  it('reports text that can hardly be seen where it stands', async () => {
    const text = '1. Price\n\nThe price is fixed.\n\n2. Term\n\nThe term is one year. Renewal is automatic.';
    const start = text.indexOf('Renewal');
    const end = text.length;
    const two = text.indexOf('2. Term');
    const { signal } = new AbortController();
    const plan = await createBuiltinEngine(inlineTextTasks).planRisks(
      {
        document: {
          text,
          pages: [
            { start: 0, end: two },
            { start: two, end },
          ],
          sections: [
            { start: 0, end: two, heading: 'Price', number: '1', level: 1 },
            { start: two, end, heading: 'Term', number: '2', level: 1 },
          ],
          warnings: [{ code: 'hidden_text', quote: 'Renewal is automatic.', spans: [{ start, end }] }],
        },
        lang: 'en',
        party: null,
      },
      signal,
    );
    const { findings } = await plan.conclude(new Map(), new Map(), signal);
    expect(findings.filter(({ kind }) => kind === 'hidden-text')).toMatchObject([
      {
        quote: 'Renewal is automatic.',
        evidence: { start, end, page: 2 },
        clause: '2',
        section: 'Term',
      },
    ]);
  });
});
