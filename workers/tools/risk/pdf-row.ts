import type { Language } from '#shared/contracts/common.js';
import type { Mark } from '#shared/contracts/marks.js';
import type { ReportedFinding, Severity } from '#shared/tools/risk/contract.js';
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

/** A finding with its number in the report, which is its position from 1, and its mark. */
export interface NumberedFinding {
  finding: ReportedFinding;
  id: number;
  mark: Mark | undefined;
}

/** Builds the table row of a finding: its number, place, risk, quote, and recommendation with its mark. */
export function rowOf(set: typeof linesOf, { finding, id, mark }: NumberedFinding, lang: Language): Row {
  const words = WORDS[lang];
  const [idWidth, sectionWidth, findingWidth, quoteWidth, adviceWidth] = WIDTHS;
  /** Sets a text in the report's language. */
  const own = (text: string, width: number) => set(text, cellStyle(width, lang));
  const quote = filled(finding.extracted_text_snippet) ?? filled(finding.clause) ?? filled(finding.section);
  const tone = TONE[finding.severity];
  const severity = set(words.severity[finding.severity], {
    ...cellStyle(findingWidth, lang),
    weight: 'bold',
  });
  const reason = filled(finding.severity_reason ?? null);
  const quoted: Cell = [
    quote === null
      ? { lines: own(words.noSnippet, quoteWidth), color: INK_3 }
      : { lines: theirs(set, quote, quoteWidth, lang), color: INK },
  ];
  if (filled(finding.extracted_text_snippet) !== null && finding.evidence === null) {
    quoted.push({ lines: own(words.notLocated, quoteWidth), color: INK_3 });
  }
  for (const line of placeLines(finding, lang)) quoted.push({ lines: own(line, quoteWidth), color: INK_2 });
  return {
    cells: [
      [{ lines: own(String(id), idWidth), color: INK_2 }],
      placeCell(set, finding, sectionWidth, lang),
      [
        { lines: severity, color: tone.color, chip: tone.chip },
        { lines: own(isolateQuotations(finding.risk_description), findingWidth), color: INK },
        ...(reason === null ? [] : [{ lines: own(isolateQuotations(reason), findingWidth), color: INK_3 }]),
      ],
      quoted,
      [
        {
          lines: own(
            isolateQuotations(filled(finding.recommendation) ?? words.noRecommendation),
            adviceWidth,
          ),
          color: INK,
        },
        ...markPassages(set, mark, adviceWidth, lang),
      ],
    ],
  };
}
