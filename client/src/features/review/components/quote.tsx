import { Fragment, type ReactNode } from 'react';
import { textAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';
import { cx } from '../../../ui/cx.js';
import { DoubtfulWord } from '../../documents/components/doubtful-word.js';
import type { Span } from '../soft-breaks.js';

/** Returns the id of the element that shows a quote beside the text: an item's card, or an item of its places. */
export const quoteId = (name: string) => `finding-${name}`;

interface QuoteProps {
  text: string;
  doubtful: readonly Span[];
  /** True if the text was not found in the document. */
  notLocated?: boolean;
  active?: boolean;
  /** Shows the quote in the document; undefined where that is not possible. */
  onShow: (() => void) | undefined;
}

/** A quote of the document, which leads to its place there. */
export function Quote({ text, doubtful, notLocated = false, active = false, onShow }: QuoteProps) {
  const t = useTranslation();
  const box = 'w-full rounded-e-control border-s-3 px-4 py-2 text-start';
  if (onShow === undefined) {
    return (
      <blockquote {...textAttributes(text)} className={cx(box, 'border-line-strong/50 bg-raised text-ink-2')}>
        {withDoubts(text, doubtful)}
        {notLocated && <span className="mt-1 block text-sm text-ink-3">{t('review.notLocated')}</span>}
      </blockquote>
    );
  }
  return (
    <blockquote {...textAttributes(text)}>
      <button
        type="button"
        title={t('review.showInText')}
        className={cx(
          box,
          'min-h-11 border-(--spark) transition-colors hover:bg-mark hover:text-ink',
          active ? 'bg-mark text-ink' : 'bg-raised text-ink-2',
        )}
        onClick={onShow}
      >
        {withDoubts(text, doubtful)}
      </button>
    </blockquote>
  );
}

/** Renders a text with its doubtful words underlined. */
function withDoubts(text: string, doubtful: readonly Span[]): ReactNode {
  if (doubtful.length === 0) return text;
  const last = doubtful.at(-1)?.end ?? 0;
  return [
    ...doubtful.map(({ start, end }, index) => (
      <Fragment key={start}>
        {text.slice(doubtful[index - 1]?.end ?? 0, start)}
        <DoubtfulWord>{text.slice(start, end)}</DoubtfulWord>
      </Fragment>
    )),
    text.slice(last),
  ];
}
