import { describe, expect, test } from '@jest/globals';
import { readTerms, writeTerms } from './glossary-csv.js';

const term = (en: string, ar: string, note = '') => ({ en, ar, note });

describe('terms as CSV', () => {
  test('what is written is read again, with quotes, line ends and separators', () => {
    const terms = [term('notice, written', 'إشعار "كتابي"', 'first\nsecond; third'), term('party', 'طرف')];
    expect(readTerms(writeTerms(terms))).toEqual(terms);
  });

  test('no cell is a formula to a spreadsheet, and comes back as it was', () => {
    const terms = [term('=HYPERLINK("x")', '+ا', '@now'), term('-1', 'ب', "'quoted'")];
    const csv = writeTerms(terms);
    expect(csv).not.toMatch(/[",\n][=+@-]/);
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(readTerms(csv)).toEqual(terms);
  });

  test('a quotation mark within a cell is a mark of inches, and begins no quoted cell', () => {
    expect(readTerms('15" pipe,أنبوب\nparty,طرف\n')).toEqual([
      term('15" pipe', 'أنبوب'),
      term('party', 'طرف'),
    ]);
  });

  test('columns may stand in another order, parted by semicolons or tabs, with or without titles', () => {
    const terms = [term('party', 'طرف', 'n')];
    expect(readTerms('Arabic;English;Note\r\nطرف;party;n\r\n')).toEqual(terms);
    expect(readTerms('party\tطرف\tn')).toEqual(terms);
    expect(readTerms('\uFEFFparty,طرف,n\n\n')).toEqual(terms);
    expect(readTerms('party,طرف')).toEqual([term('party', 'طرف')]);
    expect(readTerms('')).toEqual([]);
  });
});
