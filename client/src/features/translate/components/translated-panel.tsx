import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/translation.js';

/** The panel beside the text: its translation, or what comes there. */
export function TranslatedPanel({ busy, children }: { busy: boolean; children: ReactNode }) {
  const t = useTranslation();
  return (
    <section aria-label={t('translate.result')} className="flex min-w-0 flex-col gap-1.5">
      <p aria-hidden className="text-sm font-semibold text-ink">
        {t('translate.result')}
      </p>
      {children === false ? (
        <p className="min-h-36 rounded-control border border-dashed border-line-strong/50 bg-raised/60 px-3 py-2.5 text-ink-3 lg:min-h-80">
          {t(busy ? 'translate.working' : 'translate.result.empty')}
        </p>
      ) : (
        children
      )}
    </section>
  );
}
