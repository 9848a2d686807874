import { describe, expect, it } from '@jest/globals';
import type { ExtractionWarning } from '#platform/documents.js';
import { withCoverageCaveat, extractionGaps } from './extraction-gaps.js';

const documentWith = (...warnings: ExtractionWarning[]) => ({ warnings });

describe('extractionGaps', () => {
  it('pages that were not extracted are named one by one and in ranges', () => {
    const scanned = (pages: number[]) => documentWith({ code: 'pages_scanned', pages });
    const [one, list] = [scanned([7]), scanned([1, 2, 3, 5, 8, 9])];
    expect(extractionGaps(one, 'en')).toEqual([
      { section: 'Page 7', reason: expect.stringMatching(/image/) },
    ]);
    expect(extractionGaps(list, 'en')[0]?.section).toBe('Pages 1–3, 5, 8–9');
    expect(extractionGaps(list, 'ar')[0]?.section).toBe('الصفحات: من 1 إلى 3، 5، من 8 إلى 9');
    expect(extractionGaps(documentWith({ code: 'pages_unread' }), 'en')[0]?.section).toBe('Some pages');
  });

  it('text that Word hides is quoted', () => {
    const hidden = documentWith({ code: 'hidden_text_left_out', quote: 'a side deal' });
    expect(extractionGaps(hidden, 'en')).toEqual([
      { section: 'Hidden text', reason: 'Word hides this text, and it was left out: “a side deal”.' },
    ]);
    expect(extractionGaps(hidden, 'ar')[0]?.reason).toMatch(/«\u2068a side deal\u2069»\.$/u);
  });

  it('doubtful words are counted, and a screen can tell that their places are known', () => {
    const spans = [3, 9, 20].map((start) => ({ start, end: start + 2 }));
    const doubtful = documentWith({ code: 'words_doubtful', pages: [2], spans });
    const [gap] = extractionGaps(doubtful, 'en');
    expect(gap).toMatchObject({ section: 'Page 2', code: 'words_doubtful' });
    expect(gap?.reason).toMatch(/Doubtful places: 3\.$/);
    expect(extractionGaps(doubtful, 'ar')[0]?.reason).toMatch(/المشكوك فيها: 3\.$/);
  });

  it('text that can hardly be seen is left to the findings', () => {
    expect(extractionGaps(documentWith({ code: 'hidden_text', quote: 'x' }), 'en')).toEqual([]);
  });
});

describe('withCoverageCaveat', () => {
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

  it('a missing clause may be in a part of the document that was not extracted', () => {
    const [said] = withCoverageCaveat([absent], documentWith({ code: 'pages_scanned', pages: [3] }), 'en');
    expect(said?.explanation).toBe(
      'None was found. Part of the document could not be read, and such a clause may be there.',
    );
  });

  it('a missing clause has no caveat when the whole text was extracted, well or badly', () => {
    for (const code of ['pages_recognized', 'numbers_unread', 'hidden_text'] as const)
      expect(withCoverageCaveat([absent], documentWith({ code }), 'en')).toEqual([absent]);
  });
});
