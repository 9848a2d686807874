import { BadgeCheck } from 'lucide-react';
import { isEmail } from '#shared/domain/email.js';
import { LIMITS } from '#shared/limits.js';
import { isApiError } from '../../../lib/api-error.js';
import { errorMessage, useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { StatusMessage } from '../../../ui/status-message.js';
import { ErrorLine, Field } from '../../../ui/field.js';
import { sendErrorMessage, type EmailVerification } from '../use-email-verification.js';

interface Props {
  email: string;
  verification: EmailVerification;
  /** True when the form was submitted without a verified address. */
  missing: boolean;
}

/** The fields below the e-mail address: send a code, type it, verify it. */
export function EmailVerificationFields({ email, verification, missing }: Props) {
  const t = useTranslation();
  const { code, setCode, spent, verified, taken, checking, cooldown, sendCodeMutation, verifyCodeMutation } =
    verification;

  if (verified) {
    return (
      <StatusMessage className="text-sm font-semibold text-brand">
        <BadgeCheck aria-hidden className="size-5 shrink-0" />
        {t('auth.code.verified')}
      </StatusMessage>
    );
  }
  const canSend = isEmail(email) && !taken && !checking && cooldown === 0 && !sendCodeMutation.isPending;
  const canVerify =
    code.length === LIMITS.code.length && isEmail(email) && !spent && !verifyCodeMutation.isPending;
  const verify = () => {
    verifyCodeMutation.mutate({ email, code });
  };
  const codeError =
    verifyCodeMutation.error === null
      ? undefined
      : isApiError(verifyCodeMutation.error) && verifyCodeMutation.error.status === 400
        ? t('auth.code.invalid')
        : errorMessage(t, verifyCodeMutation.error, 'auth.code.invalid');
  const sendCodeError = taken ? undefined : sendErrorMessage(t, sendCodeMutation.error);
  const sendLabel = () => {
    if (cooldown > 0) return t('auth.code.resendIn', { seconds: cooldown });
    return t(sendCodeMutation.isIdle ? 'auth.code.send' : 'auth.code.resend');
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1.5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:flex-nowrap">
          <Button
            variant="secondary"
            className="whitespace-nowrap max-sm:w-full"
            disabled={!canSend}
            busy={sendCodeMutation.isPending}
            onClick={() => {
              sendCodeMutation.mutate(email);
            }}
          >
            {sendLabel()}
          </Button>
          <p role="status" className="min-w-0 text-sm text-ink-2 wrap-anywhere">
            {sendCodeMutation.isSuccess
              ? t('auth.code.sent', { email })
              : sendCodeError === undefined && t('auth.code.hint')}
          </p>
        </div>
        {sendCodeError !== undefined && <ErrorLine>{sendCodeError}</ErrorLine>}
      </div>
      <div className="flex items-start gap-2">
        <Field
          className="flex-1"
          label={t('auth.code')}
          name="code"
          dir="ltr"
          inputMode="text"
          autoComplete="one-time-code"
          value={code}
          error={
            (spent ? t('auth.code.spent') : codeError) ?? (missing ? t('auth.email.unverified') : undefined)
          }
          onChange={(event) => {
            setCode(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // This verifies the code; it does not submit the form around it.
            event.preventDefault();
            if (canVerify) verify();
          }}
        />
        <Button
          variant="secondary"
          // Aligned with the input, below its label.
          className="mt-[1.625rem] h-11 py-0 rtl:mt-[1.8625rem]"
          disabled={!canVerify}
          busy={verifyCodeMutation.isPending}
          onClick={verify}
        >
          {t('auth.code.verify')}
        </Button>
      </div>
    </div>
  );
}
