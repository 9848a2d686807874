import { useTranslation } from '../../../lib/translation.js';

const QUESTIONS = [
  'chat.suggestion.privacy',
  'chat.suggestion.nda',
  'chat.suggestion.consideration',
  'chat.suggestion.contract',
] as const;

/** Questions to begin a conversation with. */
export function Suggestions({ onAsk }: { onAsk: (text: string) => void }) {
  const t = useTranslation();
  return (
    <ul aria-label={t('chat.suggestions')} className="grid gap-2 sm:grid-cols-2 sm:ps-11">
      {QUESTIONS.map((id) => (
        <li key={id}>
          <button
            type="button"
            className="h-full min-h-11 w-full rounded-control border border-line bg-surface px-4 py-2.5 text-start text-ink-2 transition-colors hover:border-brand hover:text-ink"
            onClick={() => {
              onAsk(t(id));
            }}
          >
            {t(id)}
          </button>
        </li>
      ))}
    </ul>
  );
}
