import { useMutation } from '@tanstack/react-query';
import { CheckCircle2, X } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { sendContactMessage } from '#shared/api/contact.js';
import { isEmail } from '#shared/domain/email.js';
import { isApiError } from '../../lib/api-error.js';
import { call } from '../../lib/call.js';
import { errorMessage, useTranslation } from '../../lib/translation.js';
import { Button, IconButton } from '../../ui/button.js';
import { StatusMessage } from '../../ui/status-message.js';
import { Field } from '../../ui/field.js';
import { TextArea } from '../../ui/text-area.js';
import { Hero } from './components/hero.js';
import { PublicPage } from './components/page.js';
import { EMPTY, isComplete, isAtMaxLength, MAX_LENGTHS, type ContactMessage } from './contact-form.js';

const NOTES = ['reply', 'policy', 'confidential'] as const;

export default function ContactPage() {
  const t = useTranslation();
  return (
    <PublicPage title={t('public.contact')}>
      <Hero title={t('public.contact.title')} lead={t('public.contact.lead')} />
      <div className="px-4 py-12 sm:px-8 sm:py-16">
        <div className="mx-auto grid max-w-(--content-max) gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
          <section
            aria-labelledby="form-title"
            className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-8"
          >
            <h2 id="form-title" className="mb-6 text-xl font-semibold text-ink">
              {t('public.contact.form')}
            </h2>
            <ContactForm />
          </section>
          <dl className="flex flex-col gap-6 lg:pt-8">
            {NOTES.map((note) => (
              <div key={note} className="border-t border-line-strong/40 pt-4">
                <dt className="font-semibold text-ink">{t(`public.contact.${note}`)}</dt>
                <dd className="text-ink-2">{t(`public.contact.${note}.text`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </PublicPage>
  );
}

function ContactForm() {
  const t = useTranslation();
  const [values, setValues] = useState(EMPTY);
  const [submitted, setSubmitted] = useState(false);
  const [reopened, setReopened] = useState(false);
  const sendMessage = useMutation({
    mutationFn: (body: ContactMessage) => call(sendContactMessage, { body }),
    onSuccess: () => {
      setValues(EMPTY);
      setSubmitted(false);
    },
  });

  if (sendMessage.isSuccess) {
    return (
      <Sent
        onSendAnother={() => {
          sendMessage.reset();
          setReopened(true);
        }}
      />
    );
  }

  const badEmail = !isEmail(values.email.trim());
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (!isComplete(values) || sendMessage.isPending) return;
    if (badEmail) {
      // Focuses the field, which may be scrolled out of view on a phone.
      event.currentTarget.querySelector<HTMLInputElement>('[name=email]')?.focus();
      return;
    }
    sendMessage.mutate({ ...values, email: values.email.trim() });
  };
  const field = (name: keyof ContactMessage) => ({
    label: t(`public.contact.${name}`),
    name,
    required: true,
    // Messages are written in either language, whatever the page's language.
    dir: 'auto',
    value: values[name],
    maxLength: MAX_LENGTHS[name],
    hint: isAtMaxLength(values, name)
      ? t('public.contact.atMaxLength', { count: MAX_LENGTHS[name] ?? 0 })
      : undefined,
    disabled: sendMessage.isPending,
    onChange: (event: { target: { value: string } }) => {
      setValues({ ...values, [name]: event.target.value });
    },
  });
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <div className="grid gap-4 sm:grid-cols-2">
        {/* The button that opened the form again is gone, so the focus moves to the first field. */}
        <Field {...field('name')} autoFocus={reopened} autoComplete="name" />
        <Field
          {...field('email')}
          type="email"
          dir="ltr"
          autoComplete="email"
          error={submitted && badEmail ? t('auth.email.invalid') : undefined}
        />
      </div>
      <Field {...field('subject')} />
      <TextArea {...field('message')} rows={7} />
      {sendMessage.error !== null && (
        <ContactError
          error={sendMessage.error}
          onDismiss={() => {
            sendMessage.reset();
          }}
        />
      )}
      <Button
        type="submit"
        className="self-start px-8"
        busy={sendMessage.isPending}
        disabled={!isComplete(values) || sendMessage.isPending}
      >
        {t(sendMessage.isPending ? 'public.contact.sending' : 'public.contact.send')}
      </Button>
    </form>
  );
}

function Sent({ onSendAnother }: { onSendAnother: () => void }) {
  const t = useTranslation();
  return (
    <div className="flex flex-col items-start gap-5 py-6">
      <StatusMessage className="text-lg font-semibold text-ink">
        <CheckCircle2 aria-hidden className="mt-0.5 size-6 shrink-0 text-brand" />
        {t('public.contact.sent')}
      </StatusMessage>
      <Button variant="secondary" onClick={onSendAnother}>
        {t('public.contact.another')}
      </Button>
    </div>
  );
}

/** The error of a failed submission: no response, or an error response. */
function ContactError({ error, onDismiss }: { error: Error; onDismiss: () => void }) {
  const t = useTranslation();
  const noResponse = isApiError(error) && error.status === 0;
  const title = t(noResponse ? 'public.contact.noResponse' : 'public.contact.failed');
  const reason = errorMessage(t, error, 'public.contact.failed');
  return (
    <div
      role="alert"
      className="flex items-start gap-3 rounded-control border border-danger/40 bg-danger-soft p-3 ps-4 text-ink"
    >
      <div className="min-w-0 flex-1 py-2">
        <p className="font-semibold">{title}</p>
        {reason !== title && <p className="text-sm">{reason}</p>}
      </div>
      <IconButton label={t('public.contact.dismiss')} onClick={onDismiss}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
