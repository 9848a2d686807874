import { memo, useMemo, type RefObject } from 'react';
import type { MarkState } from '#shared/contracts/marks.js';
import { useTranslation } from '../../../lib/translation.js';
import { cx } from '../../../ui/cx.js';
import { CommentsHeading } from '../../review/components/comments-heading.js';
import { groupsOf } from '../../review/layout.js';
import type { TextParagraph } from '../changes.js';
import { Paragraph, SideBySide } from './paragraph.js';

/** How a rephrasing is shown: its text, with the changes marked, or beside the original. */
export type TextViewName = 'clean' | 'changes' | 'sides';

interface TextViewProps {
  view: TextViewName;
  paragraphs: readonly TextParagraph[];
  states: ReadonlyMap<number, MarkState>;
  /** Number of the change at hand. */
  active: number | null;
  onPick: (id: number) => void;
  boxRef: RefObject<HTMLDivElement | null>;
}

/** Returns paragraphs in groups, each with the numbers of its changes. */
const numberedGroups = (paragraphs: readonly TextParagraph[]) =>
  groupsOf(paragraphs).map((group) => ({ group, ids: group.flatMap(({ changes }) => changes) }));

/** The text of a rephrasing in a box that scrolls by itself. */
export function TextView({ view, paragraphs, states, active, onPick, boxRef }: TextViewProps) {
  const t = useTranslation();
  const [body, comments] = useMemo(
    () => [false, true].map((own) => numberedGroups(paragraphs.filter(({ comment }) => comment === own))),
    [paragraphs],
  );
  const drawn = (groups: ReturnType<typeof numberedGroups> = []) =>
    groups.map(({ group, ids }) => (
      <Group
        key={group[0]?.start}
        view={view}
        paragraphs={group}
        dismissed={ids.filter((id) => states.get(id) === 'dismissed').join(' ')}
        active={active !== null && ids.includes(active) ? active : null}
      />
    ));
  return (
    <div
      ref={boxRef}
      role="region"
      aria-label={t('rephrase.text')}
      tabIndex={0}
      className="@container relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4 outline-offset-[-2px] sm:px-6 print:overflow-visible print:p-0"
      // A change in the text is no tab stop of its own, since there may be thousands: keys and the list lead to each.
      onClick={({ target }) => {
        const change = target instanceof Element ? target.closest<HTMLElement>('[data-change]') : null;
        if (change !== null) onPick(Number(change.dataset.change));
      }}
    >
      {view === 'sides' && (
        <div
          aria-hidden
          className="mb-3 hidden grid-cols-2 gap-x-6 border-b border-line pb-2 text-sm font-semibold text-ink-2 @xl:grid"
        >
          <span>{t('rephrase.original')}</span>
          <span>{t('rephrase.revised')}</span>
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

interface GroupProps {
  view: TextViewName;
  paragraphs: readonly TextParagraph[];
  /** Numbers of its changes that were dismissed: as a text, so that a decision elsewhere does not render it again. */
  dismissed: string;
  active: number | null;
}

/** Paragraphs that are laid out, or skipped, together. */
const Group = memo(function Group({ view, paragraphs, dismissed, active }: GroupProps) {
  const context = { dismissed: new Set(dismissed.split(' ').map(Number)), active };
  const lines = paragraphs.reduce((sum, { start, end }) => sum + 0.75 + Math.ceil((end - start) / 68), 0);
  const height = view === 'sides' ? lines * 1.6 : lines;
  return (
    <div
      className="text-block -mx-1 px-1 print:[content-visibility:visible]"
      style={{ containIntrinsicBlockSize: `auto ${String(height)}lh` }}
    >
      {paragraphs.map((paragraph) =>
        view === 'sides' ? (
          <SideBySide key={paragraph.start} paragraph={paragraph} {...context} />
        ) : (
          <Paragraph key={paragraph.start} paragraph={paragraph} marked={view === 'changes'} {...context} />
        ),
      )}
    </div>
  );
});
