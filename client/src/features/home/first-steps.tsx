import { useTranslation } from '../../lib/translation.js';
import { UploadControl } from '../documents/components/upload-control.js';
import { useSendFile } from '../documents/use-send-file.js';
import { SampleContract } from '../reports/components/sample-contract.js';

/** For an account without documents: upload a first document or try the sample contract. */
export function FirstSteps() {
  const t = useTranslation();
  const send = useSendFile();
  return (
    <div className="flex flex-col gap-4 px-4 pb-6 sm:px-6">
      <p className="text-center text-ink-2">{t('home.begin')}</p>
      <UploadControl />
      <SampleContract busy={false} onFile={(file) => void send(file)} />
    </div>
  );
}
