import { errorMessage, useTranslation, type MessageId } from '../lib/translation.js';

/** The error line of a dialog: the action that failed, and the reason below it. */
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
