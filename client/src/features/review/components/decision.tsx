import type { LucideIcon } from 'lucide-react';
import { useTranslation, type MessageId } from '../../../lib/translation.js';
import { buttonClass } from '../../../ui/button.js';
import { cx } from '../../../ui/cx.js';

interface DecisionProps {
  Icon: LucideIcon;
  label: MessageId;
  keys: string;
  pressed?: boolean;
  onClick: () => void;
}

/** A button that decides on an item, pressed while the decision stands. */
export function Decision({ Icon, label, keys, pressed, onClick }: DecisionProps) {
  const t = useTranslation();
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-keyshortcuts={keys}
      className={buttonClass(
        'ghost',
        cx('gap-1 px-1.5 text-sm', pressed === true && 'bg-brand-soft text-brand'),
      )}
      onClick={onClick}
    >
      <Icon aria-hidden className="size-4" />
      {t(label)}
    </button>
  );
}
