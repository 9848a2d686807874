import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { SecondFactor } from '#shared/api/second-factor.js';
import { LIMITS } from '#shared/limits.js';
import { useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { QueryContent } from '../../../ui/query-content.js';
import { Section } from '../../../ui/section.js';
import { notify } from '../../../ui/toast.js';
import { useSecondFactor } from '../second-factor-api.js';
import { EnrolStep } from './enrol-step.js';
import { PasswordStep, type Purpose } from './password-step.js';
import { RecoveryCodes } from './recovery-codes.js';

/** The current step of a change; `rest` shows the present state. */
type Step =
  | { at: 'rest' }
  | { at: 'password'; purpose: Purpose }
  | { at: 'enrol'; secret: string; uri: string }
  | { at: 'codes'; purpose: Purpose; codes: string[] };

const REST: Step = { at: 'rest' };

export function SecondFactorCard() {
  const t = useTranslation();
  return (
    <Section title={t('profile.totp')} lead={t('profile.totp.lead')}>
      <Card>
        <Steps />
      </Card>
    </Section>
  );
}

function Steps() {
  const t = useTranslation();
  const factor = useSecondFactor();
  const [step, setStep] = useState(REST);
  const backToRest = () => {
    setStep(REST);
  };
  switch (step.at) {
    case 'password':
      return (
        <PasswordStep
          purpose={step.purpose}
          onCancel={backToRest}
          onBegun={(offer) => {
            setStep({ at: 'enrol', ...offer });
          }}
          onCodes={(codes) => {
            setStep({ at: 'codes', purpose: step.purpose, codes });
          }}
          onRemoved={() => {
            notify.done(t('profile.totp.disable.done'));
            backToRest();
          }}
        />
      );
    case 'enrol':
      return (
        <EnrolStep
          secret={step.secret}
          uri={step.uri}
          onCancel={backToRest}
          onCodes={(codes) => {
            setStep({ at: 'codes', purpose: 'enable', codes });
          }}
        />
      );
    case 'codes':
      return (
        <RecoveryCodes
          codes={step.codes}
          onDone={() => {
            notify.done(
              t(step.purpose === 'enable' ? 'profile.totp.enable.done' : 'profile.totp.renew.done'),
            );
            backToRest();
          }}
        />
      );
    case 'rest':
      break;
    default:
      return step satisfies never;
  }
  return (
    <QueryContent query={factor} rows={1} loading="profile.totp.loading" failed="profile.totp.failed">
      {(state) => (
        <FactorState
          factor={state}
          onChoose={(purpose) => {
            setStep({ at: 'password', purpose });
          }}
        />
      )}
    </QueryContent>
  );
}

function FactorState({ factor, onChoose }: { factor: SecondFactor; onChoose: (purpose: Purpose) => void }) {
  const t = useTranslation();
  const { enabled, recovery_codes_left: codesLeft } = factor;
  const fewCodesLeft = codesLeft <= LIMITS.totp.fewRecoveryCodes;
  const StatusIcon = enabled ? ShieldCheck : ShieldAlert;
  const renderButton = (purpose: Purpose, primary: boolean) => (
    <Button
      variant={primary ? 'primary' : 'secondary'}
      onClick={() => {
        onChoose(purpose);
      }}
    >
      {t(`profile.totp.${purpose}`)}
    </Button>
  );
  return (
    <div className="flex flex-col gap-5 p-5 sm:p-6">
      <div className="flex items-start gap-4">
        <StatusIcon
          aria-hidden
          className={enabled ? 'size-6 shrink-0 text-brand' : 'size-6 shrink-0 text-ink-3'}
        />
        <div className="min-w-0">
          <p className="font-semibold text-ink">{t(enabled ? 'profile.totp.on' : 'profile.totp.off')}</p>
          <p className="text-ink-2">{t(enabled ? 'profile.totp.onText' : 'profile.totp.offText')}</p>
          {enabled && !fewCodesLeft && (
            <p className="text-ink-2">{t('profile.totp.left', { count: codesLeft })}</p>
          )}
        </div>
      </div>
      {enabled && fewCodesLeft && (
        <p className="flex items-start gap-3 rounded-control bg-accent-soft px-4 py-3 text-ink">
          <ShieldAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
          <span className="min-w-0">
            {t('profile.totp.left', { count: codesLeft })} {t('profile.totp.few')}
          </span>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {enabled ? (
          <>
            {renderButton('renew', fewCodesLeft)}
            {renderButton('disable', false)}
          </>
        ) : (
          renderButton('enable', true)
        )}
      </div>
    </div>
  );
}
