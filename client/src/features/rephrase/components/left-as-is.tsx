import type { Rephrasing } from '#shared/api/rephrase.js';
import type { Language } from '#shared/contracts/common.js';
import { languageAttributes, textAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';
import { Fold } from '../../review/components/fold.js';

interface LeftAsIsProps {
  left: Rephrasing['left'];
  /** The text in which they stand. */
  text: string;
  lang: Language;
}

/** The paragraphs that were left as they were, each with the reason. */
export function LeftAsIs({ left, text, lang }: LeftAsIsProps) {
  const t = useTranslation();
  if (left.length === 0) return null;
  return (
    <Fold title={t('rephrase.left', { count: left.length })}>
      <p className="mb-3">{t('rephrase.left.lead')}</p>
      <ul className="flex flex-col gap-3">
        {left.map(({ evidence: { start, end }, reason }) => {
          const own = text.slice(start, end);
          return (
            <li key={start} className="text-block" style={{ containIntrinsicBlockSize: 'auto 4lh' }}>
              <p {...textAttributes(own)} className="line-clamp-3 text-ink print:line-clamp-none">
                {own}
              </p>
              <p {...languageAttributes(lang)} className="text-ink-3">
                {reason}
              </p>
            </li>
          );
        })}
      </ul>
    </Fold>
  );
}
