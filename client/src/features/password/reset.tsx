import { CheckCircle2 } from 'lucide-react';
import { useEffect, useState, type SubmitEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { RESET_SYMBOLS, resetRules } from '#shared/domain/password.js';
import { LIMITS } from '#shared/limits.js';
import { errorMessage, useTranslation, type MessageId } from '../../lib/translation.js';
import { Button, buttonClass } from '../../ui/button.js';
import { StatusMessage } from '../../ui/status-message.js';
import { ErrorLine } from '../../ui/field.js';
import { SkeletonRows } from '../../ui/skeleton.js';
import { PasswordChecklist } from '../credentials/components/password-checklist.js';
import { PasswordField } from '../credentials/components/password-field.js';
import { StrengthBar } from '../credentials/components/strength-bar.js';
import { useResetCheck, useResetPassword } from './api.js';
import { PasswordCard } from './components/password-card.js';
import { validateNewPassword } from './rules.js';

export default function ResetPasswordPage() {
  const t = useTranslation();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const check = useResetCheck(token);
  // A check that failed decides nothing: the form's own request then tells whether the link is good.
  if (check.data?.valid === true || check.isError) return <ResetForm token={token} />;
  return (
    <PasswordCard title={t('password.reset.title')}>
      {token !== '' && check.isPending ? (
        <SkeletonRows rows={2} label={t('app.loading')} />
      ) : (
        <>
          <ErrorLine>{t(token === '' ? 'password.reset.noToken' : 'password.reset.expired')}</ErrorLine>
          <RequestNewLink />
        </>
      )}
    </PasswordCard>
  );
}

function RequestNewLink() {
  const t = useTranslation();
  return (
    <Link to="/forgot-password" className={buttonClass('link', 'mt-4 -ms-4')}>
      {t('password.reset.another')}
    </Link>
  );
}

function ResetForm({ token }: { token: string }) {
  const t = useTranslation();
  const navigate = useNavigate();
  const reset = useResetPassword();
  const [password, setPassword] = useState('');
  const [repetition, setRepetition] = useState('');
  const [verdict, setVerdict] = useState<MessageId>();

  useEffect(() => {
    if (!reset.isSuccess) return undefined;
    const timer = setTimeout(() => void navigate('/auth', { replace: true }), LIMITS.ui.resetRedirectMs);
    return () => {
      clearTimeout(timer);
    };
  }, [reset.isSuccess, navigate]);

  if (reset.isSuccess) {
    return (
      <PasswordCard title={t('password.reset.title')}>
        <StatusMessage className="text-ink">
          <CheckCircle2 aria-hidden className="mt-0.5 size-6 shrink-0 text-brand" />
          {t('password.reset.done')}
        </StatusMessage>
      </PasswordCard>
    );
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const errorId = validateNewPassword(password, repetition);
    setVerdict(errorId);
    if (errorId === undefined && !reset.isPending) reset.mutate({ token, new_password: password });
  };
  const error = (...ids: MessageId[]) =>
    verdict !== undefined && ids.includes(verdict) ? t(verdict) : undefined;
  return (
    <PasswordCard title={t('password.reset.title')} lead={t('password.reset.lead')}>
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <PasswordField
          label={t('password.reset.new')}
          name="new-password"
          autoComplete="new-password"
          value={password}
          error={error('password.reset.rules', 'auth.password.tooLong')}
          hint={t('password.reset.symbols', { symbols: RESET_SYMBOLS })}
          onChange={(event) => {
            setPassword(event.target.value);
            setVerdict(undefined);
          }}
        />
        <StrengthBar password={password} rules={resetRules} />
        <PasswordChecklist password={password} rules={resetRules} />
        <PasswordField
          label={t('password.reset.confirm')}
          name="confirm-password"
          autoComplete="new-password"
          value={repetition}
          error={error('password.reset.mismatch')}
          onChange={(event) => {
            setRepetition(event.target.value);
            setVerdict(undefined);
          }}
        />
        {reset.error !== null && (
          <div>
            <ErrorLine>{errorMessage(t, reset.error, 'password.reset.failed')}</ErrorLine>
            <RequestNewLink />
          </div>
        )}
        <Button type="submit" busy={reset.isPending} disabled={reset.isPending}>
          {t(reset.isPending ? 'password.reset.submitting' : 'password.reset.submit')}
        </Button>
      </form>
    </PasswordCard>
  );
}
