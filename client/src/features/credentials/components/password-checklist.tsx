import { Check, Circle } from 'lucide-react';
import { registrationRules } from '#shared/domain/password.js';
import { useTranslation } from '../../../lib/translation.js';
import { cx } from '../../../ui/cx.js';

interface PasswordChecklistProps {
  password: string;
  /** The rules to show; those of a new account by default. */
  rules?: typeof registrationRules;
}

/** The rules of a new password, ticked off while it is typed. */
export function PasswordChecklist({ password, rules = registrationRules }: PasswordChecklistProps) {
  const t = useTranslation();
  return (
    <ul aria-label={t('auth.rules')} className="grid grid-cols-1 gap-x-4 gap-y-1 text-sm sm:grid-cols-2">
      {rules(password).map(({ rule, met }) => (
        <li key={rule} className={cx('flex items-center gap-2', met ? 'text-brand' : 'text-ink-3')}>
          {met ? (
            <Check aria-hidden className="size-4 shrink-0" />
          ) : (
            <Circle aria-hidden className="mx-1 size-2 shrink-0" />
          )}
          {t(`auth.rule.${rule}`)}
          <span className="sr-only">{t(met ? 'auth.rule.met' : 'auth.rule.unmet')}</span>
        </li>
      ))}
    </ul>
  );
}
