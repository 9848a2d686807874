import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { messageOf, useWords, type MessageId } from '../../../lib/words.js';
import { Button, buttonClass } from '../../../ui/button.js';
import { ErrorLine, Field } from '../../../ui/field.js';
import { useLogin } from '../../session/api.js';
import { rules, validator } from '../rules.js';
import { PasswordField } from './password-field.js';

interface SignIn {
  email: string;
  password: string;
}

export function SignInForm() {
  const say = useWords();
  const login = useLogin();
  const { register, handleSubmit, formState } = useForm<SignIn>({
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  });
  const errorOf = (name: keyof SignIn) => {
    const id = formState.errors[name]?.message as MessageId | undefined;
    return id === undefined ? undefined : say(id);
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        void handleSubmit((values) => {
          login.mutate(values);
        })(event);
      }}
    >
      <Field
        label={say('auth.email')}
        type="email"
        dir="ltr"
        autoComplete="username"
        error={errorOf('email')}
        {...register('email', { validate: validator(rules.email) })}
      />
      <PasswordField
        label={say('auth.password')}
        autoComplete="current-password"
        error={errorOf('password')}
        {...register('password', { validate: validator(rules.password) })}
      />
      <Link to="/forgot-password" className={buttonClass('link', '-my-2 -me-4 self-end')}>
        {say('auth.forgot')}
      </Link>
      {login.error !== null && <ErrorLine>{messageOf(say, login.error, 'auth.failed')}</ErrorLine>}
      <Button type="submit" busy={login.isPending} disabled={login.isPending} className="mt-2">
        {say(login.isPending ? 'auth.signingIn' : 'auth.signIn')}
      </Button>
    </form>
  );
}
