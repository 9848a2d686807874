import type { TextPart } from './layout.js';
import type { Span } from './soft-breaks.js';

/** A place in the page: a text node and an offset in it. */
interface Point {
  node: Text;
  offset: number;
}

/** Returns the text of an element as its nodes, each with the place where it begins. */
function nodesOf(element: Element): { node: Text; start: number }[] {
  const nodes: { node: Text; start: number }[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let start = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    nodes.push({ node, start });
    start += node.data.length;
  }
  return nodes;
}

function pointIn(nodes: ReturnType<typeof nodesOf>, at: number): Point | undefined {
  const found = nodes.findLast(({ start }) => start <= at);
  return found && { node: found.node, offset: Math.min(at - found.start, found.node.data.length) };
}

/**
 * Finds stretches of the document in the page. Each lies in one paragraph; both lists are in order. What the page does not
 * show is left out.
 */
export function rangesOf(box: Element, texts: readonly TextPart[], spans: readonly Span[]): StaticRange[] {
  const elements = new Map(
    [...box.querySelectorAll<HTMLElement>('[data-start]')].map((element) => [
      Number(element.dataset.start),
      element,
    ]),
  );
  let next = 0;
  let nodes: ReturnType<typeof nodesOf> = [];
  let of: TextPart | undefined;
  return spans.flatMap(({ start, end }) => {
    while ((texts[next]?.end ?? Infinity) <= start) next += 1;
    const text = texts[next];
    const element = elements.get(text?.start ?? -1);
    if (text === undefined || element === undefined) return [];
    if (of !== text) nodes = nodesOf(element);
    of = text;
    const shown = (at: number) => at - text.start - text.unshown.filter((hidden) => hidden < at).length;
    const [from, to] = [pointIn(nodes, shown(start)), pointIn(nodes, shown(end))];
    if (from === undefined || to === undefined) return [];
    return [
      new StaticRange({
        startContainer: from.node,
        startOffset: from.offset,
        endContainer: to.node,
        endOffset: to.offset,
      }),
    ];
  });
}

/** Returns a range that knows where it is on the screen. */
export function liveRange({ startContainer, startOffset, endContainer, endOffset }: StaticRange): Range {
  const range = document.createRange();
  range.setStart(startContainer, startOffset);
  range.setEnd(endContainer, endOffset);
  return range;
}

/** The highlights of the page: all matches of the search, the current one, the open quote on a page of the PDF, and a passage to be read. */
type HighlightName = 'text-match' | 'text-match-current' | 'page-quote' | 'passage';

/** Highlights ranges under a name, in place of those before; the style sheet says how. */
export function highlight(name: HighlightName, ranges: readonly AbstractRange[], priority = 0): void {
  // The DOM of tests has no highlights.
  if (typeof Highlight === 'undefined') return;
  if (ranges.length === 0) {
    CSS.highlights.delete(name);
    return;
  }
  const highlighted = new Highlight(...ranges);
  highlighted.priority = priority;
  CSS.highlights.set(name, highlighted);
}
