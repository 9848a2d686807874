import type { Language } from '#shared/contracts/common.js';
import type { ComplianceScope } from '#shared/tools/compliance/contract.js';
import { languageAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';
import { Fold } from '../../review/components/fold.js';

interface SilentRulesProps {
  rules: ComplianceScope['silent'];
  /** Number of rules without any answer; undefined in reports from before December 2026, which called these silent. */
  left: number | undefined;
  /** The language of the report, in which the rules are named. */
  lang: Language;
}

/** The rules on which the document is silent, and how many have no answer though it is not, at the end of the list. */
export function SilentRules({ rules = [], left, lang }: SilentRulesProps) {
  const t = useTranslation();
  const isSilent = left !== undefined;
  return (
    <>
      {isSilent && left > 0 && <p className="text-sm text-ink-2">{t('compliance.left', { count: left })}</p>}
      {rules.length > 0 && (
        <Fold title={t(isSilent ? 'compliance.silent' : 'compliance.unanswered', { count: rules.length })}>
          <p>{t(isSilent ? 'compliance.silent.lead' : 'compliance.unanswered.lead')}</p>
          <ul {...languageAttributes(lang)} className="mt-2 columns-[18rem] gap-6">
            {rules.map(({ rule_id: id, subject, source }) => (
              <li key={id} className="break-inside-avoid py-1">
                <span className="text-ink">{subject}</span>{' '}
                <span className="block text-ink-3">
                  {source} ·{' '}
                  <bdi dir="ltr" className="whitespace-nowrap">
                    {id}
                  </bdi>
                </span>
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </>
  );
}
