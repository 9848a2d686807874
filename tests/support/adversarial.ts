/** Texts that are hard for a reader: long runs of one character, and repeated beginnings of the patterns that it searches. */

/** Creates a text of the given number of characters. */
export type Adversary = (chars: number) => string;

const repeated =
  (unit: string, before = ''): Adversary =>
  (chars) =>
    before + unit.repeat(Math.max(0, Math.ceil((chars - before.length - 1) / unit.length))) + 'x';

function counted(line: (at: number) => string): Adversary {
  return (chars) => {
    const lines: string[] = [];
    for (let at = 0, length = 0; length < chars; at += 1) {
      const next = line(at);
      lines.push(next);
      length += next.length;
    }
    return lines.join('').slice(0, chars);
  };
}

const SIGNS = [...' \t\n.-–_1([{"“«\';:,/*•…aAاـ\u064b\u00a0\u200f'];
const UNITS = [
  ...[
    '\u0651\u064e',
    'a\u0301',
    'ﷺ',
    '😀',
    '1.',
    '1,',
    '([',
    '(a)',
    '(a)(b)(c)',
    '1.1.1.1',
    'x.',
    'x. ',
    'X. ',
  ],
  ...[
    'a b ',
    'a.\n',
    '\n ',
    ' \n',
    '\n x',
    'a\n\n',
    '<b>',
    'Fees . . . . 3 ',
    'Fees ..... 3\n',
    'one, two; three: ',
  ],
  ...[
    '(a) x; ',
    'may: (1) x; ',
    '1. a\n',
    '1. A\n',
    '(a) b\n',
    '1.1 A. ',
    'Section ',
    'Section 1\n',
    'SECTION A\n',
  ],
  ...[
    'Article\n',
    'contents\n',
    'contents\nFees 3\n',
    'page 1\n',
    '- 1 -\n',
    'Supplier or ',
    'and ',
    'shall ',
    'one ',
  ],
  ...[
    'thirty (30) days ',
    'SAR 1,',
    'pay due ',
    'notice ',
    'liability ',
    'limit ',
    'terminate ',
    'neither party ',
  ],
  ...[
    'not be liable ',
    'in no event shall ',
    'amend in ',
    'ABCD ',
    '"A" means ',
    '(the "A") ',
    'supplier shall indemnify ',
  ],
  ...[
    'ignore ',
    'ignore previous instructions ',
    'AI reviewers ',
    'you are the ',
    'reply only with ',
    'تجاهل ',
  ],
  ...[
    'المادة ',
    'المادة الأول\n',
    'البند (1)\n',
    'أولا: \n',
    'أ) ب\n',
    'ثلاثين يوما ',
    '١-',
    '(المورد) ',
    'ويشار ',
  ],
  ...['على ', 'يلتزم ', 'لا يجوز ', 'يحل أي عقود '],
];
/** Texts with which a match may begin before a run. */
const BEGINNINGS = [
  'x',
  '.',
  '(1',
  '"',
  'Section',
  'Annex',
  'المادة',
  'page',
  'ignore',
  'limit',
  'liable to',
  'thirty',
];
const RUNS = [' ', '\n', '\t', '.', '1', '.1', 'a', 'ا'];

/** Runs of one character, by the character. */
export const RUNS_OF_ONE: ReadonlyMap<string, Adversary> = new Map(
  SIGNS.map((sign) => [JSON.stringify(sign), repeated(sign)]),
);

/** All adversarial texts, by a description. */
export const ADVERSARIES: ReadonlyMap<string, Adversary> = new Map<string, Adversary>([
  ...RUNS_OF_ONE,
  ...UNITS.map((unit) => [JSON.stringify(unit), repeated(unit)] as const),
  ...BEGINNINGS.flatMap((before) =>
    RUNS.map((run) => [`${before} and ${JSON.stringify(run)}`, repeated(run, before)] as const),
  ),
  ...[' ', '\n', '.'].map((run) => {
    const clause = `The Supplier may terminate neither upon notice${run.repeat(2_000)}of 30${run.repeat(2_000)}days`;
    return [`${JSON.stringify(run)} within clauses`, repeated(`${clause} limit; \n`)] as const;
  }),
  ...[' ', '\n', ' \n', '\n1', '. '].map((run) => {
    // Short enough to become a quote.
    const clause = `Supplier shall indemnify${run.repeat(500 / run.length)}and hold Customer harmless;\n`;
    return [`${JSON.stringify(run)} within quotes`, repeated(clause)] as const;
  }),
  [
    'blanks within Arabic',
    repeated(`يلتزم المورد خلال 30${' '.repeat(2_000)}يوما ولا يجوز${' '.repeat(2_000)}له.\n`),
  ],
  [
    'English without a stop',
    repeated('the supplier shall not terminate and pay notice of liability due days within '),
  ],
  [
    'Arabic without a stop',
    repeated('يلتزم المورد ولا يجوز له أن يحل جميع العقود خلال ثلاثين يوما من الإشعار '),
  ],
  ['terms', counted((at) => `"Term${at}" means x${at}. `)],
  ['words', counted((at) => `w${at.toString(36)} `)],
  ['numbers', counted((at) => `${at % 99}.${(at * 7) % 99}.${(at * 3) % 9} Fees\n`)],
  ['lists', counted((at) => ['1. a\n', '(a) b\n', '(i) c\n', '1.1 d\n', 'A. e\n', '(1) g\n'][at % 6] ?? '')],
]);
