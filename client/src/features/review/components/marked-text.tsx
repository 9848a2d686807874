import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/translation.js';
import { cx } from '../../../ui/cx.js';
import { DoubtfulWord } from '../../documents/components/doubtful-word.js';
import { quoteName, type ReviewItem, type ShowItem, type Tone } from '../item.js';
import { weightiestTone, type Segment } from '../marks.js';

/** A quote that is marked in the text. */
export interface MarkedQuote {
  item: ReviewItem;
  /** Number of the item's further place; 0 for its own quote. */
  place: number;
  tone: Tone;
}

/** What a paragraph needs to draw its marks. */
export interface MarkContext {
  byName: ReadonlyMap<string, MarkedQuote>;
  /** Name of the active quote; null where it does not begin or go on. */
  active: string | null;
  /** Number of the doubtful word that is shown; null where it does not stand. */
  doubt: number | null;
  onPick: ShowItem;
}

export const TONE_BORDER: Record<Tone, string> = {
  high: 'border-high',
  medium: 'border-med',
  low: 'border-low',
  neutral: 'border-line-strong',
  kept: 'border-low',
};

/** Yellow says that something is wrong: what says nothing on that is marked in gray, and what is kept in a calm green. */
const TONE_FILL: Record<Tone, string> = {
  high: 'bg-mark',
  medium: 'bg-mark',
  low: 'bg-mark',
  neutral: 'bg-raised',
  kept: 'bg-low-soft',
};

/** Returns the marked quotes of items by their names. */
export function quotesByName(items: readonly ReviewItem[]): ReadonlyMap<string, MarkedQuote> {
  return new Map(
    items.flatMap((item) =>
      [{ number: 0, tone: item.tone }, ...item.places].map(({ number: place, tone }) => [
        quoteName(item.id, place),
        { item, place, tone },
      ]),
    ),
  );
}

interface SegmentsProps extends MarkContext {
  segments: readonly Segment[];
  /** Offset past the number that hangs beside the paragraph's lines; its start if it has none. */
  numberEnd: number;
}

/** The segments of a paragraph: plain text, doubtful words and marks. */
export function Segments({ segments, numberEnd, ...context }: SegmentsProps) {
  return segments.map((segment) => {
    const text = segmentText(segment, { shown: context.doubt, numberEnd });
    return segment.quotes.length === 0 ? (
      text
    ) : (
      <MarkedText key={segment.start} segment={segment} {...context}>
        {text}
      </MarkedText>
    );
  });
}

/** Returns a string for plain text: a component for each piece of a long text would take its time. */
function segmentText(
  { start, text, doubt }: Segment,
  { shown, numberEnd }: { shown: number | null; numberEnd: number },
): ReactNode {
  if (doubt !== null)
    return (
      <DoubtfulWord key={start} number={doubt} active={doubt === shown}>
        {text}
      </DoubtfulWord>
    );
  const length = numberEnd - start;
  if (length <= 0 || length > text.length) return text;
  // Within the mark, which goes on behind it.
  return [
    <span key="number" className="inline-block min-w-9 indent-0 whitespace-pre @lg:min-w-11">
      {text.slice(0, length)}
    </span>,
    text.slice(length),
  ];
}

function MarkedText({
  segment: { quotes, doubt },
  byName,
  active,
  onPick,
  children,
}: Omit<MarkContext, 'doubt'> & { segment: Segment; children: ReactNode }) {
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
  const weightiest = weightiestTone(marked.map(({ tone }) => tone));
  return (
    <mark
      role="button"
      tabIndex={0}
      data-quotes={quotes.join(' ')}
      // What is within a button is not described by itself.
      aria-description={doubt === null ? description : `${description}. ${t('documents.doubtful')}`}
      className={cx(
        'scroll-my-24 rounded-xs border-b-2 text-ink [box-decoration-break:clone]',
        TONE_FILL[weightiest],
        TONE_BORDER[weightiest],
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
