import type { ReactNode } from 'react';
import type { LawArticle } from '#shared/api/law.js';
import { formatDay } from '../../../lib/format.js';
import { useTranslation } from '../../../lib/translation.js';
import { localizeInstrument } from '../instrument.js';
import { OwnLanguage } from './law-name.js';
import { SourceLink } from './source-link.js';
import { stateText } from './state-badge.js';

/** What is known of a law: what issued it and when, the state of its text, and where the official text is. */
export function LawFacts({ law }: { law: LawArticle['law'] }) {
  const t = useTranslation();
  const { instrument, issued, state, traced_to: tracedTo, source } = law;
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_minmax(0,1fr)]">
      {instrument !== null && (
        <Fact name={t('law.instrument')}>
          <OwnLanguage>{localizeInstrument(instrument)}</OwnLanguage>
        </Fact>
      )}
      {issued !== null && <Fact name={t('law.issued')}>{formatDay(issued)}</Fact>}
      <Fact name={t('law.textState')}>{stateText(t, state, tracedTo)}</Fact>
      <Fact name={t('law.source')}>
        <SourceLink source={source} />
        <span className="block text-sm text-ink-3">{t('law.source.unofficial')}</span>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="sm:contents">
      <dt className="text-sm text-ink-3 sm:pt-0.5">{name}</dt>
      <dd className="min-w-0 text-ink">{children}</dd>
    </div>
  );
}
