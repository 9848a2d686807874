import { registrationRules } from '#shared/domain/password.js';
import { useTranslation } from '../../../lib/translation.js';
import { cx } from '../../../ui/cx.js';

interface StrengthBarProps {
  password: string;
  rules?: typeof registrationRules;
}

/** Shows the share of a password's rules that are met; green when all are. */
export function StrengthBar({ password, rules = registrationRules }: StrengthBarProps) {
  const t = useTranslation();
  const all = rules(password);
  const met = all.filter((one) => one.met).length;
  return (
    <div
      role="meter"
      aria-label={t('auth.strength')}
      aria-valuemin={0}
      aria-valuemax={all.length}
      aria-valuenow={met}
      aria-valuetext={t('auth.strength.met', { met, of: all.length })}
      className="h-1.5 overflow-hidden rounded-full bg-line forced-colors:outline"
    >
      <div
        className={cx(
          'filled h-full rounded-full transition-[width] duration-200',
          met === all.length ? 'bg-low' : 'bg-accent',
        )}
        style={{ width: `${String((met / all.length) * 100)}%` }}
      />
    </div>
  );
}
