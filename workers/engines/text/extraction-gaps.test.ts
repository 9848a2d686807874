import { describe, expect, it } from '@jest/globals';
import type { ExtractionWarning } from '#platform/documents.js';
import { withCoverageCaveat, extractionGaps } from './extraction-gaps.js';

const documentWith = (...warnings: ExtractionWarning[]) => ({ warnings });

describe('what the reading left out', () => {
  it('names pages one by one and in runs', () => {
    const scanned = (pages: number[]) => documentWith({ code: 'pages_scanned', pages });
    const [one, list] = [scanned([7]), scanned([1, 2, 3, 5, 8, 9])];
    expect(extractionGaps(one, 'en')).toEqual([
      { section: 'Page 7', reason: expect.stringMatching(/image/) },
    ]);
    expect(extractionGaps(list, 'en')[0]?.section).toBe('Pages 1–3, 5, 8–9');
    expect(extractionGaps(list, 'ar')[0]?.section).toBe('الصفحات: من 1 إلى 3، 5، من 8 إلى 9');
    expect(extractionGaps(documentWith({ code: 'pages_unread' }), 'en')[0]?.section).toBe('Some pages');
  });

  it('quotes what Word hides', () => {
    const hidden = documentWith({ code: 'hidden_text_left_out', quote: 'a side deal' });
    expect(extractionGaps(hidden, 'en')).toEqual([
      { section: 'Hidden text', reason: 'Word hides this text, and it was left out: “a side deal”.' },
    ]);
    expect(extractionGaps(hidden, 'ar')[0]?.reason).toMatch(/«a side deal»\.$/);
  });

  it('leaves text that can hardly be seen to the findings', () => {
    expect(extractionGaps(documentWith({ code: 'hidden_text', quote: 'x' }), 'en')).toEqual([]);
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
    const [said] = withCoverageCaveat([absent], documentWith({ code: 'pages_scanned', pages: [3] }), 'en');
    expect(said?.explanation).toBe(
      'None was found. Part of the document could not be read, and such a clause may be there.',
    );
  });

  it('is beyond doubt where all was read, well or badly', () => {
    for (const code of ['pages_recognized', 'numbers_unread', 'hidden_text'] as const)
      expect(withCoverageCaveat([absent], documentWith({ code }), 'en')).toEqual([absent]);
  });
});
