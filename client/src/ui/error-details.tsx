import { errorMessage, useTranslation, type MessageId } from '../lib/translation.js';

/** What failed, and below it why, for a dialog's error line. */
export function ErrorDetails({ title, error }: { title: MessageId; error: Error }) {
  const t = useTranslation();
  const reason = errorMessage(t, error, 'error.unknown');
  return (
    <>
      <span className="block font-semibold">{t(title)}</span>
      <span className="block">{reason}</span>
    </>
  );
}
