import { describe, expect, it } from '@jest/globals';
import { isolated, isolatedName, isolateQuotations, plainText, type TextStyle } from './bidi-runs.js';
import { createCachedLines, linesOf, type Line } from './lines.js';

const style: TextStyle = { size: 8, weight: 'regular', width: 1_000 };
const narrow: TextStyle = { ...style, width: 100 };

/** Lists a line's runs as they appear on paper, from left to right; those from right to left in brackets. */
const paper = ({ runs }: Line) => runs.map(({ text, rtl }) => (rtl ? `[${text}]` : text));
const only = (text: string, given = style): Line => {
  const lines = linesOf(text, given);
  const [line] = lines;
  if (line === undefined || lines.length > 1) throw new Error(`${lines.length} lines`);
  return line;
};
const logical = (lines: Line[]) =>
  lines.map(({ runs, rtl }) => (rtl ? runs.toReversed() : runs).map(({ text }) => text).join(''));

describe('runs of a line', () => {
  it('plain Latin text is one run', () => {
    const line = only('The Supplier (and its "Affiliates") pays 5 %.');
    expect(paper(line)).toEqual(['The Supplier (and its "Affiliates") pays 5 %.']);
    expect(line.rtl).toBe(false);
  });
  it('runs of an Arabic paragraph go from right to left, and a Latin name in it from left to right', () => {
    const line = only('يلتزم المورد LDA Systems بالدفع');
    expect(paper(line)).toEqual(['[ بالدفع]', 'LDA Systems', '[يلتزم المورد ]']);
    expect(line.rtl).toBe(true);
  });
  it('digits in Arabic read from left to right', () => {
    expect(paper(only('خلال 90 يوما'))).toEqual(['[ يوما]', '90', '[خلال ]']);
    expect(paper(only('قبل ٩٠ يوما'))).toEqual(['[ يوما]', '٩٠', '[قبل ]']);
  });
  it('Arabic in an English paragraph keeps its place', () => {
    expect(paper(only('The party (العميل الأول) pays'))).toEqual(['The party (', '[العميل الأول]', ') pays']);
  });
  it('brackets are mirrored in right-to-left text', () => {
    expect(paper(only('خمس (سنوات) كاملة'))).toEqual(['[خمس )سنوات( كاملة]']);
  });
  it('Arabic is set in Amiri, and Latin in Plex', () => {
    expect(only('يلتزم المورد LDA').runs.map(({ face }) => face.id)).toEqual([
      'latin-regular',
      'arabic-regular',
    ]);
  });
  it('a run has the width of its text', () => {
    const one = only('liability').width;
    expect(only('liability liability').width).toBeCloseTo(
      2 * one + only('a a').width - 2 * only('a').width,
      1,
    );
    expect(only('liability', { ...style, size: 16 }).width).toBeCloseTo(2 * one, 5);
  });
});

describe('isolated text', () => {
  it('isolated text keeps its own direction', () => {
    const title = `تقرير ${isolated('lease v2.pdf')}`;
    expect(paper(only(title, { ...style, direction: 'rtl' }))).toEqual(['lease v2.pdf', '[تقرير ]']);
  });
  it('isolated text cannot change the direction of its surroundings', () => {
    const trick = `report ${isolated('a\u202Efdp.exe')} end`;
    expect(paper(only(trick)).join('')).toBe('report afdp.exe end');
  });
  it('an isolated file name has its extension after its stem', () => {
    const rtl = { ...style, direction: 'rtl' } as const;
    expect(paper(only(`تقرير ${isolatedName('عقد 2024.pdf')}`, rtl)).join('')).toBe(
      'pdf[.]2024[عقد ][تقرير ]',
    );
    expect(paper(only(`Report for ${isolatedName('عقد.pdf')}`)).join('')).toBe('Report for pdf[عقد.]');
    expect(paper(only(`تقرير ${isolatedName('lease (2).pdf')}`, rtl)).join('')).toBe('lease (2).pdf[تقرير ]');
  });
  it('each Latin quotation in an Arabic sentence is isolated', () => {
    const title = 'صياغة غامضة: «promptly»، «material»';
    expect(paper(only(isolateQuotations(title), { ...style, direction: 'rtl' }))).toEqual([
      '[«]',
      'material',
      '[«، »]',
      'promptly',
      '[صياغة غامضة: »]',
    ]);
  });
  it('isolated text contains no control characters', () => {
    expect(plainText('a\u0000b\tc\r\nd\u200Fe')).toBe('a b c\nde');
  });
});

describe('linesOf', () => {
  it('lines do not exceed their width, and lose no word', () => {
    const text = 'The Supplier shall be liable without limitation for any and all losses of the Customer.';
    const lines = linesOf(text, narrow);
    expect(lines.length).toBeGreaterThan(2);
    expect(Math.max(...lines.map(({ width }) => width))).toBeLessThanOrEqual(narrow.width);
    expect(logical(lines).join(' ')).toBe(text);
  });
  it('Arabic lines break in logical order', () => {
    const text = 'يكون المورد مسؤولا دون حد عن جميع الخسائر والأضرار والتكاليف التي يتكبدها العميل';
    const lines = linesOf(text, narrow);
    expect(lines.length).toBeGreaterThan(2);
    expect(Math.max(...lines.map(({ width }) => width))).toBeLessThanOrEqual(narrow.width);
    expect(logical(lines).join(' ')).toBe(text);
    expect(lines[0]?.runs.at(-1)?.text.startsWith('يكون')).toBe(true);
  });
  it('a word longer than a line is divided between whole characters', () => {
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
  it('lines end where the text breaks, even if they are empty', () => {
    expect(logical(linesOf('a\n\nb', style))).toEqual(['a', '', 'b']);
    expect(linesOf('', style)).toHaveLength(1);
  });
  it('each paragraph has its own direction, unless the style gives one', () => {
    expect(linesOf('The Supplier\nالمورد', style).map(({ rtl }) => rtl)).toEqual([false, true]);
    expect(linesOf('The Supplier\nالمورد', { ...style, direction: 'rtl' }).map(({ rtl }) => rtl)).toEqual([
      true,
      true,
    ]);
  });
  it('lines that contain Arabic are higher', () => {
    expect(only('المورد').height).toBeGreaterThan(only('Supplier').height);
  });
});

describe('ranges that are set apart', () => {
  const shown = (lines: Line[]) =>
    lines.map(({ runs }) =>
      runs.map(({ text, face, emphasis }) => [text, face.id, emphasis?.underlined ?? false]),
    );

  it('a bold range is measured and set in the bold face, on the line and in the paragraph in which it is', () => {
    const text = 'Pay\nwithin thirty days now';
    const emphasis = [
      { start: 11, end: 22, bold: true },
      { start: 23, end: 26, underlined: true },
    ];
    const lines = linesOf(text, { ...style, emphasis });
    expect(shown(lines)).toEqual([
      [['Pay', 'latin-regular', false]],
      [
        ['within ', 'latin-regular', false],
        ['thirty days', 'latin-bold', false],
        [' ', 'latin-regular', false],
        ['now', 'latin-regular', true],
      ],
    ]);
    expect(lines[1]?.width).toBeGreaterThan(only('within thirty days now').width);
  });

  it('a range that breaks over lines is set apart on each of them, in Arabic too', () => {
    const text = 'يلتزم المورد بسداد جميع المبالغ المستحقة خلال ثلاثين يوماً';
    const emphasis = [{ start: 6, end: text.length - 6, bold: true }];
    const lines = linesOf(text, { ...narrow, emphasis });
    expect(lines.length).toBeGreaterThan(1);
    const bold = lines
      .flatMap(({ runs }) => runs.toReversed())
      .filter(({ face }) => face.id === 'arabic-bold');
    expect(bold.map((run) => run.text.trim()).join(' ')).toBe(text.slice(6, -6).trim());
  });

  it('the same text without ranges is not taken from the one with ranges', () => {
    const set = createCachedLines();
    set('now', { ...style, emphasis: [{ start: 0, end: 3, bold: true }] });
    expect(set('now', style)[0]?.runs[0]?.face.id).toBe('latin-regular');
  });
});
