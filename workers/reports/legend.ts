import type { Language } from '#shared/contracts/common.js';
import { CONTENT_WIDTH, PAGE, type Flow } from './flow.js';
import { linesOf } from './lines.js';
import { INK_2, TABLE_SIZE, type Tone } from './look.js';

/** A name as the report's rows show it, and what it means. */
export interface LegendEntry {
  name: string;
  meaning: string;
  tone: Tone;
}

/** Space between the names and what they mean, points. */
const GAP = 10;

/** Writes what severities or statuses mean: each name in its color, beside its meaning. */
export function writeLegend(flow: Flow, entries: readonly LegendEntry[], lang: Language): void {
  const style = { size: TABLE_SIZE, direction: lang === 'ar' ? ('rtl' as const) : ('ltr' as const) };
  const named = entries.map(({ name, ...entry }) => ({
    ...entry,
    name: linesOf(name, { ...style, weight: 'bold', width: CONTENT_WIDTH }).slice(0, 1),
  }));
  const column = Math.max(...named.flatMap(({ name }) => name.map(({ width }) => width))) + GAP;
  flow.y += 6;
  for (const { name, meaning, tone } of named) {
    const lines = linesOf(meaning, { ...style, weight: 'regular', width: CONTENT_WIDTH - column });
    const height = lines.reduce((sum, line) => sum + line.height, 0);
    if (height > flow.left) flow.nextPage();
    const names = { x: flow.rtl ? PAGE.width - PAGE.margin - column : PAGE.margin, width: column };
    const meanings = { x: flow.rtl ? PAGE.margin : PAGE.margin + column, width: CONTENT_WIDTH - column };
    for (const line of name) {
      const x = line.rtl ? names.x + column - line.width : names.x;
      flow.page.rects.push({
        x: x - 2,
        y: flow.y,
        width: line.width + 4,
        height: line.height - 0.5,
        fill: tone.chip,
      });
      flow.set(line, { ...names, y: flow.y, color: tone.color });
    }
    for (const line of lines) {
      flow.set(line, { ...meanings, y: flow.y, color: INK_2 });
      flow.y += line.height;
    }
    flow.y += 2;
  }
}
