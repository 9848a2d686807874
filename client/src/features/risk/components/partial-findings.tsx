import { useMemo } from 'react';
import type { Risk } from '#shared/tools/risk/contract.js';
import { textAttributes, productTextAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';
import { findingsOf } from '../findings.js';
import { SeverityBadge } from './severity.js';

/** Findings of a running analysis in order of arrival; the finished report orders and merges them. */
export function PartialFindings({ items }: { items: readonly Risk[] }) {
  const t = useTranslation();
  const findings = useMemo(() => findingsOf(items).toReversed(), [items]);
  if (findings.length === 0) return null;
  return (
    <div className="border-t border-line bg-raised/60">
      <h2 className="px-5 pt-4 text-sm font-semibold text-ink-2 sm:px-6">
        {t('job.found', { count: findings.length })}
      </h2>
      <ul
        tabIndex={0}
        aria-label={t('risk.findings')}
        className="flex max-h-96 flex-col gap-3 overflow-y-auto p-5 pt-3 sm:p-6 sm:pt-3"
      >
        {findings.map(({ id, title, quote, section, risk }) => (
          <li key={id} className="enter rounded-control border border-line bg-surface p-4">
            <div className="flex items-start gap-3">
              <p {...productTextAttributes(title)} className="min-w-0 flex-1 font-semibold text-ink">
                {title}
              </p>
              <SeverityBadge level={risk} />
            </div>
            {section !== null && (
              <p className="text-sm text-ink-3">
                <bdi>{section}</bdi>
              </p>
            )}
            {quote !== null && (
              <p {...textAttributes(quote)} className="mt-1 line-clamp-2 text-ink-2">
                {quote}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
