import { Download } from 'lucide-react';
import { useId, useState, type SubmitEvent } from 'react';
import { saveFile } from '../../../lib/download.js';
import { formatRiyadhTime } from '../../../lib/format.js';
import { useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { CopyButton } from '../../../ui/copy-button.js';
import { ErrorLine } from '../../../ui/field.js';
import { useSession } from '../../session/api.js';
import { StepHeading } from './step-heading.js';

/**
 * Shows the recovery codes, which are shown only once. The user has to confirm that they are saved, so that nobody
 * leaves by mistake.
 */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTranslation();
  const id = useId();
  const { data: user } = useSession();
  const [confirmed, setConfirmed] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const unconfirmed = submitted && !confirmed;
  const save = () => {
    const head = t('profile.totp.codes.file', {
      email: user?.email ?? '',
      time: formatRiyadhTime(new Date()),
    });
    const lines = [head, '', ...codes, '', t('profile.totp.codes.text'), ''];
    saveFile(new Blob([lines.join('\r\n')], { type: 'text/plain;charset=utf-8' }), 'lda-recovery-codes.txt');
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (confirmed) onDone();
  };
  return (
    <form noValidate className="enter flex flex-col gap-5 p-5 sm:p-6" onSubmit={submit}>
      <div>
        <StepHeading>{t('profile.totp.codes')}</StepHeading>
        <p className="text-ink-2">{t('profile.totp.codes.text')}</p>
      </div>
      <ul
        dir="ltr"
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-control bg-raised px-5 py-4 font-semibold tracking-wide text-ink max-[22rem]:grid-cols-1"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={codes.join('\n')} label={t('action.copy')} />
        <Button variant="secondary" onClick={save}>
          <Download aria-hidden className="size-4" />
          {t('profile.totp.codes.download')}
        </Button>
      </div>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="flex min-h-11 items-center gap-3 text-ink">
          <input
            id={id}
            type="checkbox"
            required
            className="size-5 shrink-0 accent-brand"
            aria-invalid={unconfirmed || undefined}
            aria-describedby={unconfirmed ? `${id}-note` : undefined}
            checked={confirmed}
            onChange={(event) => {
              setConfirmed(event.target.checked);
            }}
          />
          {t('profile.totp.codes.saved')}
        </label>
        {unconfirmed && <ErrorLine id={`${id}-note`}>{t('profile.totp.codes.savedMissing')}</ErrorLine>}
      </div>
      <Button type="submit" className="self-start">
        {t('profile.totp.codes.done')}
      </Button>
    </form>
  );
}
