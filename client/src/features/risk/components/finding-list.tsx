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

const signOf = ({ tone }: FindingItem) => <SeveritySign level={tone} />;

interface FindingListProps {
  report: Pick<RiskReport, 'scope' | 'lang'>;
  room: Room<FindingItem>;
}

/**
 * A report's findings, those on usual clauses in a group, and what else was searched for; without a finding, only that.
 */
export function FindingList({ report: { scope, lang }, room }: FindingListProps) {
  const t = useTranslation();
  if (room.items.length === 0) {
    if (scope === null) return <p className="py-8 text-center text-ink-2">{t('risk.none')}</p>;
    return (
      <>
        <ScopeNotice scope={scope} lang={lang} />
        {scope.not_found !== undefined && <LookedFor scope={scope} lang={lang} />}
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
      {scope !== null && <LookedFor scope={scope} lang={lang} />}
      <ItemSheet room={room} lang={lang} Card={FindingCard} />
    </>
  );
}
