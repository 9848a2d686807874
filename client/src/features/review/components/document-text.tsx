import { memo, useEffect, useMemo, type ReactNode, type RefObject } from 'react';
import { useTranslation } from '../../../lib/translation.js';
import { cx } from '../../../ui/cx.js';
import { DoubtBar } from '../../documents/components/doubt-bar.js';
import { DoubtfulWord } from '../../documents/components/doubtful-word.js';
import type { Doubts } from '../../documents/use-doubts.js';
import { quoteName, type ReviewItem, type ShowItem, type Tone } from '../item.js';
import type { Span } from '../soft-breaks.js';
import { marksOf, paragraphsOf, weightiestTone, type Paragraph, type Segment } from '../marks.js';

/** Number of paragraphs that are laid out, or skipped, together. */
const BLOCK_LINES = 40;

const UNDERLINE: Record<Tone, string> = {
  high: 'border-high',
  medium: 'border-med',
  low: 'border-low',
  neutral: 'border-line-strong',
};

interface DocumentTextProps {
  content: string;
  /** The places of words that may have been misread. */
  doubtful: readonly Span[];
  doubts: Doubts;
  items: readonly ReviewItem[];
  /** Name of the active quote. */
  active: string | null;
  onPick: ShowItem;
  boxRef: RefObject<HTMLDivElement | null>;
}

/** The document's text with its items marked, in a scrolling box beside the cards. */
export function DocumentText({
  content,
  doubtful,
  doubts,
  items,
  active,
  onPick,
  boxRef,
}: DocumentTextProps) {
  const t = useTranslation();
  const byName = useMemo(() => quotesByName(items), [items]);
  const blocks = useMemo(() => {
    const paragraphs = paragraphsOf(content, marksOf(items, content.length), doubtful);
    return Array.from({ length: Math.ceil(paragraphs.length / BLOCK_LINES) }, (_, index) =>
      paragraphs.slice(index * BLOCK_LINES, (index + 1) * BLOCK_LINES),
    );
  }, [content, items, doubtful]);
  const { current, steps } = doubts;
  useEffect(() => {
    if (current !== null && boxRef.current !== null) scrollToDoubt(boxRef.current, current);
    // `steps` counts the steps; the other values are read when it changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [steps]);
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card">
      {doubtful.length > 0 && <DoubtBar doubts={doubts} />}
      <div
        ref={boxRef}
        role="region"
        aria-label={t('review.document')}
        tabIndex={0}
        className="min-h-0 flex-1 scroll-mt-24 overflow-y-auto overscroll-contain px-5 py-6 outline-offset-[-2px] sm:px-8"
      >
        <div className="mx-auto max-w-(--read-max)">
          {blocks.map((block) => (
            <Block
              key={block[0]?.start}
              paragraphs={block}
              byName={byName}
              active={active !== null && has(block, (one) => one.quotes.includes(active)) ? active : null}
              doubt={current !== null && has(block, ({ doubt }) => doubt === current) ? current : null}
              onPick={onPick}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

interface MarkedQuote {
  item: ReviewItem;
  /** Number of the item's further place; 0 for its own quote. */
  place: number;
  tone: Tone;
}

function quotesByName(items: readonly ReviewItem[]): ReadonlyMap<string, MarkedQuote> {
  return new Map(
    items.flatMap((item) =>
      [{ number: 0, tone: item.tone }, ...item.places].map(({ number: place, tone }) => [
        quoteName(item.id, place),
        { item, place, tone },
      ]),
    ),
  );
}

const has = (block: readonly Paragraph[], matches: (segment: Segment) => boolean) =>
  block.some(({ segments }) => segments.some(matches));

/** Estimates a block's height in lines until it is rendered; a wrong estimate would make the scrollbar jump. */
function guessedLines(paragraphs: readonly Paragraph[]): number {
  const length = ({ segments }: Paragraph) => segments.reduce((sum, { text }) => sum + text.length, 0);
  return paragraphs.reduce((sum, paragraph) => sum + Math.max(1, Math.ceil(length(paragraph) / 60)), 0);
}

interface BlockProps {
  paragraphs: readonly Paragraph[];
  byName: ReadonlyMap<string, MarkedQuote>;
  /** The active quote; null in every block that does not contain it, so that the other blocks do not rerender. */
  active: string | null;
  /** The doubtful word that is shown; null in every block that does not contain it. */
  doubt: number | null;
  onPick: ShowItem;
}

const Block = memo(function Block({ paragraphs, doubt, ...marked }: BlockProps) {
  return (
    <div
      className="text-block"
      style={{ containIntrinsicBlockSize: `auto ${String(guessedLines(paragraphs))}lh` }}
    >
      {paragraphs.map(({ start, dir, segments }) => (
        <p
          key={start}
          dir={dir}
          lang={dir === 'rtl' ? 'ar' : 'en'}
          className="min-h-[1lh] whitespace-pre-wrap text-ink"
        >
          {segments.map((segment, index) => {
            const text = segmentText(segment, doubt, index);
            return segment.quotes.length === 0 ? (
              text
            ) : (
              <MarkedText key={index} segment={segment} {...marked}>
                {text}
              </MarkedText>
            );
          })}
        </p>
      ))}
    </div>
  );
});

/** Returns a string for plain text: a component for each piece of a long text would take its time. */
function segmentText({ text, doubt }: Segment, shown: number | null, key: number): ReactNode {
  if (doubt === null) return text;
  return (
    <DoubtfulWord key={key} number={doubt} active={doubt === shown}>
      {text}
    </DoubtfulWord>
  );
}

function MarkedText({
  segment: { quotes, doubt },
  byName,
  active,
  onPick,
  children,
}: { segment: Segment; children: ReactNode } & Omit<BlockProps, 'paragraphs' | 'doubt'>) {
  const t = useTranslation();
  const marked = quotes.flatMap((name) => byName.get(name) ?? []);
  const quote = byName.get(quotes.find((name) => name === active) ?? '') ?? marked[0];
  if (quote === undefined) return children;
  const { item, place } = quote;
  const description = t(place === 0 ? 'review.mark' : 'review.mark.place', {
    id: item.id,
    title: item.title,
  });
  const isActive = quoteName(item.id, place) === active;
  return (
    <mark
      role="button"
      tabIndex={0}
      data-quotes={quotes.join(' ')}
      // What is within a button is not described by itself.
      aria-description={doubt === null ? description : `${description}. ${t('documents.doubtful')}`}
      className={cx(
        'scroll-my-24 rounded-xs border-b-2 bg-mark text-ink [box-decoration-break:clone]',
        UNDERLINE[weightiestTone(marked.map(({ tone }) => tone))],
        isActive && 'outline-2 outline-offset-1 outline-brand',
      )}
      onClick={() => {
        onPick(item, place);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onPick(item, place);
      }}
    >
      {children}
    </mark>
  );
}

/** The maximum number of frames that correct a scroll position, and the number of stable frames that end it. */
const MAX_FRAMES = 30;
const STABLE_FRAMES = 3;

/** Scrolls a quote to the upper third of the box. */
export function scrollToMark(box: HTMLElement, name: string): void {
  scrollInBox(box, `[data-quotes~="${name}"]`);
}

/** Scrolls a doubtful word to the upper third of the box. */
function scrollToDoubt(box: HTMLElement, number: number): void {
  scrollInBox(box, `[data-doubt="${String(number)}"]`);
}

/**
 * Scrolls the first element that matches to the upper third of the box. Blocks that were never rendered have estimated
 * heights and get their real ones as they come near, so the position is computed again until it is stable.
 */
function scrollInBox(box: HTMLElement, selector: string): void {
  const correctPosition = (framesLeft: number, stableFrames: number) => {
    const mark = box.querySelector(selector);
    if (mark === null) return;
    const top = mark.getBoundingClientRect().top - box.getBoundingClientRect().top;
    const before = box.scrollTop;
    box.scrollTo({ top: before + top - box.clientHeight / 3 });
    const nextStableFrames = Math.abs(box.scrollTop - before) < 2 ? stableFrames + 1 : 0;
    if (framesLeft > 0 && nextStableFrames < STABLE_FRAMES)
      requestAnimationFrame(() => correctPosition(framesLeft - 1, nextStableFrames));
  };
  correctPosition(MAX_FRAMES, 0);
}
