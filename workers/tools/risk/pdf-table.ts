import type { Language } from '#shared/contracts/common.js';
import type { Flow } from '#workers/reports/flow.js';
import { linesOf } from '#workers/reports/lines.js';
import { Table } from '#workers/reports/table.js';
import { cellStyle, INK_3, PADDING } from './pdf-row.js';

export const GRID = '#CFC8B8';
const BROWN_ORANGE = '#9A5B1E';

/** Begins a table of the report, with its header. */
export function tableOf(
  flow: Flow,
  { widths, labels }: { widths: readonly number[]; labels: readonly string[] },
  lang: Language,
): Table {
  const table = new Table(
    flow,
    widths.map((width) => ({ width })),
    labels.map((label, index) => linesOf(label, { ...cellStyle(widths[index] ?? 0, lang), weight: 'bold' })),
    {
      padding: PADDING,
      grid: GRID,
      header: { fill: BROWN_ORANGE, color: '#FFFFFF' },
      continued: INK_3,
    },
  );
  table.begin();
  return table;
}
