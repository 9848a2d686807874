import { CircleAlert } from 'lucide-react';
import type { CheckedLaw } from '#shared/api/compliance.js';
import { formatDay, formatMonth } from '../../../lib/format.js';
import { localize } from '../../../lib/locale.js';
import { useTranslation, type Translate } from '../../../lib/translation.js';
import { Card } from '../../../ui/card.js';

/** A law or instrument with the rules that stand on it. */
export function LawRules({ law, id }: { law: CheckedLaw; id: string }) {
  const t = useTranslation();
  return (
    <Card aria-labelledby={id} className="break-inside-avoid-page">
      <header className="border-b border-line px-5 py-4 sm:px-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={id} tabIndex={-1} className="scroll-mt-28 text-lg font-semibold text-ink">
            {localize(law.name)}
          </h2>
          <p className="text-sm text-ink-3">{t('compliance.rules.count', { count: law.rules.length })}</p>
        </div>
        {law.decree !== null && law.issued !== null && (
          <p className="text-sm text-ink-2">
            {t('review.article.issued', { decree: localize(law.decree), date: formatDay(law.issued) })}
          </p>
        )}
        <p className="text-sm text-ink-2">{stateOf(t, law)}</p>
      </header>
      <ul className="divide-y divide-line">
        {law.rules.map((rule) => (
          <Rule key={rule.id} rule={rule} />
        ))}
      </ul>
    </Card>
  );
}

function Rule({ rule }: { rule: CheckedLaw['rules'][number] }) {
  const t = useTranslation();
  return (
    <li className="grid gap-x-6 gap-y-1 px-5 py-4 sm:px-6 lg:grid-cols-[8rem_minmax(0,1fr)]">
      <bdi dir="ltr" className="text-sm text-ink-3 lg:pt-0.5 rtl:text-right">
        {rule.id}
      </bdi>
      <div className="max-w-(--read-max) min-w-0">
        <h3 className="font-semibold text-ink">{localize(rule.subject)}</h3>
        <p className="text-ink">{localize(rule.demands)}</p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-ink-3">
          <span className="text-ink-2">{localize(rule.source)}</span>
          <span>
            {t('compliance.rules.appliesTo', {
              kinds: rule.documents
                .map((kind) => t(`compliance.kind.${kind}`))
                .join(t('review.places.comma')),
            })}
          </span>
          <span>{t(`compliance.confidence.${rule.confidence}`)}</span>
        </p>
        {rule.caution !== null && (
          <p className="mt-1 flex gap-2 text-sm text-ink-2">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
            {localize(rule.caution)}
          </p>
        )}
      </div>
    </li>
  );
}

/** Says how current the text is on which the rules of a law stand. */
function stateOf(t: Translate, { decree, issued, traced_to: tracedTo }: CheckedLaw): string {
  if (tracedTo !== null) return t('compliance.rules.traced', { month: formatMonth(tracedTo) });
  if (decree === null || issued === null) return t('compliance.rules.notHeld');
  return t('compliance.rules.asPublished', { date: formatDay(issued) });
}
