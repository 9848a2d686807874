import { memo, useMemo, type RefObject } from 'react';
import type { Language } from '#shared/contracts/common.js';
import { languageAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';
import { cx } from '../../../ui/cx.js';
import { CommentsHeading } from '../../review/components/comments-heading.js';
import { Side } from '../../review/components/side.js';
import { groupsOf } from '../../review/layout.js';
import type { ShownParagraph } from '../paragraphs.js';

/** How a translation is shown: alone, or beside its original. */
export type TextViewName = 'translation' | 'sides';

/** The look of words that were not translated: underlined too, because color alone tells nobody enough. */
export const UNKNOWN = 'rounded-xs bg-mark text-ink underline decoration-dotted underline-offset-3';
/** The look of a paragraph that should be compared with the original. */
export const DOUBTFUL = 'border-s-2 border-med ps-3';

interface TextViewProps {
  view: TextViewName;
  paragraphs: readonly ShownParagraph[];
  /** The language into which was translated. */
  to: Language;
  /** Number of the paragraph at hand. */
  active: number | null;
  onPick: (id: number) => void;
  boxRef: RefObject<HTMLDivElement | null>;
  className?: string;
}

/** The text of a translation in a box that scrolls by itself. */
export function TextView({ view, paragraphs, to, active, onPick, boxRef, className }: TextViewProps) {
  const t = useTranslation();
  const [body, comments] = useMemo(
    () => [false, true].map((own) => groupsOf(paragraphs.filter(({ comment }) => comment === own))),
    [paragraphs],
  );
  const drawn = (groups: readonly ShownParagraph[][] = []) =>
    groups.map((group) => (
      <Group
        key={group[0]?.id}
        view={view}
        paragraphs={group}
        to={to}
        active={group.some(({ id }) => id === active) ? active : null}
      />
    ));
  return (
    <div
      ref={boxRef}
      role="region"
      aria-label={t('translate.text')}
      tabIndex={0}
      className={cx(
        '@container relative overflow-y-auto overscroll-contain px-4 py-4 outline-offset-[-2px] sm:px-6 print:max-h-none print:overflow-visible print:p-0',
        className,
      )}
      // A paragraph in the text is no tab stop of its own, since there may be thousands: keys and the list lead to each.
      onClick={({ target }) => {
        const paragraph = target instanceof Element ? target.closest<HTMLElement>('[data-doubtful]') : null;
        if (paragraph !== null) onPick(Number(paragraph.dataset.paragraph));
      }}
    >
      {view === 'sides' && (
        <div
          aria-hidden
          className="mb-3 hidden grid-cols-2 gap-x-6 border-b border-line pb-2 text-sm font-semibold text-ink-2 @xl:grid print:grid"
        >
          <span>{t('translate.original')}</span>
          <span>{t('translate.translation')}</span>
        </div>
      )}
      <div className={cx(view !== 'sides' && 'mx-auto max-w-(--read-max)')}>
        {drawn(body)}
        <CommentsHeading count={comments?.length ?? 0} />
        {drawn(comments)}
      </div>
    </div>
  );
}

interface GroupProps extends Pick<TextViewProps, 'view' | 'to' | 'active'> {
  paragraphs: readonly ShownParagraph[];
}

/** Paragraphs that are laid out, or skipped, together. */
const Group = memo(function Group({ view, paragraphs, to, active }: GroupProps) {
  const lines = paragraphs.reduce((sum, { start, end }) => sum + 0.75 + Math.ceil((end - start) / 68), 0);
  const height = view === 'sides' ? lines * 1.6 : lines;
  return (
    <div
      className="text-block -mx-1 px-1 print:[content-visibility:visible]"
      style={{ containIntrinsicBlockSize: `auto ${String(height)}lh` }}
    >
      {paragraphs.map((paragraph) => (
        <Paragraph
          key={paragraph.id}
          paragraph={paragraph}
          view={view}
          to={to}
          active={paragraph.id === active}
        />
      ))}
    </div>
  );
});

interface ParagraphProps extends Pick<TextViewProps, 'view' | 'to'> {
  paragraph: ShownParagraph;
  active: boolean;
}

function Paragraph({ paragraph, view, to, active }: ParagraphProps) {
  const { id, heading, source, pieces, reasons } = paragraph;
  const doubtful = reasons.length > 0;
  const translation = (
    <p {...languageAttributes(to)} className={cx('whitespace-pre-wrap text-ink', heading && 'font-semibold')}>
      {pieces.map(({ start, text, unknown }) =>
        unknown ? (
          <mark key={start} className={UNKNOWN}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  );
  return (
    <div
      data-paragraph={id}
      data-doubtful={doubtful || undefined}
      aria-current={active || undefined}
      {...(view === 'translation' ? { dir: languageAttributes(to).dir } : {})}
      className={cx(
        'mb-3 rounded-xs',
        view === 'sides' && 'grid grid-cols-1 gap-x-6 gap-y-2 @xl:grid-cols-2 print:grid-cols-2',
        doubtful && cx(DOUBTFUL, 'cursor-pointer'),
        active && 'bg-raised outline-2 outline-offset-4 outline-brand print:outline-0',
      )}
    >
      {view === 'sides' ? (
        <>
          <Side label="translate.original">
            <p
              {...languageAttributes(to === 'ar' ? 'en' : 'ar')}
              className={cx('whitespace-pre-wrap text-ink-2', heading && 'font-semibold')}
            >
              {source}
            </p>
          </Side>
          <Side label="translate.translation">{translation}</Side>
        </>
      ) : (
        translation
      )}
    </div>
  );
}
