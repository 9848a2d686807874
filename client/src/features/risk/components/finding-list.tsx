import type { RiskReport } from '#shared/api/risk.js';
import { useTranslation } from '../../../lib/translation.js';
import { ItemList } from '../../review/components/item-list.js';
import { ItemSheet } from '../../review/components/item-sheet.js';
import type { Room } from '../../review/use-room.js';
import type { FindingItem } from '../findings.js';
import { FindingCard } from './finding-card.js';
import { LookedFor } from './looked-for.js';
import { ScopeNotice } from './scope-notice.js';
import { SeveritySign } from './severity.js';
import { ToRead } from './to-read.js';

const signOf = ({ tone }: FindingItem) => <SeveritySign level={tone} />;

interface FindingListProps {
  report: Pick<RiskReport, 'scope' | 'lang' | 'to_read' | 'incomplete'>;
  room: Room<FindingItem>;
}

/**
 * A report's findings, those on usual clauses in a group, and what else was searched for; without a finding, only that.
 */
export function FindingList({ report, room }: FindingListProps) {
  const t = useTranslation();
  const { scope, lang, to_read: toRead, incomplete } = report;
  const remaining = { toRead: toRead.length, incomplete: incomplete.length };
  if (room.items.length === 0) {
    if (scope === null) return <p className="py-8 text-center text-ink-2">{t('risk.none')}</p>;
    return (
      <>
        <ScopeNotice scope={scope} lang={lang} remaining={remaining} />
        <ToRead report={report} room={room} />
        {scope.not_found !== undefined && <LookedFor scope={scope} lang={lang} remaining={remaining} />}
      </>
    );
  }
  return (
    <>
      <ItemList
        room={room}
        lang={lang}
        Card={FindingCard}
        sign={signOf}
        folded={(count) => ({ title: t('risk.usual', { count }), lead: t('risk.usual.lead') })}
      />
      <ToRead report={report} room={room} />
      {scope !== null && <LookedFor scope={scope} lang={lang} remaining={remaining} />}
      <ItemSheet room={room} lang={lang} Card={FindingCard} />
    </>
  );
}
