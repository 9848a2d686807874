import type { Language } from '#shared/contracts/common.js';
import type { Mark } from '#shared/contracts/marks.js';
import type { Risk, Severity } from '#shared/tools/risk/contract.js';
import { isolateQuotations } from '#workers/reports/bidi-runs.js';
import type { linesOf } from '#workers/reports/lines.js';
import { cellStyle, INK, INK_2, INK_3, TONES, type Tone } from '#workers/reports/look.js';
import { markPassages } from '#workers/reports/mark-passages.js';
import { filled, placeCell, theirs } from '#workers/reports/passages.js';
import { placeLines } from './pdf-place.js';
import { WORDS } from './pdf-words.js';
import type { Cell, Row } from '#workers/reports/table.js';

export const TONE: Record<Severity, Tone> = { high: TONES.red, medium: TONES.amber, low: TONES.green };

/** Column widths of ID, Section, Risk, Quote and Recommendation, points: together the page without its margins. */
export const WIDTHS = [24, 72, 100, 168, 168] as const;

/** A risk with its number in the report, which is its position from 1, and its mark. */
export interface NumberedRisk {
  risk: Risk;
  id: number;
  mark: Mark | undefined;
}

/** Builds the table row of a finding: its number, place, risk, quote, and recommendation with its mark. */
export function rowOf(set: typeof linesOf, { risk, id, mark }: NumberedRisk, lang: Language): Row {
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
        ...markPassages(set, mark, adviceWidth, lang),
      ],
    ],
  };
}
