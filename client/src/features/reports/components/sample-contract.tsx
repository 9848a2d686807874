import { FileText } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../../lib/call.js';
import { useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { ErrorLine } from '../../../ui/field.js';

/** Our own sample texts, served with the client. The Arabic one is plain text, which preserves its letters best. */
const SAMPLES = {
  en: {
    address: '/samples/services-agreement-en.pdf',
    name: 'Sample services agreement.pdf',
    type: 'application/pdf',
  },
  ar: {
    address: '/samples/services-agreement-ar.txt',
    name: 'عقد خدمات تجريبي.txt',
    type: 'text/plain',
  },
} as const;

async function fetchSample(language: keyof typeof SAMPLES): Promise<File> {
  const { address, name, type } = SAMPLES[language];
  const response = await send(address, {});
  return new File([await response.blob()], name, { type });
}

/** Offers a sample contract to users without a document; it is stored and analyzed like any other. */
export function SampleContract({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) {
  const t = useTranslation();
  const sample = useMutation({ mutationFn: fetchSample, onSuccess: onFile });
  return (
    <section
      aria-labelledby="sample"
      className="flex flex-wrap items-center justify-between gap-4 rounded-control bg-raised px-5 py-4"
    >
      <div className="flex min-w-0 items-start gap-3">
        <FileText aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-3" />
        <div>
          <h2 id="sample" className="font-semibold text-ink">
            {t('reports.sample')}
          </h2>
          <p className="text-sm text-ink-2">{t('reports.sample.lead')}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        {(['en', 'ar'] as const).map((language) => (
          <Button
            key={language}
            variant="secondary"
            lang={language}
            disabled={busy || sample.isPending}
            onClick={() => {
              sample.mutate(language);
            }}
          >
            {t(`reports.sample.${language}`)}
          </Button>
        ))}
      </div>
      {sample.isError && <ErrorLine>{t('reports.sample.failed')}</ErrorLine>}
    </section>
  );
}
