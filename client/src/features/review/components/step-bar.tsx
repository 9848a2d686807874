import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation, type MessageId } from '../../../lib/translation.js';
import { IconButton } from '../../../ui/button.js';

interface StepBarProps {
  /** Prefix of the ids of what names and describes it. */
  id: string;
  title: string;
  words: { next: MessageId; previous: MessageId };
  /** Number of the item at hand, from 1; undefined for none. */
  at: number | undefined;
  total: number;
  onStep: (direction: 1 | -1) => void;
  barRef: RefObject<HTMLDivElement | null>;
  /** What is done with the item at hand. */
  actions?: ReactNode;
  /** What the item at hand is, in two lines. */
  children: ReactNode;
}

/** The item at hand, above the text in which it stands, and the way to the others. */
export function StepBar({ id, title, words, at, total, onStep, barRef, actions, children }: StepBarProps) {
  const t = useTranslation();
  return (
    <div
      ref={barRef}
      role="group"
      aria-labelledby={`${id}-at`}
      aria-describedby={`${id}-wording`}
      tabIndex={-1}
      className="flex flex-col border-b border-line bg-raised/60 px-2 pt-1 pb-2 outline-offset-[-2px] sm:px-3 print:hidden"
    >
      <div className="flex flex-wrap items-center gap-x-2">
        <IconButton
          label={t(words.previous)}
          disabled={at === 1}
          onClick={() => {
            onStep(-1);
          }}
        >
          <ChevronUp aria-hidden />
        </IconButton>
        <IconButton
          label={t(words.next)}
          disabled={at === total}
          onClick={() => {
            onStep(1);
          }}
        >
          <ChevronDown aria-hidden />
        </IconButton>
        <p id={`${id}-at`} className="min-w-0 text-sm font-semibold text-ink">
          {title}
        </p>
        {actions}
      </div>
      {/* In a narrow pane always two lines high, so that the text below mostly stays where it is. */}
      <p id={`${id}-wording`} className="line-clamp-2 min-h-[2lh] px-2 text-sm text-ink-2 @xl:min-h-[1lh]">
        {children}
      </p>
    </div>
  );
}
