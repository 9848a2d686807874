import { useId } from 'react';
import { useTranslation } from '../../../lib/translation.js';
import { PasswordChecklist } from '../../credentials/components/password-checklist.js';
import { PasswordField } from '../../credentials/components/password-field.js';
import { StrengthBar } from '../../credentials/components/strength-bar.js';
import type { PasswordName, ProfileDraft } from '../rules.js';

const NOTHING = { current: '', next: '', repeated: '' };

interface PasswordChangeProps {
  value: ProfileDraft['password'];
  /** The error message of each of the three fields. */
  errors: Partial<Record<PasswordName, string>>;
  onChange: (value: ProfileDraft['password']) => void;
}

/** The fields to change the password, shown only on request. */
export function PasswordChange({ value, errors, onChange }: PasswordChangeProps) {
  const t = useTranslation();
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-4 border-t border-line pt-4">
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 font-semibold text-ink">
        <input
          id={id}
          type="checkbox"
          className="size-5 accent-brand"
          checked={value !== null}
          onChange={(event) => {
            onChange(event.target.checked ? NOTHING : null);
          }}
        />
        {t('profile.password.change')}
      </label>
      {value !== null && (
        <>
          <PasswordField
            label={t('profile.password.current')}
            autoComplete="current-password"
            hint={t('profile.password.note')}
            value={value.current}
            error={errors.current}
            onChange={(event) => {
              onChange({ ...value, current: event.target.value });
            }}
          />
          <PasswordField
            label={t('profile.password.new')}
            autoComplete="new-password"
            value={value.next}
            error={errors.next}
            onChange={(event) => {
              onChange({ ...value, next: event.target.value });
            }}
          />
          <StrengthBar password={value.next} />
          <PasswordChecklist password={value.next} />
          <PasswordField
            label={t('profile.password.confirm')}
            autoComplete="new-password"
            value={value.repeated}
            error={errors.repeated}
            onChange={(event) => {
              onChange({ ...value, repeated: event.target.value });
            }}
          />
        </>
      )}
    </fieldset>
  );
}
