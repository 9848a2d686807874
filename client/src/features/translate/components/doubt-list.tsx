import { TextSearch } from 'lucide-react';
import { useId, useState } from 'react';
import type { Language } from '#shared/contracts/common.js';
import { LIMITS } from '#shared/limits.js';
import { languageAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';
import { Button, IconButton } from '../../../ui/button.js';
import { cx } from '../../../ui/cx.js';
import { usePrinting } from '../../review/use-printing.js';
import type { Doubts } from '../use-doubts.js';

/** The paragraphs that should be compared with the original, each with the reason: the first few, or all of them. */
export function DoubtList({ doubts, to }: { doubts: Doubts; to: Language }) {
  const t = useTranslation();
  const heading = useId();
  const [all, setAll] = useState(false);
  const { suggestedChanges: few } = LIMITS.ui;
  const printing = usePrinting();
  const list = doubts.doubts;
  if (list.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h3 id={heading} className="font-semibold text-ink">
        {t('translate.doubts')}
      </h3>
      <ol className="flex flex-col gap-2">
        {(all || printing ? list : list.slice(0, few)).map(({ id, source, pieces, reasons }) => (
          <li
            key={id}
            className={cx(
              'text-block rounded-card border bg-surface px-4 pt-2 pb-3 shadow-card print:break-inside-avoid print:[content-visibility:visible]',
              id === doubts.active ? 'border-brand ring-1 ring-brand' : 'border-line',
            )}
            style={{ containIntrinsicBlockSize: 'auto 7rem' }}
          >
            <div className="flex items-start gap-2">
              <p className="min-w-0 flex-1 pt-1 text-sm font-semibold text-ink-2">{reasons.join(' ')}</p>
              <IconButton
                label={t('review.showInText')}
                className="-me-2.5 print:hidden"
                onClick={() => {
                  doubts.show(id);
                }}
              >
                <TextSearch aria-hidden />
              </IconButton>
            </div>
            <p
              {...languageAttributes(to === 'ar' ? 'en' : 'ar')}
              className="line-clamp-2 text-sm text-ink-3 print:line-clamp-none"
            >
              {source}
            </p>
            <p {...languageAttributes(to)} className="line-clamp-2 text-ink print:line-clamp-none">
              {pieces.map(({ text }) => text).join('')}
            </p>
          </li>
        ))}
      </ol>
      {list.length > few && (
        <Button
          variant="secondary"
          className="print:hidden"
          aria-expanded={all}
          onClick={() => {
            setAll(!all);
          }}
        >
          {all ? t('review.showLess') : t('review.showNMore', { count: list.length - few })}
        </Button>
      )}
    </section>
  );
}
