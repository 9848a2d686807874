import { textAttributes } from '../../../lib/text-attributes.js';

/** A cited passage by itself, where what it stands in is not shown. */
export function CitedQuote({ quote }: { quote: string }) {
  return (
    <blockquote
      {...textAttributes(quote)}
      className="rounded-e-control border-s-3 border-(--spark) bg-raised px-4 py-2 whitespace-pre-line text-ink"
    >
      {quote}
    </blockquote>
  );
}
