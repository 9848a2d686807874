import type { Element } from '@xmldom/xmldom';
import type { Alignment } from './alignment.js';
import { attributeOf, childOf, childrenOf, nameOf } from './elements.js';
import type { Piece } from './pieces.js';

/** A range of a text, in UTF-16 code units, end exclusive. */
interface Range {
  start: number;
  end: number;
}

/** How a paragraph's text is formatted. */
export interface Formats {
  /** A range that looks as most of the text does; null if there is no text. */
  main: Range | null;
  /** Ranges that look otherwise, such as a bold term or a link, in order. */
  others: readonly Range[];
}

/** Properties of a run that a reader sees within a line. */
const SEEN = new Set(
  'rStyle b i caps smallCaps strike dstrike color highlight u shd vertAlign'
    .split(' ')
    .map((name) => `w:${name}`),
);
const OFF = new Set(['0', 'false', 'off', 'none', 'auto', 'baseline']);

/** Returns which parts of a block's text stand out from the rest of it. */
export function formatsOf({ pieces, texts, fixed }: Alignment): Formats {
  const groups: (Range & { look: string; linked: boolean })[] = [];
  const lengths = new Map<string, number>();
  for (const { piece: index, start, end } of texts) {
    const piece = pieces[index];
    if (piece === undefined) continue;
    const { look, linked } = lookOf(piece);
    lengths.set(look, (lengths.get(look) ?? 0) + end - start);
    const last = groups.at(-1);
    const apart = last === undefined || fixed.some((one) => one.start >= last.end && one.end <= start);
    if (!apart && last.look === look) last.end = end;
    else groups.push({ start, end, look, linked });
  }
  // A long address is a link all the same, and the sentence around it is none.
  const plain = groups.some(({ linked }) => !linked) ? groups.filter(({ linked }) => !linked) : groups;
  const [most] = [...plain].sort((a, b) => (lengths.get(b.look) ?? 0) - (lengths.get(a.look) ?? 0));
  if (most === undefined) return { main: null, others: [] };
  const rangeOf = ({ start, end }: Range) => ({ start, end });
  return { main: rangeOf(most), others: groups.filter(({ look }) => look !== most.look).map(rangeOf) };
}

function lookOf({ run, wrappers }: Piece): { look: string; linked: boolean } {
  const properties = run === null ? undefined : childOf(run, 'w:rPr');
  const seen = properties === undefined ? [] : childrenOf(properties).map(seenValue);
  const linked =
    wrappers.some((wrapper) => nameOf(wrapper) === 'w:hyperlink') || seen.includes('w:rStyle=Hyperlink');
  return { look: [...seen, linked ? 'link' : ''].filter((one) => one !== '').sort().join(' '), linked }; // prettier-ignore
}

function seenValue(property: Element): string {
  const name = nameOf(property);
  const value = attributeOf(property, name === 'w:shd' ? 'fill' : 'val') ?? 'on';
  return SEEN.has(name) && !OFF.has(value) ? `${name}=${value}` : '';
}
