import type { RiskReport } from '#shared/api/risk.js';
import { toReadText } from '#shared/tools/risk/scope-words.js';
import { currentLanguage } from '../../../lib/locale.js';
import { ClausesToRead } from '../../review/components/clauses-to-read.js';
import type { Room } from '../../review/use-room.js';
import type { FindingItem } from '../findings.js';

interface ToReadProps {
  report: Pick<RiskReport, 'to_read' | 'lang'>;
  room: Room<FindingItem>;
}

/** The clauses that may be about risks and were not understood. */
export function ToRead({ report: { to_read: clauses, lang }, room }: ToReadProps) {
  const { lead, unplaced } = toReadText(clauses.length, lang);
  return (
    <ClausesToRead
      title={toReadText(clauses.length, currentLanguage()).title}
      lead={lead}
      unplaced={unplaced}
      lang={lang}
      rows={clauses.map(({ kind, name, clause, extracted_text_snippet: quote, evidence }) => ({
        ...{ id: kind, title: name, clause, quote, evidence },
      }))}
      onShow={room.showPassage}
      initiallyOpen={room.items.length === 0}
    />
  );
}
