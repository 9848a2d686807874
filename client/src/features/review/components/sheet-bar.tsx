import { Check, ChevronLeft, ChevronRight, NotebookPen, X, type LucideIcon } from 'lucide-react';
import { useTranslation, type MessageId } from '../../../lib/translation.js';
import { cx } from '../../../ui/cx.js';
import type { ReviewItem } from '../item.js';
import type { Room } from '../use-room.js';

/** The decisions on the item of a sheet, and the steps to those before and after it, as buttons for the thumb. */
export function SheetBar({ item, room }: { item: ReviewItem; room: Room }) {
  const { marks, accept, openForm, listed, stepBy, form } = room;
  const { state, note } = marks.markOf(item);
  const at = listed.findIndex(({ id }) => id === item.id);
  if (form?.id === item.id) return null;
  return (
    <div
      data-sheet-bar
      className="grid shrink-0 grid-cols-[auto_repeat(3,minmax(0,1fr))_auto] border-t border-line bg-surface px-1 pt-1 pb-[max(0.25rem,env(safe-area-inset-bottom))]"
    >
      <BarButton
        Icon={ChevronLeft}
        label="review.command.previous"
        keys="K"
        mirrored
        disabled={at <= 0}
        onClick={() => {
          stepBy(-1);
        }}
      />
      <BarButton
        Icon={Check}
        label={state === 'accepted' ? 'review.state.accepted' : 'review.accept'}
        keys="E"
        pressed={state === 'accepted'}
        worded
        onClick={() => {
          accept(item);
        }}
      />
      <BarButton
        Icon={X}
        label={state === 'dismissed' ? 'review.state.dismissed' : 'review.dismiss'}
        keys="X"
        pressed={state === 'dismissed'}
        worded
        onClick={() => {
          if (state === 'dismissed') marks.change(item, { state: 'open' });
          else openForm(item, 'dismiss');
        }}
      />
      <BarButton
        Icon={NotebookPen}
        label={note === null ? 'review.note.add' : 'review.note.edit'}
        keys="N"
        worded
        onClick={() => {
          openForm(item, 'note');
        }}
      />
      <BarButton
        Icon={ChevronRight}
        label="review.command.next"
        keys="J"
        mirrored
        disabled={at === -1 || at === listed.length - 1}
        onClick={() => {
          stepBy(1);
        }}
      />
    </div>
  );
}

interface BarButtonProps {
  Icon: LucideIcon;
  label: MessageId;
  keys: string;
  pressed?: boolean;
  /** True if its label is shown below its sign. */
  worded?: boolean;
  /** True if its sign points the other way on an Arabic page. */
  mirrored?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

function BarButton({
  Icon,
  label,
  keys,
  pressed,
  worded = false,
  mirrored = false,
  disabled = false,
  onClick,
}: BarButtonProps) {
  const t = useTranslation();
  return (
    <button
      type="button"
      aria-label={worded ? undefined : t(label)}
      aria-pressed={pressed}
      aria-keyshortcuts={keys}
      // Not `disabled`: the focus would be lost at both ends of the list.
      aria-disabled={disabled || undefined}
      className={cx(
        'flex min-h-14 min-w-12 flex-col items-center justify-center gap-0.5 rounded-control px-1 text-xs font-semibold transition-colors',
        pressed === true ? 'bg-brand-soft text-brand' : 'text-ink-2',
        disabled ? 'text-ink-3 opacity-50' : 'hover:bg-raised hover:text-ink',
      )}
      onClick={() => {
        if (!disabled) onClick();
      }}
    >
      <Icon aria-hidden className={cx('size-5', mirrored && 'rtl:-scale-x-100')} />
      {worded && <span className="max-w-full truncate">{t(label)}</span>}
    </button>
  );
}
