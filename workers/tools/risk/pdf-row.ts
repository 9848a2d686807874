import type { Language } from '#shared/contracts/common.js';
import type { Risk, Severity } from '#shared/tools/risk/contract.js';
import { isolateQuotations, plainText, type TextStyle } from '#workers/reports/bidi-runs.js';
import type { linesOf, Line } from '#workers/reports/lines.js';
import { clauseName, filled, placeLines } from './pdf-place.js';
import { WORDS } from './pdf-words.js';
import type { Cell, Row } from '#workers/reports/table.js';

export const INK = '#1C2226';
export const INK_2 = '#485057';
export const INK_3 = '#646C72';
const TONE: Record<Severity, { color: string; chip: string }> = {
  high: { color: '#B42318', chip: '#FDECEA' },
  medium: { color: '#8A5A00', chip: '#FDF3D7' },
  low: { color: '#12703B', chip: '#E4F5EA' },
};

export const TABLE_SIZE = 8;
export const PADDING = 4;
/** Column widths of ID, Section, Risk, Quote and Recommendation, points: together the page without its margins. */
export const WIDTHS = [24, 72, 100, 168, 168] as const;

/** Removes the line breaks of the original page; an empty line still separates two paragraphs. */
const unbroken = (text: string) =>
  text
    .replace(/(?<![ \t])[ \t]*\n(?:[ \t]*\n)+/g, '\u2029')
    .replace(/(?<!\s)\s*\n\s*/g, ' ')
    .replaceAll('\u2029', '\n');

/** Returns the text style of a column, in the report's own direction. */
export function cellStyle(width: number, lang: Language): TextStyle & { direction: 'ltr' | 'rtl' } {
  return {
    size: TABLE_SIZE,
    weight: 'regular',
    width: width - 2 * PADDING,
    direction: lang === 'ar' ? 'rtl' : 'ltr',
  };
}

/** Sets a text in the document's language, each paragraph in its own direction. */
function theirs(set: typeof linesOf, text: string, width: number, lang: Language): Line[] {
  const { size, weight, width: inner, direction } = cellStyle(width, lang);
  // A number alone has no direction of its own.
  if (!/\p{L}/u.test(text)) return set(plainText(text), { size, weight, width: inner, direction });
  return set(unbroken(plainText(text)), { size, weight, width: inner });
}

/** Builds the cell that says where a finding is: its section, and its clause unless the section names it. */
export function placeCell(set: typeof linesOf, risk: Risk, width: number, lang: Language): Cell {
  const section = filled(risk.section);
  const clause = filled(risk.clause);
  const where: Cell = [];
  if (section !== null) where.push({ lines: theirs(set, section, width, lang), color: INK });
  if (clause !== null && section?.includes(clause) !== true)
    where.push({ lines: set(clauseName(clause, lang), cellStyle(width, lang)), color: INK_3 });
  return where;
}

/** Builds the table row of a finding: its number, place, risk, quote and recommendation. */
export function rowOf(set: typeof linesOf, risk: Risk, id: number, lang: Language): Row {
  const words = WORDS[lang];
  const [idWidth, sectionWidth, riskWidth, quoteWidth, adviceWidth] = WIDTHS;
  /** Sets a text in the report's language. */
  const own = (text: string, width: number) => set(text, cellStyle(width, lang));
  const quote = filled(risk.extracted_text_snippet) ?? filled(risk.clause) ?? filled(risk.section);
  const tone = TONE[risk.severity];
  const severity = set(words.severity[risk.severity], {
    ...cellStyle(riskWidth, lang),
    weight: 'bold',
  });
  const reason = filled(risk.severity_reason ?? null);
  const quoted: Cell = [
    quote === null
      ? { lines: own(words.noSnippet, quoteWidth), color: INK_3 }
      : { lines: theirs(set, quote, quoteWidth, lang), color: INK },
  ];
  if (filled(risk.extracted_text_snippet) !== null && risk.evidence === null) {
    quoted.push({ lines: own(words.notLocated, quoteWidth), color: INK_3 });
  }
  for (const line of placeLines(risk, lang)) quoted.push({ lines: own(line, quoteWidth), color: INK_2 });
  return {
    cells: [
      [{ lines: own(String(id), idWidth), color: INK_2 }],
      placeCell(set, risk, sectionWidth, lang),
      [
        { lines: severity, color: tone.color, chip: tone.chip },
        { lines: own(isolateQuotations(risk.risk_description), riskWidth), color: INK },
        ...(reason === null ? [] : [{ lines: own(isolateQuotations(reason), riskWidth), color: INK_3 }]),
      ],
      quoted,
      [
        {
          lines: own(isolateQuotations(filled(risk.recommendation) ?? words.noRecommendation), adviceWidth),
          color: INK,
        },
      ],
    ],
  };
}
