import { memo } from 'react';
import { LIMITS } from '#shared/limits.js';
import type { TranslationItem } from '#shared/tools/translate/contract.js';
import { textAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';
import { SoFarList } from '../../review/components/so-far-list.js';

/** The paragraphs that a running translation has so far, the newest first; of thousands, only as many as one reads. */
export function ParagraphsSoFar({ paragraphs }: { paragraphs: readonly TranslationItem[] }) {
  const t = useTranslation();
  if (paragraphs.length === 0) return null;
  return (
    <SoFarList title={t('translate.soFar', { count: paragraphs.length })} label={t('translate.soFar.list')}>
      {paragraphs
        .slice(-LIMITS.ui.itemsSoFar)
        .toReversed()
        .map(({ id, source, text }) => (
          <Row key={id} source={source} text={text} />
        ))}
    </SoFarList>
  );
}

/** A paragraph in the list. It is not rendered again when others come, since thousands may. */
const Row = memo(function Row({ source, text }: Pick<TranslationItem, 'source' | 'text'>) {
  return (
    <li
      className="enter text-block grid shrink-0 gap-x-6 gap-y-1 rounded-control border border-line bg-surface px-4 py-2.5 sm:grid-cols-2"
      style={{ containIntrinsicBlockSize: 'auto 3lh' }}
    >
      <p {...textAttributes(source)} className="line-clamp-4 text-ink-3">
        {source}
      </p>
      <p {...textAttributes(text)} className="line-clamp-4 text-ink">
        {text}
      </p>
    </li>
  );
});
