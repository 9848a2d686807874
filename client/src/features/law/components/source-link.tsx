import { ExternalLink } from 'lucide-react';
import { useTranslation } from '../../../lib/translation.js';

/** A link to the page that has the official text, which shows its address. */
export function SourceLink({ source }: { source: string | null }) {
  const t = useTranslation();
  if (source === null) return <span className="text-ink-2">{t('law.source.none')}</span>;
  return (
    <a
      href={source}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-6 items-start gap-1.5 text-brand underline hover:text-brand-hover"
    >
      <bdi dir="ltr" className="min-w-0 break-all">
        {source}
      </bdi>
      <ExternalLink aria-hidden className="mt-1 size-4 shrink-0 print:hidden" />
    </a>
  );
}
