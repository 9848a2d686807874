import { Link } from 'react-router-dom';
import type { LawSummary } from '#shared/api/law.js';
import { formatDay } from '../../../lib/format.js';
import { lawPath } from '../../../lib/law-path.js';
import { useTranslation } from '../../../lib/translation.js';
import { localizeInstrument } from '../instrument.js';
import { LawName, OwnLanguage } from './law-name.js';
import { StateBadge } from './state-badge.js';

/** A law of a list: its name, instrument, date, state and number of articles. */
export function LawRow({ law }: { law: LawSummary }) {
  const t = useTranslation();
  const { key, name, kind, state, instrument, issued, articles } = law;
  const facts = [
    t(`law.kind.${kind}`),
    ...(issued === null ? [] : [formatDay(issued)]),
    t('law.articles', { count: articles }),
  ];
  return (
    // Rows outside the window are not laid out.
    <li className="text-block relative px-4 py-3 transition-colors [contain-intrinsic-size:auto_6rem] hover:bg-raised sm:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <Link
          data-result
          to={lawPath(key)}
          className="min-w-0 flex-1 basis-40 font-semibold text-ink after:absolute after:inset-0 hover:text-brand"
        >
          <LawName name={name} />
        </Link>
        <StateBadge state={state} />
      </div>
      <p className="mt-0.5 text-sm text-ink-3">{facts.join(' · ')}</p>
      {instrument !== null && (
        <p className="truncate text-sm text-ink-3">
          <OwnLanguage>{localizeInstrument(instrument)}</OwnLanguage>
        </p>
      )}
    </li>
  );
}
