import { useState, type SubmitEvent } from 'react';
import { errorMessage, useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { ErrorLine } from '../../../ui/field.js';
import { PasswordField } from '../../credentials/components/password-field.js';
import { useBeginSecondFactor, useRemoveSecondFactor, useRenewRecoveryCodes } from '../second-factor-api.js';
import { StepHeading } from './step-heading.js';

/** The change that the password confirms. */
export type Purpose = 'enable' | 'renew' | 'disable';

interface PasswordStepProps {
  purpose: Purpose;
  onCancel: () => void;
  onBegun: (offer: { secret: string; uri: string }) => void;
  onCodes: (codes: string[]) => void;
  onRemoved: () => void;
}

/** Asks for the password before two-step verification is changed, to prove that the user owns the account. */
export function PasswordStep({ purpose, onCancel, onBegun, onCodes, onRemoved }: PasswordStepProps) {
  const t = useTranslation();
  const begin = useBeginSecondFactor();
  const renew = useRenewRecoveryCodes();
  const remove = useRemoveSecondFactor();
  const [password, setPassword] = useState('');
  const [passwordMissing, setPasswordMissing] = useState(false);
  const { isPending, error } = { enable: begin, renew, disable: remove }[purpose];

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setPasswordMissing(password === '');
    if (password === '' || isPending) return;
    switch (purpose) {
      case 'enable':
        begin.mutate(password, { onSuccess: onBegun });
        return;
      case 'renew':
        renew.mutate(password, {
          onSuccess: ({ recovery_codes: codes }) => {
            onCodes(codes);
          },
        });
        return;
      case 'disable':
        remove.mutate(password, { onSuccess: onRemoved });
        return;
      default:
        purpose satisfies never;
    }
  };
  return (
    <form noValidate className="enter flex flex-col gap-4 p-5 sm:p-6" onSubmit={submit}>
      <div>
        <StepHeading>{t(`profile.totp.${purpose}.title`)}</StepHeading>
        <p className="text-ink-2">{t(`profile.totp.${purpose}.text`)}</p>
      </div>
      <PasswordField
        label={t('profile.password.current')}
        autoComplete="current-password"
        className="max-w-md"
        value={password}
        error={passwordMissing ? t('profile.password.currentMissing') : undefined}
        onChange={(event) => {
          setPasswordMissing(false);
          setPassword(event.target.value);
        }}
      />
      {error !== null && <ErrorLine>{errorMessage(t, error, 'profile.totp.changeFailed')}</ErrorLine>}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant={purpose === 'disable' ? 'danger' : 'primary'}
          busy={isPending}
          disabled={isPending}
        >
          {t(purpose === 'disable' ? 'profile.totp.disable' : 'profile.totp.continue')}
        </Button>
        <Button variant="ghost" disabled={isPending} onClick={onCancel}>
          {t('profile.cancel')}
        </Button>
      </div>
    </form>
  );
}
