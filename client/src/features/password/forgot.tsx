import { MailCheck } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { isEmail } from '#shared/domain/email.js';
import { messageOf, useWords } from '../../lib/words.js';
import { Button, buttonClass } from '../../ui/button.js';
import { Done } from '../../ui/done.js';
import { ErrorLine, Field } from '../../ui/field.js';
import { useForgotPassword } from './api.js';
import { PasswordCard } from './components/password-card.js';

export default function ForgotPasswordPage() {
  const say = useWords();
  const forgot = useForgotPassword();
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const bad = !isEmail(email);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!bad && !forgot.isPending) forgot.mutate(email);
  };
  const back = (
    <Link to="/auth?form=login" className={buttonClass('link')}>
      {say('password.back')}
    </Link>
  );
  if (forgot.isSuccess) {
    return (
      <PasswordCard title={say('password.forgot.title')}>
        <Done className="text-ink">
          <MailCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-brand" />
          {say('password.forgot.sent')}
        </Done>
        <p className="mt-2 mb-4 ps-9 text-sm text-ink-2">{say('password.forgot.wait')}</p>
        <div className="-ms-4 ps-9">{back}</div>
      </PasswordCard>
    );
  }
  return (
    <PasswordCard title={say('password.forgot.title')} lead={say('password.forgot.lead')}>
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <Field
          label={say('password.email')}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="username"
          value={email}
          error={tried && bad ? say('auth.email.invalid') : undefined}
          onChange={(event) => {
            setEmail(event.target.value);
          }}
        />
        {forgot.error !== null && (
          <ErrorLine>{messageOf(say, forgot.error, 'password.forgot.failed')}</ErrorLine>
        )}
        <Button type="submit" busy={forgot.isPending} disabled={forgot.isPending}>
          {say(forgot.isPending ? 'password.forgot.sending' : 'password.forgot.send')}
        </Button>
        {back}
      </form>
    </PasswordCard>
  );
}
