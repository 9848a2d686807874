import type { Language } from '#shared/contracts/common.js';
import type { Flow } from './flow.js';
import { linesOf } from './lines.js';
import { BROWN_ORANGE, cellStyle, GRID, INK_3, PADDING } from './look.js';
import { Table } from './table.js';

/** Begins a table of a report, with its header. */
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
