import { memo, useMemo, type RefObject } from 'react';
import { textDirection } from '#shared/domain/text-direction.js';
import { useTranslation } from '../../../lib/translation.js';
import { itemOf, type ReviewItem, type ShowItem } from '../item.js';
import { groupsOf, textsOf, type Part, type TextPart } from '../layout.js';
import type { Segment } from '../marks.js';
import { quotesByName, type MarkContext } from './marked-text.js';
import { TextPartView } from './text-parts.js';

interface DocumentTextProps {
  content: string;
  parts: readonly Part[];
  items: readonly ReviewItem[];
  /** Name of the active quote. */
  active: string | null;
  /** Number of the doubtful word that is shown. */
  doubt: number | null;
  onPick: ShowItem;
  boxRef: RefObject<HTMLDivElement | null>;
}

/** The document's text with its items marked, in a box that scrolls by itself. */
export const DocumentText = memo(function DocumentText({
  content,
  parts,
  items,
  active,
  doubt,
  onPick,
  boxRef,
}: DocumentTextProps) {
  const t = useTranslation();
  const byName = useMemo(() => quotesByName(items), [items]);
  const groups = useMemo(() => groupsOf(parts).map((group) => ({ group, texts: textsOf(group) })), [parts]);
  const begins = useMemo(() => quotesThatBegin(textsOf(parts)), [parts]);
  const dir = useMemo(() => textDirection(content), [content]);
  return (
    <div
      ref={boxRef}
      role="region"
      aria-labelledby="document-text"
      tabIndex={0}
      className="h-full scroll-mt-24 overflow-y-auto overscroll-contain outline-offset-[-2px]"
    >
      <h3 id="document-text" className="sr-only">
        {t('review.document')}
      </h3>
      <div dir={dir} className="py-5 ps-11 pe-4 sm:ps-14 sm:pe-8">
        <div className="mx-auto max-w-(--read-max)">
          {groups.map(({ group, texts }) => (
            <Group
              key={group[0]?.start}
              parts={group}
              byName={byName}
              begins={begins}
              active={active !== null && has(texts, ({ quotes }) => quotes.includes(active)) ? active : null}
              doubt={doubt !== null && has(texts, (segment) => segment.doubt === doubt) ? doubt : null}
              onPick={onPick}
            />
          ))}
        </div>
      </div>
    </div>
  );
});

const has = (texts: readonly TextPart[], matches: (segment: Segment) => boolean) =>
  texts.some(({ segments }) => segments.some(matches));

/** Returns the names of the quotes that begin in each paragraph, by its start: of each item the first there. */
function quotesThatBegin(texts: readonly TextPart[]): ReadonlyMap<number, readonly string[]> {
  const seen = new Set<string>();
  const begins = new Map<number, string[]>();
  for (const { start, segments } of texts) {
    const byItem = new Map<string, string>();
    for (const name of segments.flatMap(({ quotes }) => quotes)) {
      const item = itemOf(name);
      if (!seen.has(name) && !byItem.has(item)) byItem.set(item, name);
      seen.add(name);
    }
    if (byItem.size > 0) begins.set(start, [...byItem.values()]);
  }
  return begins;
}

/** Estimates a group's height in lines until it is rendered; a wrong estimate would make the scrollbar jump. */
function guessedLines(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => {
    if (part.kind === 'table') return sum + part.rows.length * 2;
    const margin = part.kind === 'line' ? 0 : 0.5;
    return sum + margin + Math.max(1, Math.ceil((part.end - part.start) / 68));
  }, 0);
}

interface GroupProps extends MarkContext {
  parts: readonly Part[];
  begins: ReadonlyMap<number, readonly string[]>;
}

/** Paragraphs that are laid out, or skipped, together. What is active is null in all groups that do not hold it: they are not rendered again. */
const Group = memo(function Group({ parts, ...context }: GroupProps) {
  return (
    <div
      // Browsers clip such a group at its edge: the margin with the numbers lies within.
      className="text-block -ms-10 ps-10 -me-1 pe-1"
      style={{ containIntrinsicBlockSize: `auto ${String(guessedLines(parts))}lh` }}
    >
      {parts.map((part) => (
        <TextPartView key={`${part.kind} ${String(part.start)}`} part={part} context={context} />
      ))}
    </div>
  );
});
