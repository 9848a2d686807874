import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { isApiError } from '../../../lib/api-error.js';
import { currentLanguage } from '../../../lib/locale.js';
import { failureMessage, errorMessage, useTranslation, type MessageId } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { ErrorLine, Field } from '../../../ui/field.js';
import { useRegister } from '../api.js';
import { rules, validator } from '../../credentials/rules.js';
import { useEmailVerification } from '../../credentials/use-email-verification.js';
import { Consent } from './consent.js';
import { EmailVerificationFields } from '../../credentials/components/email-verification.js';
import { PasswordChecklist } from '../../credentials/components/password-checklist.js';
import { PasswordField } from '../../credentials/components/password-field.js';

interface NewAccount {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  consent: boolean;
}

/** State of the form for a new account: its fields, their errors and the submission. */
function useNewAccount() {
  const account = useRegister();
  const { register, handleSubmit, control, formState } = useForm<NewAccount>({
    mode: 'onTouched',
    defaultValues: { firstName: '', lastName: '', email: '', password: '', consent: false },
  });
  const [email, password] = useWatch({ control, name: ['email', 'password'] });
  const verification = useEmailVerification(email);
  const { taken, verified } = verification;
  const submit = handleSubmit(({ firstName, lastName, ...credentials }) => {
    if (!verified || taken) return;
    account.mutate(
      {
        first_name: firstName,
        last_name: lastName,
        email: credentials.email,
        hashed_password: credentials.password,
        language: currentLanguage(),
      },
      {
        onError: (error) => {
          // The proof of the e-mail address expires after half an hour; then the address has to be verified again.
          if (isApiError(error) && error.code === 'email_not_verified') verification.forget();
        },
      },
    );
  });
  return { account, register, errors: formState.errors, email, password, verification, submit };
}

export function CreateAccountForm() {
  const t = useTranslation();
  const [submitted, setSubmitted] = useState(false);
  const { account, register, errors, email, password, verification, submit } = useNewAccount();
  const { taken, checking, checkError, verified } = verification;

  const errorOf = (name: keyof NewAccount) => {
    const id = errors[name]?.message as MessageId | undefined;
    return id === undefined ? undefined : t(id);
  };
  const emailError = () => {
    if (taken) return t('auth.email.taken');
    return (
      errorOf('email') ??
      (checkError === null ? undefined : failureMessage(t, checkError, 'auth.email.checkFailed'))
    );
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        setSubmitted(true);
        void submit(event);
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t('auth.firstName')}
          autoComplete="given-name"
          hint={t('auth.name.hint')}
          error={errorOf('firstName')}
          {...register('firstName', { validate: validator(rules.firstName) })}
        />
        <Field
          label={t('auth.lastName')}
          autoComplete="family-name"
          hint={t('auth.name.hint')}
          error={errorOf('lastName')}
          {...register('lastName', { validate: validator(rules.lastName) })}
        />
      </div>
      <Field
        label={t('auth.email')}
        type="email"
        dir="ltr"
        autoComplete="email"
        error={emailError()}
        hint={checking ? t('auth.email.checking') : undefined}
        {...register('email', {
          validate: validator(rules.email),
          onChange: () => {
            verification.startOver();
          },
        })}
      />
      <EmailVerificationFields email={email} verification={verification} missing={submitted && !verified} />
      <div className="flex flex-col gap-2">
        <PasswordField
          label={t('auth.password')}
          autoComplete="new-password"
          error={errorOf('password')}
          {...register('password', { validate: validator(rules.newPassword) })}
        />
        <PasswordChecklist password={password} />
      </div>
      <Consent error={errorOf('consent')} {...register('consent', { validate: rules.consent })} />
      {account.error !== null && <ErrorLine>{errorMessage(t, account.error, 'auth.failed')}</ErrorLine>}
      <Button type="submit" busy={account.isPending} disabled={account.isPending || taken}>
        {t(account.isPending ? 'auth.creating' : 'auth.createAccount')}
      </Button>
    </form>
  );
}
