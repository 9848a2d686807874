import { lazy, Suspense, useState, type SubmitEvent } from 'react';
import { splitIntoGroups, readSecondFactorCode } from '#shared/domain/second-factor-code.js';
import { LIMITS } from '#shared/limits.js';
import { isApiError } from '../../../lib/api-error.js';
import { withRetry } from '../../../lib/with-retry.js';
import { errorMessage, useTranslation } from '../../../lib/translation.js';
import { Button, buttonClass } from '../../../ui/button.js';
import { CopyButton } from '../../../ui/copy-button.js';
import { ErrorLine, Field } from '../../../ui/field.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { useConfirmSecondFactor } from '../second-factor-api.js';
import { StepHeading } from './step-heading.js';

// Only users who turn two-step verification on need the QR code.
const QrCode = lazy(withRetry(() => import('./qr-code.js')));

interface EnrolStepProps {
  secret: string;
  uri: string;
  onCancel: () => void;
  onCodes: (codes: string[]) => void;
}

/** Shows the secret for the authenticator app, and asks for a code that proves that the app has it. */
export function EnrolStep({ secret, uri, onCancel, onCodes }: EnrolStepProps) {
  const t = useTranslation();
  const confirm = useConfirmSecondFactor();
  const [code, setCode] = useState('');
  const [malformed, setMalformed] = useState(false);
  const wrong = isApiError(confirm.error) && confirm.error.code === 'invalid_code';
  const fieldError = () => {
    if (malformed) return t('auth.totp.app.malformed');
    return wrong ? t('profile.totp.code.wrong') : undefined;
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const possible = readSecondFactorCode(code)?.kind === 'app';
    setMalformed(!possible);
    if (!possible || confirm.isPending) return;
    confirm.mutate(code, {
      onSuccess: ({ recovery_codes: codes }) => {
        onCodes(codes);
      },
    });
  };
  return (
    <form noValidate className="enter flex flex-col gap-6 p-5 sm:p-6" onSubmit={submit}>
      <div className="flex flex-col gap-6 sm:flex-row sm:items-start">
        <div className="mx-auto aspect-square w-52 shrink-0 sm:mx-0">
          <Suspense fallback={<Skeleton className="size-full" />}>
            <QrCode text={uri} label={t('profile.totp.qr')} />
          </Suspense>
        </div>
        <div className="flex min-w-0 flex-col items-start gap-3">
          <div>
            <StepHeading>{t('profile.totp.scan')}</StepHeading>
            <p className="text-ink-2">{t('profile.totp.scan.text')}</p>
          </div>
          <div className="w-full">
            <p className="text-sm text-ink-3">{t('profile.totp.secret')}</p>
            <p dir="ltr" className="text-start font-semibold tracking-wide text-ink rtl:text-end">
              {splitIntoGroups(secret, 4, ' ')}
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <CopyButton text={secret} label={t('profile.totp.secret.copy')} />
            <a href={uri} className={buttonClass('secondary', 'lg:hidden')}>
              {t('profile.totp.open')}
            </a>
          </div>
        </div>
      </div>
      <Field
        label={t('auth.totp.app')}
        name="totp"
        dir="ltr"
        className="max-w-md"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={LIMITS.totp.typedChars}
        value={code}
        error={fieldError()}
        hint={t('auth.totp.app.hint')}
        onChange={(event) => {
          setMalformed(false);
          setCode(event.target.value);
        }}
      />
      {confirm.error !== null && !wrong && (
        <ErrorLine>{errorMessage(t, confirm.error, 'profile.totp.changeFailed')}</ErrorLine>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={confirm.isPending} disabled={confirm.isPending}>
          {t('profile.totp.enable')}
        </Button>
        <Button variant="ghost" disabled={confirm.isPending} onClick={onCancel}>
          {t('profile.cancel')}
        </Button>
      </div>
    </form>
  );
}
