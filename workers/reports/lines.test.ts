import { describe, expect, it } from '@jest/globals';
import { isolated, isolatedName, isolateQuotations, plainText, type TextStyle } from './bidi-runs.js';
import { linesOf, type Line } from './lines.js';

const style: TextStyle = { size: 8, weight: 'regular', width: 1_000 };
const narrow: TextStyle = { ...style, width: 100 };

/** A line's runs as they stand on paper, from left to right; those from right to left in brackets. */
const paper = ({ runs }: Line) => runs.map(({ text, rtl }) => (rtl ? `[${text}]` : text));
const only = (text: string, given = style): Line => {
  const lines = linesOf(text, given);
  const [line] = lines;
  if (line === undefined || lines.length > 1) throw new Error(`${lines.length} lines`);
  return line;
};
const logical = (lines: Line[]) =>
  lines.map(({ runs, rtl }) => (rtl ? runs.toReversed() : runs).map(({ text }) => text).join(''));

describe('runs', () => {
  it('of plain Latin are one', () => {
    const line = only('The Supplier (and its "Affiliates") pays 5 %.');
    expect(paper(line)).toEqual(['The Supplier (and its "Affiliates") pays 5 %.']);
    expect(line.rtl).toBe(false);
  });
  it('of an Arabic paragraph stand from right to left, a Latin name in it from left to right', () => {
    const line = only('يلتزم المورد LDA Systems بالدفع');
    expect(paper(line)).toEqual(['[ بالدفع]', 'LDA Systems', '[يلتزم المورد ]']);
    expect(line.rtl).toBe(true);
  });
  it('of digits in Arabic read from left to right', () => {
    expect(paper(only('خلال 90 يوما'))).toEqual(['[ يوما]', '90', '[خلال ]']);
    expect(paper(only('قبل ٩٠ يوما'))).toEqual(['[ يوما]', '٩٠', '[قبل ]']);
  });
  it('of Arabic in an English line keep their place in it', () => {
    expect(paper(only('The party (العميل الأول) pays'))).toEqual(['The party (', '[العميل الأول]', ') pays']);
  });
  it('turn brackets around in right-to-left text', () => {
    expect(paper(only('خمس (سنوات) كاملة'))).toEqual(['[خمس )سنوات( كاملة]']);
  });
  it('are set in Amiri where they are Arabic, in Plex where they are Latin', () => {
    expect(only('يلتزم المورد LDA').runs.map(({ face }) => face.id)).toEqual([
      'latin-regular',
      'arabic-regular',
    ]);
  });
  it('have the width of what they say', () => {
    const one = only('liability').width;
    expect(only('liability liability').width).toBeCloseTo(
      2 * one + only('a a').width - 2 * only('a').width,
      1,
    );
    expect(only('liability', { ...style, size: 16 }).width).toBeCloseTo(2 * one, 5);
  });
});

describe('a piece of text that is isolated', () => {
  it('keeps its own direction', () => {
    const title = `تقرير ${isolated('lease v2.pdf')}`;
    expect(paper(only(title, { ...style, direction: 'rtl' }))).toEqual(['lease v2.pdf', '[تقرير ]']);
  });
  it('cannot turn what stands around it', () => {
    const trick = `report ${isolated('a\u202Efdp.exe')} end`;
    expect(paper(only(trick)).join('')).toBe('report afdp.exe end');
  });
  it('as the name of a file has its extension behind its stem', () => {
    const rtl = { ...style, direction: 'rtl' } as const;
    expect(paper(only(`تقرير ${isolatedName('عقد 2024.pdf')}`, rtl)).join('')).toBe(
      'pdf[.]2024[عقد ][تقرير ]',
    );
    expect(paper(only(`Report for ${isolatedName('عقد.pdf')}`)).join('')).toBe('Report for pdf[عقد.]');
    expect(paper(only(`تقرير ${isolatedName('lease (2).pdf')}`, rtl)).join('')).toBe('lease (2).pdf[تقرير ]');
  });
  it('is each quotation of Latin words in an Arabic sentence', () => {
    const title = 'صياغة غامضة: «promptly»، «material»';
    expect(paper(only(isolateQuotations(title), { ...style, direction: 'rtl' }))).toEqual([
      '[«]',
      'material',
      '[«، »]',
      'promptly',
      '[صياغة غامضة: »]',
    ]);
  });
  it('holds no controls', () => {
    expect(plainText('a\u0000b\tc\r\nd\u200Fe')).toBe('a b c\nde');
  });
});

describe('lines', () => {
  it('are not wider than they may be, and lose no word', () => {
    const text = 'The Supplier shall be liable without limitation for any and all losses of the Customer.';
    const lines = linesOf(text, narrow);
    expect(lines.length).toBeGreaterThan(2);
    expect(Math.max(...lines.map(({ width }) => width))).toBeLessThanOrEqual(narrow.width);
    expect(logical(lines).join(' ')).toBe(text);
  });
  it('break Arabic in logical order', () => {
    const text = 'يكون المورد مسؤولا دون حد عن جميع الخسائر والأضرار والتكاليف التي يتكبدها العميل';
    const lines = linesOf(text, narrow);
    expect(lines.length).toBeGreaterThan(2);
    expect(Math.max(...lines.map(({ width }) => width))).toBeLessThanOrEqual(narrow.width);
    expect(logical(lines).join(' ')).toBe(text);
    expect(lines[0]?.runs.at(-1)?.text.startsWith('يكون')).toBe(true);
  });
  it('divide a word that is longer than they are, between whole characters', () => {
    const word = 'indemnification'.repeat(12) + '😀😀';
    const lines = linesOf(`see ${word} there`, narrow);
    expect(Math.max(...lines.map(({ width }) => width))).toBeLessThanOrEqual(narrow.width);
    expect(
      logical(lines)
        .join('')
        .replace(/^see/, '')
        .replace(/there$/, '')
        .trim(),
    ).toBe(word);
    for (const line of logical(lines)) expect(line).not.toMatch(/\p{Surrogate}/u);
  });
  it('end where the text breaks, also on nothing', () => {
    expect(logical(linesOf('a\n\nb', style))).toEqual(['a', '', 'b']);
    expect(linesOf('', style)).toHaveLength(1);
  });
  it('give each paragraph its own direction, unless they are told one', () => {
    expect(linesOf('The Supplier\nالمورد', style).map(({ rtl }) => rtl)).toEqual([false, true]);
    expect(linesOf('The Supplier\nالمورد', { ...style, direction: 'rtl' }).map(({ rtl }) => rtl)).toEqual([
      true,
      true,
    ]);
  });
  it('are higher where Arabic stands in them', () => {
    expect(only('المورد').height).toBeGreaterThan(only('Supplier').height);
  });
});
