import { describe, expect, test } from '@jest/globals';
import { splitSections } from './sections.js';

const SAID = 'The Supplier shall deliver the Goods to the place that the Customer names.';
const outline = (text: string) => splitSections(text, []).map(({ number, heading }) => [number, heading]);

describe('names of sections that are certain', () => {
  test('"(i)" before "(ii)" begins items, though letters are being counted', () => {
    const items = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `(${letter}) Costs. ${SAID}`);
    const text = [
      '8. Miscellaneous',
      ...items,
      '(g) Law.',
      `(i) ${SAID}`,
      `(ii) ${SAID}`,
      `(h) Costs. ${SAID}`,
    ].join('\n\n');
    expect(outline(text).slice(-3)).toEqual([
      ['(i)', 'Law'],
      ['(ii)', 'Law'],
      ['(h)', 'Costs'],
    ]);
  });

  test('a legend that pages bear names no section', () => {
    const text = `1. Liability\n\n${SAID}\n\nACME Confidential\n\n(a) ${SAID}`;
    expect(outline(text).map(([, heading]) => heading)).not.toContain('ACME Confidential');
  });

  test('the end of a sentence in capitals names no section', () => {
    const law =
      'THIS AGREEMENT AND ALL CLAIMS THAT ARISE OUT OF IT SHALL BE GOVERNED BY AND CONSTRUED IN ACCORDANCE WITH SECTION 5-1401 OF THE NEW YORK GENERAL\n\nOBLIGATIONS LAW.';
    expect(outline(`XIII - GOVERNING LAW\n\n${law}\n\n${SAID}`).map(([, heading]) => heading)).not.toContain(
      'OBLIGATIONS LAW',
    );
  });

  test('"7B." is a clause of its own, and an item is no part of a title', () => {
    expect(outline(`7. Insurance\n\n${SAID}\n\n7A. Cover\n\n${SAID}\n\n7B. Damages\n\n${SAID}`)).toEqual([
      ['7', 'Insurance'],
      ['7A', 'Cover'],
      ['7B', 'Damages'],
    ]);
    expect(outline(`2. Support (a) Services. ${SAID}`)[0]?.[1]).toBe('Support');
    expect(outline(`1. Products and Payments A. Product. ${SAID}`)[0]?.[1]).toBe('Products and Payments');
    expect(outline(`1. Duties of Party A. ${SAID}`)[0]?.[1]).toBe('Duties of Party A');
  });

  test('text far below the last number has no number', () => {
    const sections = splitSections(`1. Term. ${SAID}\n${`${SAID}\n`.repeat(300)}`, []);
    expect(sections[0]?.number).toBe('1');
    expect(sections.at(-1)).toMatchObject({ number: null, heading: null });
  });
});
