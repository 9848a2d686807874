import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslation } from '../../../lib/translation.js';
import { IconButton } from '../../../ui/button.js';
import type { Doubts } from '../use-doubts.js';
import { DoubtfulWord } from './doubtful-word.js';

/** Says above a text how many of its words may have been misread, and steps through them. */
export function DoubtBar({ doubts: { count, current, step } }: { doubts: Doubts }) {
  const t = useTranslation();
  return (
    <div className="flex items-center gap-x-3 border-b border-line bg-raised px-5 py-2 text-sm text-ink-2 sm:px-8">
      <p className="min-w-0 flex-1">
        <DoubtfulWord>{t('documents.doubtful.count', { count })}</DoubtfulWord>{' '}
        {t('documents.doubtful.check', { count })}
      </p>
      <div className="flex shrink-0 items-center">
        <span role="status" className="px-1 whitespace-nowrap tabular-nums">
          {current !== null && t('documents.doubtful.at', { at: current, count })}
        </span>
        <IconButton
          label={t('documents.doubtful.previous')}
          onClick={() => {
            step(-1);
          }}
        >
          <ChevronUp aria-hidden />
        </IconButton>
        <IconButton
          label={t('documents.doubtful.next')}
          className="-me-3"
          onClick={() => {
            step(1);
          }}
        >
          <ChevronDown aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
