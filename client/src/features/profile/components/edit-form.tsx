import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { User } from '#shared/contracts/api/auth.js';
import { isApiError } from '../../../lib/api-error.js';
import { failureOf, useWords, type MessageId } from '../../../lib/words.js';
import { Button } from '../../../ui/button.js';
import { ErrorLine, Field } from '../../../ui/field.js';
import { notify } from '../../../ui/toast.js';
import { EmailVerificationFields } from '../../credentials/components/email-verification.js';
import { rules } from '../../credentials/rules.js';
import { useEmailVerification } from '../../credentials/use-email-verification.js';
import { useUpdateProfile } from '../api.js';
import { isNewEmail, PASSWORD_OF, saveVerdict, type PasswordName, type ProfileDraft } from '../rules.js';
import { PasswordChange } from './password-change.js';

export function EditForm({ user, onDone }: { user: User; onDone: () => void }) {
  const say = useWords();
  const update = useUpdateProfile();
  const form = useRef<HTMLFormElement>(null);
  const [verdict, setVerdict] = useState<MessageId>();
  const [tries, setTries] = useState(0);
  const [draft, setDraft] = useState<ProfileDraft>({
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    password: null,
  });
  const newEmail = isNewEmail(draft.email, user.email);
  // The address that the account has is neither looked up nor verified again.
  const verification = useEmailVerification(newEmail ? draft.email : '');
  const { taken, checking, checkError, verified } = verification;

  const change = (next: Partial<ProfileDraft>) => {
    setVerdict(undefined);
    if (update.isError) update.reset();
    setDraft({ ...draft, ...next });
  };
  const emailError = () => {
    if (!newEmail) return undefined;
    if (taken) return say('auth.email.taken');
    if (verdict === 'profile.invalid') {
      const wrong = rules.email(draft.email);
      if (wrong !== undefined) return say(wrong);
    }
    return checkError === null ? undefined : failureOf(say, checkError, 'auth.email.checkFailed');
  };
  const nameError = (wrong: MessageId | undefined) =>
    verdict === 'profile.invalid' && wrong !== undefined ? say(wrong) : undefined;
  const refused = update.error === null ? undefined : failureOf(say, update.error, 'profile.saveFailed');
  const wrongPassword = isApiError(update.error) && update.error.code === 'wrong_password';
  const passwordErrors = (): Partial<Record<PasswordName, string>> => {
    if (verdict === undefined) return wrongPassword && refused !== undefined ? { current: refused } : {};
    const name = PASSWORD_OF[verdict];
    return name === undefined ? {} : { [name]: say(verdict) };
  };
  /** What is about no password stands below the form. */
  const general = verdict === undefined ? !wrongPassword && refused : !PASSWORD_OF[verdict] && say(verdict);

  // What is wrong may stand far above the button that was pressed.
  useEffect(() => {
    if (tries > 0 || update.error !== null) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [tries, update.error]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTries(tries + 1);
    const wrong = saveVerdict(draft, { email: user.email, verified, taken });
    setVerdict(wrong);
    if (wrong !== undefined || update.isPending) return;
    const { firstName, lastName, email, password } = draft;
    update.mutate(
      {
        first_name: firstName,
        last_name: lastName,
        email,
        ...(password === null ? {} : { current_password: password.current, new_password: password.next }),
      },
      {
        onSuccess: () => {
          notify.done(say('profile.saved'));
          onDone();
        },
        onError: (error) => {
          // The proof of the address lives half an hour; then it has to be given again.
          if (isApiError(error) && error.code === 'email_not_verified') verification.forget();
        },
      },
    );
  };
  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={say('profile.firstName')}
          autoComplete="given-name"
          value={draft.firstName}
          hint={say('auth.name.hint')}
          error={nameError(rules.firstName(draft.firstName))}
          onChange={(event) => {
            change({ firstName: event.target.value });
          }}
        />
        <Field
          label={say('profile.lastName')}
          autoComplete="family-name"
          value={draft.lastName}
          hint={say('auth.name.hint')}
          error={nameError(rules.lastName(draft.lastName))}
          onChange={(event) => {
            change({ lastName: event.target.value });
          }}
        />
      </div>
      <Field
        label={say('profile.email')}
        type="email"
        dir="ltr"
        autoComplete="email"
        value={draft.email}
        error={emailError()}
        hint={newEmail && checking ? say('auth.email.checking') : say('profile.email.note')}
        onChange={(event) => {
          verification.startOver();
          change({ email: event.target.value });
        }}
      />
      {newEmail && (
        <EmailVerificationFields email={draft.email} verification={verification} missing={false} />
      )}
      <PasswordChange
        value={draft.password}
        errors={passwordErrors()}
        onChange={(password) => {
          change({ password });
        }}
      />
      {general !== undefined && general !== false && <ErrorLine>{general}</ErrorLine>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={update.isPending} disabled={update.isPending || (newEmail && taken)}>
          {say(update.isPending ? 'profile.saving' : 'profile.save')}
        </Button>
        <Button variant="ghost" disabled={update.isPending} onClick={onDone}>
          {say('profile.cancel')}
        </Button>
      </div>
    </form>
  );
}
