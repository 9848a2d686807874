import { MailCheck } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { isEmail } from '#shared/domain/email.js';
import { errorMessage, useTranslation } from '../../lib/translation.js';
import { Button, buttonClass } from '../../ui/button.js';
import { StatusMessage } from '../../ui/status-message.js';
import { ErrorLine, Field } from '../../ui/field.js';
import { useForgotPassword } from './api.js';
import { PasswordCard } from './components/password-card.js';

export default function ForgotPasswordPage() {
  const t = useTranslation();
  const forgot = useForgotPassword();
  const [email, setEmail] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const badEmail = !isEmail(email);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (!badEmail && !forgot.isPending) forgot.mutate(email);
  };
  const backLink = (
    <Link to="/auth?form=login" className={buttonClass('link')}>
      {t('password.back')}
    </Link>
  );
  if (forgot.isSuccess) {
    return (
      <PasswordCard title={t('password.forgot.title')}>
        <StatusMessage className="text-ink">
          <MailCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-brand" />
          {t('password.forgot.sent')}
        </StatusMessage>
        <p className="mt-2 mb-4 ps-9 text-sm text-ink-2">{t('password.forgot.wait')}</p>
        <div className="-ms-4 ps-9">{backLink}</div>
      </PasswordCard>
    );
  }
  return (
    <PasswordCard title={t('password.forgot.title')} lead={t('password.forgot.lead')}>
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <Field
          label={t('password.email')}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="username"
          value={email}
          error={submitted && badEmail ? t('auth.email.invalid') : undefined}
          onChange={(event) => {
            setEmail(event.target.value);
          }}
        />
        {forgot.error !== null && (
          <ErrorLine>{errorMessage(t, forgot.error, 'password.forgot.failed')}</ErrorLine>
        )}
        <Button type="submit" busy={forgot.isPending} disabled={forgot.isPending}>
          {t(forgot.isPending ? 'password.forgot.sending' : 'password.forgot.send')}
        </Button>
        {backLink}
      </form>
    </PasswordCard>
  );
}
