import { currentLanguage } from '../../../lib/locale.js';
import { languageAttributes, textAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';

/** The looks of text that a change takes out and puts in: struck out and underlined, because color alone tells nobody enough. */
export const DELETED = 'rounded-xs bg-danger-soft text-danger line-through decoration-1';
export const INSERTED = 'rounded-xs bg-low-soft text-low underline decoration-1 underline-offset-3';
/** Text that stays because the change was dismissed. */
export const DISMISSED = 'underline decoration-ink-3 decoration-dotted underline-offset-3';

interface WordingProps {
  original: string;
  revised: string;
  /** The words around it. */
  before?: string;
  after?: string;
}

/** What stood in the text, and what stands in its place. */
export function Wording({ original, revised, before = '', after = '' }: WordingProps) {
  const t = useTranslation();
  return (
    <span {...textAttributes(`${before}${original} ${revised}${after}`)} className="wrap-anywhere text-ink">
      {before}
      {original.trim() !== '' && <del className={DELETED}>{original.trim()}</del>}{' '}
      {revised.trim() === '' ? (
        <span {...languageAttributes(currentLanguage())} className="text-sm text-ink-3">
          {t('rephrase.omitted')}
        </span>
      ) : (
        <ins className={INSERTED}>{revised.trim()}</ins>
      )}
      {after}
    </span>
  );
}
