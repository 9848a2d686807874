import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { isApiError } from '../../../lib/api-error.js';
import { errorMessage, useTranslation, type MessageId } from '../../../lib/translation.js';
import { Button, buttonClass } from '../../../ui/button.js';
import { ErrorLine, Field } from '../../../ui/field.js';
import { useLogin } from '../api.js';
import { rules, validator } from '../../credentials/rules.js';
import { CodeStep } from './code-step.js';
import { PasswordField } from '../../credentials/components/password-field.js';

interface SignIn {
  email: string;
  password: string;
}

/** The sign-in form: e-mail address and password, followed by a code for accounts with two-step verification. */
export function SignInForm() {
  const t = useTranslation();
  const login = useLogin();
  const [codeAsked, setCodeAsked] = useState(false);
  const { register, handleSubmit, getValues, formState } = useForm<SignIn>({
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  });
  const errorOf = (name: keyof SignIn) => {
    const id = formState.errors[name]?.message as MessageId | undefined;
    return id === undefined ? undefined : t(id);
  };
  const send = (values: SignIn & { totp?: string }) => {
    if (login.isPending) return;
    login.mutate(values, {
      onError: (error) => {
        if (!isApiError(error)) return;
        if (error.code === 'totp_required') setCodeAsked(true);
        // The password was changed in the meantime, so the form asks for it again before the code.
        if (error.code === 'bad_credentials') setCodeAsked(false);
      },
    });
  };
  // A request for a code is the next step, not an error.
  const asked = isApiError(login.error) && login.error.code === 'totp_required';
  const error = asked ? null : login.error;
  return (
    <>
      {/* Always rendered, so that screen readers announce what appears in it. */}
      <p role="status" className="sr-only">
        {codeAsked && t('auth.totp.lead')}
      </p>
      {codeAsked ? (
        <CodeStep
          email={getValues('email')}
          busy={login.isPending}
          error={error}
          onCode={(totp) => {
            send({ ...getValues(), totp });
          }}
          onSwitchKind={() => {
            login.reset();
          }}
          onBack={() => {
            login.reset();
            setCodeAsked(false);
          }}
        />
      ) : (
        <>
          <p className="mt-1 mb-6 text-ink-2">{t('auth.signIn.lead')}</p>
          <form
            noValidate
            className="flex flex-col gap-4"
            onSubmit={(event) => {
              void handleSubmit(send)(event);
            }}
          >
            <Field
              label={t('auth.email')}
              type="email"
              dir="ltr"
              autoComplete="username"
              error={errorOf('email')}
              {...register('email', { validate: validator(rules.email) })}
            />
            <PasswordField
              label={t('auth.password')}
              autoComplete="current-password"
              error={errorOf('password')}
              {...register('password', { validate: validator(rules.password) })}
            />
            <Link to="/forgot-password" className={buttonClass('link', '-my-2 -me-4 self-end')}>
              {t('auth.forgot')}
            </Link>
            {error !== null && <ErrorLine>{errorMessage(t, error, 'auth.failed')}</ErrorLine>}
            <Button type="submit" busy={login.isPending} disabled={login.isPending} className="mt-2">
              {t(login.isPending ? 'auth.signingIn' : 'auth.signIn')}
            </Button>
          </form>
        </>
      )}
    </>
  );
}
