import { FileText, NotebookPen, Scale, type LucideIcon } from 'lucide-react';
import type { Citation } from '#shared/api/chat.js';
import { useTranslation } from '../../../lib/translation.js';
import { cx } from '../../../ui/cx.js';

export const SOURCE_ICONS: Readonly<Record<Citation['source'], LucideIcon>> = {
  document: FileText,
  statute: Scale,
  note: NotebookPen,
};

interface SourceListProps {
  citations: readonly Citation[];
  open: number | undefined;
  onSource: (n: number) => void;
}

/** The sources of an answer by number, each leading to its passage. */
export function SourceList({ citations, open, onSource }: SourceListProps) {
  const t = useTranslation();
  return (
    <ul aria-label={t('chat.sources')} className="flex flex-wrap gap-2">
      {citations.map(({ n, source, title, evidence }) => {
        const Icon = SOURCE_ICONS[source];
        return (
          <li key={n} className="max-w-full">
            <button
              type="button"
              title={title}
              aria-expanded={open === n}
              className={cx(
                'flex min-h-11 max-w-full items-center gap-2 rounded-control border px-3 text-start text-sm transition-colors',
                open === n
                  ? 'border-brand bg-brand-soft text-ink'
                  : 'border-line bg-surface text-ink-2 hover:border-line-strong hover:text-ink',
              )}
              onClick={() => {
                onSource(n);
              }}
            >
              <span className="font-semibold text-brand">{n}</span>
              <Icon aria-hidden className="size-4 shrink-0 text-ink-3" />
              <bdi className="min-w-0 truncate">{title}</bdi>
              {evidence !== null && evidence.page !== null && (
                <span className="shrink-0 text-ink-3">{t('chat.source.page', { page: evidence.page })}</span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
