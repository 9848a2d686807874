import { memo } from 'react';
import { LIMITS } from '#shared/limits.js';
import type { Change } from '#shared/tools/rephrase/contract.js';
import { textAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';
import { SoFarList } from '../../review/components/so-far-list.js';
import { Wording } from './wording.js';

/** The changes that a running rephrasing has made so far, the newest first; of thousands, only as many as one reads. */
export function ChangesSoFar({ changes }: { changes: readonly Change[] }) {
  const t = useTranslation();
  if (changes.length === 0) return null;
  return (
    <SoFarList title={t('rephrase.soFar', { count: changes.length })} label={t('rephrase.changes')}>
      {changes
        .slice(-LIMITS.ui.itemsSoFar)
        .toReversed()
        .map(({ original, revised, reason, evidence }) => (
          <Row key={evidence.start} original={original} revised={revised} reason={reason} />
        ))}
    </SoFarList>
  );
}

/** A change in the list. It is not rendered again when others come, since thousands may. */
const Row = memo(function Row({
  original,
  revised,
  reason,
}: Pick<Change, 'original' | 'revised' | 'reason'>) {
  return (
    <li
      className="enter text-block shrink-0 rounded-control border border-line bg-surface px-4 py-2.5"
      style={{ containIntrinsicBlockSize: 'auto 3lh' }}
    >
      <Wording original={original} revised={revised} />
      <p {...textAttributes(reason)} className="text-sm text-ink-3">
        {reason}
      </p>
    </li>
  );
});
