import type { User } from '#shared/api/auth.js';
import { useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { ErrorLine, Field } from '../../../ui/field.js';
import { EmailVerificationFields } from '../../credentials/components/email-verification.js';
import { useProfileDraft } from '../use-profile-draft.js';
import { PasswordChange } from './password-change.js';

export function EditForm({ user, onDone }: { user: User; onDone: () => void }) {
  const t = useTranslation();
  const { form, draft, change, newEmail, verification, errors, saving, submit } = useProfileDraft(
    user,
    onDone,
  );
  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t('profile.firstName')}
          autoComplete="given-name"
          value={draft.firstName}
          hint={t('auth.name.hint')}
          error={errors.firstName}
          onChange={(event) => {
            change({ firstName: event.target.value });
          }}
        />
        <Field
          label={t('profile.lastName')}
          autoComplete="family-name"
          value={draft.lastName}
          hint={t('auth.name.hint')}
          error={errors.lastName}
          onChange={(event) => {
            change({ lastName: event.target.value });
          }}
        />
      </div>
      <Field
        label={t('profile.email')}
        type="email"
        dir="ltr"
        autoComplete="email"
        value={draft.email}
        error={errors.email}
        hint={newEmail && verification.checking ? t('auth.email.checking') : t('profile.email.note')}
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
        errors={errors.password}
        onChange={(password) => {
          change({ password });
        }}
      />
      {errors.general !== undefined && <ErrorLine>{errors.general}</ErrorLine>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={saving} disabled={saving || (newEmail && verification.taken)}>
          {t(saving ? 'profile.saving' : 'profile.save')}
        </Button>
        <Button variant="ghost" disabled={saving} onClick={onDone}>
          {t('profile.cancel')}
        </Button>
      </div>
    </form>
  );
}
