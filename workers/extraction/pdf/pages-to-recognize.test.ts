import { describe, expect, test } from '@jest/globals';
import { pagesToRecognize, type PageLook } from './pages-to-recognize.js';

const text = (words: string): PageLook => ({ text: words, picture: false, covered: 0, recognized: false });
const scan = (words = ''): PageLook => ({ text: words, picture: true, covered: 1, recognized: false });
const TYPED = 'The Tenant shall pay the rent on the first day of each month.';

describe('pagesToRecognize', () => {
  test('pages without text under a picture are recognized', () => {
    expect(pagesToRecognize([text(TYPED), scan(), scan('7')])).toEqual([2, 3]);
  });

  test('a stamp on every page of a scan is no text of its own', () => {
    const stamp = 'Scanned with CamScanner';
    expect(pagesToRecognize([scan(stamp), scan(stamp), scan(stamp)])).toEqual([1, 2, 3]);
    const envelope = (page: number) => scan(`DocuSign Envelope ID: 4F1B-22A0\nPage ${page} of 3`);
    expect(pagesToRecognize([envelope(1), envelope(2), envelope(3)])).toEqual([1, 2, 3]);
    expect(pagesToRecognize([scan(stamp)])).toEqual([1]);
  });

  test('text that a page has for itself is not replaced, though a picture lies under it', () => {
    const stamp = 'Confidential draft of the company';
    expect(pagesToRecognize([scan(`${stamp}\n${TYPED}`), scan(`${stamp}\n${TYPED} It is due.`)])).toEqual([]);
  });

  test('short pages, drawings and pages with a logo are not scans', () => {
    const logo = { ...scan('Annex 2'), covered: 0.05 };
    expect(pagesToRecognize([text('12'), text(''), logo])).toEqual([]);
  });

  test('the layer of an earlier recognition is kept, and a page that cannot be read is no scan', () => {
    expect(pagesToRecognize([{ ...scan(), recognized: true }, null, text(TYPED)])).toEqual([]);
  });
});
