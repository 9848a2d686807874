import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { readSecondFactorCode, type SecondFactorCode } from '#shared/domain/second-factor-code.js';
import { LIMITS } from '#shared/limits.js';
import { isApiError } from '../../../lib/api-error.js';
import { errorMessage, useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { ErrorLine, Field } from '../../../ui/field.js';

type Kind = SecondFactorCode['kind'];
const INPUT = {
  app: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  recovery: { inputMode: 'text', autoComplete: 'off', autoCapitalize: 'characters' },
} as const satisfies Record<Kind, ComponentProps<'input'>>;
const NOTHING: Record<Kind, string> = { app: '', recovery: '' };

interface CodeStepProps {
  /** The e-mail address of the account. */
  email: string;
  busy: boolean;
  error: Error | null;
  onCode: (code: string) => void;
  /** Called on a switch to the other kind of code: the error of this kind does not apply to it. */
  onSwitchKind: () => void;
  onBack: () => void;
}

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export function CodeStep({ email, busy, error, onCode, onSwitchKind, onBack }: CodeStepProps) {
  const t = useTranslation();
  const [kind, setKind] = useState<Kind>('app');
  const [codes, setCodes] = useState(NOTHING);
  const [malformed, setMalformed] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    selectText(field.current);
  }, [kind, error]);

  const codeRejected = isApiError(error) && error.code === 'totp_invalid';
  const fieldError = () => {
    if (malformed) return t(`auth.totp.${kind}.malformed`);
    return codeRejected ? errorMessage(t, error, 'auth.failed') : undefined;
  };
  return (
    <form
      noValidate
      className="mt-4 flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        // An impossible code is not sent: the number of attempts is limited.
        const possible = readSecondFactorCode(codes[kind]) !== undefined;
        setMalformed(!possible);
        if (possible) onCode(codes[kind]);
        else selectText(field.current);
      }}
    >
      <div>
        <h2 className="text-lg font-semibold text-ink">{t('auth.totp')}</h2>
        <p className="text-ink-2 wrap-anywhere">{t('auth.totp.for', { email })}</p>
      </div>
      <Field
        ref={field}
        label={t(`auth.totp.${kind}`)}
        name="totp"
        dir="ltr"
        maxLength={LIMITS.totp.typedChars}
        spellCheck={false}
        {...INPUT[kind]}
        value={codes[kind]}
        error={fieldError()}
        hint={t(`auth.totp.${kind}.hint`)}
        onChange={(event) => {
          setMalformed(false);
          setCodes({ ...codes, [kind]: event.target.value });
        }}
      />
      {error !== null && !codeRejected && <ErrorLine>{errorMessage(t, error, 'auth.failed')}</ErrorLine>}
      <Button type="submit" busy={busy} disabled={busy}>
        {t(busy ? 'auth.signingIn' : 'auth.signIn')}
      </Button>
      <div className="-mx-4 flex flex-wrap justify-between">
        <Button variant="link" disabled={busy} onClick={onBack}>
          {t('auth.totp.back')}
        </Button>
        <Button
          variant="link"
          disabled={busy}
          onClick={() => {
            setMalformed(false);
            onSwitchKind();
            setKind(kind === 'app' ? 'recovery' : 'app');
          }}
        >
          {t(kind === 'app' ? 'auth.totp.useRecovery' : 'auth.totp.useApp')}
        </Button>
      </div>
    </form>
  );
}

/** Moves the focus to the field and selects its text, so that the first typed character replaces the refused code. */
function selectText(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
