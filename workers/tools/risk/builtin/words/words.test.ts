import { describe, expect, test } from '@jest/globals';
import type { Language } from '#shared/contracts/common.js';
import type { Period } from '#workers/engines/text/values.js';
import { ENGLISH, type Kind } from './english.js';
import { BORNE } from './bearer.js';
import { renderWording, type Line } from './wording.js';
import { WORDINGS } from './words.js';

const KINDS = Object.keys(ENGLISH) as Kind[];
const PERIOD: Period = { n: 30, unit: 'day', days: 30, start: 0, end: 0 };
const ALL = {
  who: 'Supplier',
  other: 'Buyer',
  period: PERIOD,
  notice: PERIOD,
  percent: 5,
  amount: 'SAR 1,000',
  place: 'England',
  words: '“x”',
};

function notesOf(lines: readonly Line[]): string[] {
  return lines.flatMap((line) => {
    if (typeof line === 'string') return [];
    return 'either' in line ? notesOf(line.either) : [line[0].replace(/^!/, '')];
  });
}

describe.each<Language>(['en', 'ar'])('texts of findings in %s', (lang) => {
  test.each(KINDS)('%s has complete texts for any result of its rule', (kind) => {
    const wording = WORDINGS[lang][kind];
    const notes = [...new Set([...notesOf(wording.title), ...notesOf(wording.explanation)])];
    // Rules that know a value always give it; only the parties may be missing.
    for (const facts of [ALL, { ...ALL, who: null, other: null }]) {
      for (const note of notes) {
        const said = renderWording(wording, [note], facts, lang);
        if (facts.who !== null) expect(said.title).not.toBe('');
        expect(said.recommendation).not.toBe('');
        expect(`${said.title} ${said.explanation} ${said.recommendation}`).not.toMatch(/[{}]/);
      }
      if (notes.length === 0) expect(renderWording(wording, [], ALL, lang).explanation).not.toBe('');
    }
  });

  test('the texts are written in their own language', () => {
    for (const kind of KINDS) {
      const { recommendation } = renderWording(WORDINGS[lang][kind], [], ALL, lang);
      expect(/[\u0600-\u06ff]/.test(recommendation)).toBe(lang === 'ar' && recommendation !== '');
    }
  });
});

test('Arabic texts use Arabic punctuation', () => {
  expect(
    JSON.stringify(WORDINGS['ar']).match(/.{0,30}(?:[\u0621-\u0652][,;?]|\u064b\u0627|[“”\u0660-\u0669])/gu),
  ).toBeNull();
});

describe('renderWording', () => {
  test('a sentence is left out if the clause does not give its value', () => {
    const wording = {
      title: ['Of {who}', 'Plain'],
      explanation: ['Says {amount}.', ['short', 'Short.'], 'Always.'],
      advice: [],
    } as const;
    expect(renderWording(wording, [], {}, 'en')).toEqual({
      title: 'Plain',
      explanation: 'Always.',
      recommendation: '',
      articles: [],
    });
    expect(renderWording(wording, ['short'], { who: 'A', amount: '$1' }, 'en').explanation).toBe(
      'Says $1. Short. Always.',
    );
  });

  test('a finding has the articles of the sentences that it shows, each once', () => {
    const wording = {
      title: ['Title'],
      explanation: ['One ({labor:83}).', ['other', 'Two ({labor:9}).'], 'Of {who} ({competition:5}).'],
      advice: ['Three ({labor:83}).'],
    } as const;
    const labor = (number: string) => ({ law: 'labor-m51-1426', number });
    expect(renderWording(wording, [], {}, 'en').articles).toEqual([labor('83')]);
    expect(renderWording(wording, ['other'], {}, 'ar').articles).toEqual([labor('83'), labor('9')]);
  });

  test('words of the contract cite nothing', () => {
    const wording = { title: ['Says {words}'], explanation: [], advice: [] } as const;
    expect(renderWording(wording, [], { words: '{labor:83}' }, 'en')).toMatchObject({
      title: 'Says {labor:83}',
      articles: [],
    });
  });

  test('numbers and units agree in both languages', () => {
    const wording = { title: ['{period}'], explanation: [], advice: [] } as const;
    const title = (n: number, lang: Language) =>
      renderWording(wording, [], { period: { ...PERIOD, n } }, lang).title;
    expect([title(1, 'en'), title(30, 'en')]).toEqual(['1 day', '30 days']);
    expect([0, 1, 2, 5, 10, 11, 30, 100, 101, 120].map((n) => title(n, 'ar'))).toEqual([
      '0 يوم',
      'يوم واحد',
      'يومين',
      '5 أيام',
      '10 أيام',
      '11 يوماً',
      '30 يوماً',
      '100 يوم',
      '101 يوم',
      '120 يوماً',
    ]);
    const year = (n: number) =>
      renderWording(wording, [], { period: { ...PERIOD, unit: 'year', n } }, 'ar').title;
    expect([year(1), year(2), year(15)]).toEqual(['سنة واحدة', 'سنتين', '15 سنة']);
    const named = { title: ['المدة {period_is}'], explanation: [], advice: [] } as const;
    const two = { period: { ...PERIOD, unit: 'year', n: 2 } } as const;
    expect(renderWording(named, [], two, 'ar').title).toBe('المدة سنتان');
  });

  test('an Arabic text names who bears a clause once, in the sentence that it belongs to', () => {
    const wording = {
      title: [['named', 'إعفاء {other}'], 'إعفاء'],
      explanation: ['يعفي البند من المسؤولية.', 'وصياغته عامة.', ['bearer', BORNE.who]],
      advice: [],
    } as const;
    const told = (notes: readonly string[], who: string) =>
      renderWording(wording, notes, { who, other: 'العميل' }, 'ar').explanation;
    expect(told(['bearer'], 'المورد')).toBe('يعفي البند من المسؤولية، وعبء ذلك على المورد. وصياغته عامة.');
    expect(told(['bearer', 'named'], 'العميل')).toBe('يعفي البند من المسؤولية. وصياغته عامة.');
  });

  test('quotations use the marks of the language, and Latin text is isolated in Arabic', () => {
    const wording = { title: ['{words}'], explanation: [], advice: [] } as const;
    const title = (words: string, lang: Language) => renderWording(wording, [], { words }, lang).title;
    expect(title('“promptly” (2×), “material”', 'en')).toBe('“promptly” (2×), “material”');
    expect(title('“promptly” (2×), “material”', 'ar')).toBe(
      '«\u2068promptly\u2069» (2×)، «\u2068material\u2069»',
    );
    expect(title('“مدة معقولة”', 'ar')).toBe('«مدة معقولة»');
    expect(title('May 1 2020, May 2 2020', 'ar')).toBe('\u2068May 1 2020, May 2 2020\u2069');
  });

  test.each([
    ['العميل', 'للعميل التنازل'],
    ['اللجنة', 'للجنة التنازل'],
    ['شركة النخيل', 'لشركة النخيل التنازل'],
    ['Supplier', 'لـSupplier التنازل'],
  ])('the Arabic preposition "to" is joined with %s', (who, title) => {
    const wording = { title: ['لـ{who} التنازل'], explanation: [], advice: [] } as const;
    expect(renderWording(wording, [], { who }, 'ar').title).toBe(title);
  });
});
