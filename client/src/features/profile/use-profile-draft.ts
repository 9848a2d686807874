import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { User } from '#shared/api/auth.js';
import { isApiError } from '../../lib/api-error.js';
import { failureMessage, useTranslation, type MessageId, type Translate } from '../../lib/translation.js';
import { notify } from '../../ui/toast.js';
import { rules } from '../credentials/rules.js';
import { useEmailVerification, type EmailVerification } from '../credentials/use-email-verification.js';
import { useUpdateProfile } from './api.js';
import { isNewEmail, PASSWORD_OF, validateDraft, type PasswordName, type ProfileDraft } from './rules.js';

/** State of the profile form: the draft, its errors and saving it. */
export function useProfileDraft(user: User, onDone: () => void) {
  const t = useTranslation();
  const update = useUpdateProfile();
  const form = useRef<HTMLFormElement>(null);
  const [verdict, setVerdict] = useState<MessageId>();
  const [saveAttempts, setSaveAttempts] = useState(0);
  const [draft, setDraft] = useState<ProfileDraft>({
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    password: null,
  });
  const newEmail = isNewEmail(draft.email, user.email);
  // The account's own address is neither looked up nor verified again.
  const verification = useEmailVerification(newEmail ? draft.email : '');
  const { taken, verified } = verification;

  // The invalid field may be far above the button.
  useEffect(() => {
    if (saveAttempts > 0 || update.error !== null) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [saveAttempts, update.error]);

  const change = (next: Partial<ProfileDraft>) => {
    setVerdict(undefined);
    if (update.isError) update.reset();
    setDraft({ ...draft, ...next });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSaveAttempts(saveAttempts + 1);
    const errorId = validateDraft(draft, { email: user.email, verified, taken });
    setVerdict(errorId);
    if (errorId !== undefined || update.isPending) return;
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
          notify.done(t('profile.saved'));
          onDone();
        },
        onError: (error) => {
          // The proof of the e-mail address expires after half an hour; then the address has to be verified again.
          if (isApiError(error) && error.code === 'email_not_verified') verification.forget();
        },
      },
    );
  };
  const errors = fieldErrors(t, { draft, verdict, newEmail, verification, refusal: update.error });
  return { form, draft, change, newEmail, verification, errors, saving: update.isPending, submit };
}

interface DraftState {
  draft: ProfileDraft;
  /** The result of the form's own validation at the last attempt to save. */
  verdict: MessageId | undefined;
  newEmail: boolean;
  verification: EmailVerification;
  /** The server's refusal of the last attempt to save. */
  refusal: Error | null;
}

/** Returns the error message of each field, and the one that belongs to no field. */
function fieldErrors(t: Translate, { draft, verdict, newEmail, verification, refusal }: DraftState) {
  const invalid = verdict === 'profile.invalid';
  const nameError = (errorId: MessageId | undefined) =>
    invalid && errorId !== undefined ? t(errorId) : undefined;
  const emailError = () => {
    if (!newEmail) return undefined;
    if (verification.taken) return t('auth.email.taken');
    const errorId = invalid ? rules.email(draft.email) : undefined;
    if (errorId !== undefined) return t(errorId);
    const { checkError } = verification;
    return checkError === null ? undefined : failureMessage(t, checkError, 'auth.email.checkFailed');
  };
  const refusalMessage = refusal === null ? undefined : failureMessage(t, refusal, 'profile.saveFailed');
  const wrongPassword = isApiError(refusal) && refusal.code === 'wrong_password';
  const passwordErrors = (): Partial<Record<PasswordName, string>> => {
    if (verdict === undefined)
      return wrongPassword && refusalMessage !== undefined ? { current: refusalMessage } : {};
    const name = PASSWORD_OF[verdict];
    return name === undefined ? {} : { [name]: t(verdict) };
  };
  const general = () => {
    if (verdict === undefined) return wrongPassword ? undefined : refusalMessage;
    return PASSWORD_OF[verdict] === undefined ? t(verdict) : undefined;
  };
  return {
    firstName: nameError(rules.firstName(draft.firstName)),
    lastName: nameError(rules.lastName(draft.lastName)),
    email: emailError(),
    password: passwordErrors(),
    general: general(),
  };
}
