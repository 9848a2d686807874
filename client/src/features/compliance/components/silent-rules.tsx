import type { Language } from '#shared/contracts/common.js';
import type { ComplianceScope } from '#shared/tools/compliance/contract.js';
import { languageAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';
import { Fold } from '../../review/components/fold.js';

interface SilentRulesProps {
  rules: ComplianceScope['silent'];
  /** The language of the report, in which the rules are named. */
  lang: Language;
}

/** The rules that apply and on which the document says nothing, at the end of the list. */
export function SilentRules({ rules = [], lang }: SilentRulesProps) {
  const t = useTranslation();
  if (rules.length === 0) return null;
  return (
    <Fold title={t('compliance.silent', { count: rules.length })}>
      <p>{t('compliance.silent.lead')}</p>
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
  );
}
