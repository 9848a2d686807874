import { useState } from 'react';
import { LIMITS } from '#shared/limits.js';
import { isApiError } from '../../../lib/api-error.js';
import { errorMessage, useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { Section } from '../../../ui/section.js';
import { PasswordField } from '../../credentials/components/password-field.js';
import { useCloseAccount, useLatestExport } from '../data-rights-api.js';
import { YOUR_DATA } from './your-data.js';

const DAYS = LIMITS.account.restorableMs / (24 * 60 * 60 * 1000);
const CONSEQUENCES = ['signedOut', 'restorable', 'erased'] as const;

/** Closes the account: explains what happens, and asks for the password in a dialog. */
export function CloseAccount() {
  const t = useTranslation();
  const [dialogOpen, setDialogOpen] = useState(false);
  return (
    <Section title={t('profile.close')} lead={t('profile.close.lead')}>
      <Card className="flex flex-col items-start gap-5 border-danger/40! p-5 sm:p-6">
        <ul className="flex list-disc flex-col gap-1.5 ps-5 text-ink-2 marker:text-danger">
          {CONSEQUENCES.map((one) => (
            <li key={one}>{t(`profile.close.${one}`, { days: DAYS })}</li>
          ))}
        </ul>
        <Button
          variant="secondary"
          className="border-danger/60! text-danger! hover:border-danger! hover:bg-danger-soft!"
          onClick={() => {
            setDialogOpen(true);
          }}
        >
          {t('profile.close.ask')}
        </Button>
      </Card>
      {dialogOpen && (
        <CloseDialog
          onClose={() => {
            setDialogOpen(false);
          }}
        />
      )}
    </Section>
  );
}

function CloseDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslation();
  const closeAccount = useCloseAccount();
  const latestExport = useLatestExport();
  const [password, setPassword] = useState('');
  const [passwordMissing, setPasswordMissing] = useState(false);
  // After success the browser is already loading another page.
  const busy = closeAccount.isPending || closeAccount.isSuccess;
  const wrongPassword = isApiError(closeAccount.error) && closeAccount.error.code === 'wrong_password';
  const fieldError = passwordMissing
    ? t('profile.password.currentMissing')
    : wrongPassword
      ? errorMessage(t, closeAccount.error, 'error.unknown')
      : undefined;
  const confirm = () => {
    setPasswordMissing(password === '');
    if (password !== '' && !busy) closeAccount.mutate(password);
  };
  return (
    <ConfirmDialog
      open
      title={t('profile.close.title')}
      busy={busy}
      error={
        closeAccount.error !== null && !wrongPassword
          ? errorMessage(t, closeAccount.error, 'profile.close.failed')
          : undefined
      }
      cancel={t('profile.cancel')}
      confirm={t(busy ? 'profile.close.closing' : 'profile.close.confirm')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('profile.close.text', { days: DAYS })}</p>
      {latestExport.data === null && (
        <p className="mt-3">
          {t('profile.close.noCopy')}{' '}
          <button
            type="button"
            className="font-semibold text-brand underline hover:text-brand-hover"
            onClick={() => {
              onClose();
              // After the dialog has restored the focus.
              setTimeout(() => document.getElementById(YOUR_DATA)?.focus(), 0);
            }}
          >
            {t('profile.close.exportFirst')}
          </button>
        </p>
      )}
      <form
        noValidate
        className="mt-5"
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <PasswordField
          label={t('profile.password.current')}
          autoComplete="current-password"
          value={password}
          error={fieldError}
          disabled={busy}
          onChange={(event) => {
            setPassword(event.target.value);
            setPasswordMissing(false);
            if (closeAccount.isError) closeAccount.reset();
          }}
        />
      </form>
    </ConfirmDialog>
  );
}
