import type { Change } from '#shared/tools/rephrase/contract.js';
import { textAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';
import { SoFarList } from '../../review/components/so-far-list.js';
import { Wording } from './wording.js';

/** The changes that a running rephrasing has made so far, in the order in which they came. */
export function ChangesSoFar({ changes }: { changes: readonly Change[] }) {
  const t = useTranslation();
  if (changes.length === 0) return null;
  return (
    <SoFarList title={t('rephrase.soFar', { count: changes.length })} label={t('rephrase.changes')}>
      {changes.map(({ original, revised, reason, evidence }) => (
        <li
          key={evidence.start}
          className="enter text-block rounded-control border border-line bg-surface px-4 py-2.5"
          style={{ containIntrinsicBlockSize: 'auto 3lh' }}
        >
          <Wording original={original} revised={revised} />
          <p {...textAttributes(reason)} className="text-sm text-ink-3">
            {reason}
          </p>
        </li>
      ))}
    </SoFarList>
  );
}
