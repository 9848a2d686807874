import type { Language } from '#shared/contracts/common.js';
import { isolated, isolateQuotations } from '#workers/reports/bidi-runs.js';
import type { Flow } from '#workers/reports/flow.js';
import type { linesOf } from '#workers/reports/lines.js';
import { cellStyle, INK, INK_2, INK_3 } from '#workers/reports/look.js';
import { markPassages } from '#workers/reports/mark-passages.js';
import { filled, firstWords, placeCell } from '#workers/reports/passages.js';
import { beginSection } from '#workers/reports/section.js';
import { tableOf } from '#workers/reports/report-table.js';
import { placeNames } from './pdf-place.js';
import type { NumberedFinding } from './pdf-row.js';
import { WORDS } from './pdf-words.js';

/** Column widths of ID, Section, Clause and Recommendation, points. */
const WIDTHS = [24, 72, 218, 218] as const;
/** Most characters of a quote's first words. */
const QUOTE_CHARS = 140;

/** Writes the findings on usual clauses, compactly and below all others: each with the first words of its quote. */
export async function writeUsualClauses(
  flow: Flow,
  usual: readonly NumberedFinding[],
  {
    lines: set,
    lang,
    breathe,
  }: { lines: typeof linesOf; lang: Language; breathe: () => Promise<void> | undefined },
): Promise<void> {
  if (usual.length === 0) return;
  const words = WORDS[lang];
  beginSection(flow, { title: words.usual.title(usual.length), lead: words.usual.lead }, lang);
  const [idLabel, sectionLabel, , , adviceLabel] = words.columns;
  const table = tableOf(
    flow,
    { widths: WIDTHS, labels: [idLabel, sectionLabel, words.usual.clause, adviceLabel] },
    lang,
  );
  const [idWidth, sectionWidth, clauseWidth, adviceWidth] = WIDTHS;
  for (const { finding, id, mark } of usual) {
    const own = (text: string, width: number) => set(text, cellStyle(width, lang));
    const quote = filled(finding.extracted_text_snippet);
    const also = placeNames(finding, lang);
    table.add({
      cells: [
        [{ lines: own(String(id), idWidth), color: INK_2 }],
        placeCell(set, finding, sectionWidth, lang),
        [
          { lines: own(isolateQuotations(finding.risk_description), clauseWidth), color: INK },
          ...(quote === null
            ? []
            : [{ lines: own(isolated(firstWords(quote, QUOTE_CHARS)), clauseWidth), color: INK_2 }]),
          ...(also === '' ? [] : [{ lines: own(also, clauseWidth), color: INK_3 }]),
        ],
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
    });
    await breathe();
  }
}
