import { useMutation } from '@tanstack/react-query';
import { CheckCircle2, X } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { contact } from '#shared/contracts/api/contact.js';
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
import { EMPTY, isComplete, isAtMaxLength, LONGEST, type ContactMessage } from './contact-form.js';

const NOTES = ['reply', 'policy', 'care'] as const;

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
  const [given, setGiven] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const [again, setAgain] = useState(false);
  const sending = useMutation({
    mutationFn: (body: ContactMessage) => call(contact, { body }),
    onSuccess: () => {
      setGiven(EMPTY);
      setTried(false);
    },
  });

  if (sending.isSuccess) {
    return (
      <Sent
        onAnother={() => {
          sending.reset();
          setAgain(true);
        }}
      />
    );
  }

  const badEmail = !isEmail(given.email.trim());
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!isComplete(given) || sending.isPending) return;
    if (badEmail) {
      // On a phone the e-mail field is far above the button.
      event.currentTarget.querySelector<HTMLInputElement>('[name=email]')?.focus();
      return;
    }
    sending.mutate({ ...given, email: given.email.trim() });
  };
  const field = (name: keyof ContactMessage) => ({
    label: t(`public.contact.${name}`),
    name,
    required: true,
    // Messages are written in either language, whatever the page's language.
    dir: 'auto',
    value: given[name],
    maxLength: LONGEST[name],
    hint: isAtMaxLength(given, name) ? t('public.contact.full', { count: LONGEST[name] ?? 0 }) : undefined,
    disabled: sending.isPending,
    onChange: (event: { target: { value: string } }) => {
      setGiven({ ...given, [name]: event.target.value });
    },
  });
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <div className="grid gap-4 sm:grid-cols-2">
        {/* The button that opened the form again is gone, so the focus moves to the first field. */}
        <Field {...field('name')} autoFocus={again} autoComplete="name" />
        <Field
          {...field('email')}
          type="email"
          dir="ltr"
          autoComplete="email"
          error={tried && badEmail ? t('auth.email.invalid') : undefined}
        />
      </div>
      <Field {...field('subject')} />
      <TextArea {...field('message')} rows={7} />
      {sending.error !== null && (
        <ContactError
          error={sending.error}
          onDismiss={() => {
            sending.reset();
          }}
        />
      )}
      <Button
        type="submit"
        className="self-start px-8"
        busy={sending.isPending}
        disabled={!isComplete(given) || sending.isPending}
      >
        {t(sending.isPending ? 'public.contact.sending' : 'public.contact.send')}
      </Button>
    </form>
  );
}

function Sent({ onAnother }: { onAnother: () => void }) {
  const t = useTranslation();
  return (
    <div className="flex flex-col items-start gap-5 py-6">
      <StatusMessage className="text-lg font-semibold text-ink">
        <CheckCircle2 aria-hidden className="mt-0.5 size-6 shrink-0 text-brand" />
        {t('public.contact.sent')}
      </StatusMessage>
      <Button variant="secondary" onClick={onAnother}>
        {t('public.contact.another')}
      </Button>
    </div>
  );
}

/** The error of a failed submission: either nothing reached the server, or the server refused and says why. */
function ContactError({ error, onDismiss }: { error: Error; onDismiss: () => void }) {
  const t = useTranslation();
  const unable = isApiError(error) && error.status === 0;
  const title = t(unable ? 'public.contact.unable' : 'public.contact.failed');
  const why = errorMessage(t, error, 'public.contact.failed');
  return (
    <div
      role="alert"
      className="flex items-start gap-3 rounded-control border border-del/40 bg-del-soft p-3 ps-4 text-ink"
    >
      <div className="min-w-0 flex-1 py-2">
        <p className="font-semibold">{title}</p>
        {why !== title && <p className="text-sm">{why}</p>}
      </div>
      <IconButton label={t('public.contact.dismiss')} onClick={onDismiss}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
