import { useTranslation } from '../../../lib/translation.js';
import { SAMPLES } from '../content.js';

/** Marks a made-up person as a sample. */
export function SampleBadge() {
  const t = useTranslation();
  if (!SAMPLES) return null;
  return (
    <span className="rounded-full border border-line-strong/60 px-2.5 py-0.5 text-xs text-ink-2">
      {t('public.sample')}
    </span>
  );
}
