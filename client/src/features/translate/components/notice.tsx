import { TriangleAlert } from 'lucide-react';
import { useTranslation } from '../../../lib/translation.js';
import type { Translation } from '../api.js';

/** A share as percent; something is never nothing. */
const percent = (share: number) => Math.max(share > 0 ? 1 : 0, Math.round(share * 100));

/** What a reader must know of a translation before relying on it; nothing if there is nothing. */
export function Notice({
  report: { draft_share: draft, unknown_share: unknown, paragraphs, target_lang: to },
}: {
  report: Pick<Translation, 'draft_share' | 'unknown_share' | 'paragraphs' | 'target_lang'>;
}) {
  const t = useTranslation();
  const doubtful = paragraphs.filter(({ doubts }) => doubts.length > 0).length;
  const isSame = paragraphs.length > 0 && paragraphs.every(({ source, text }) => source === text);
  if (draft === null && doubtful === 0) return isSame ? <Line>{t(`translate.same.${to}`)}</Line> : null;
  const isWhole = draft !== null && percent(draft) === 100;
  const sentences = [
    ...(draft === null
      ? []
      : [isWhole ? t('translate.draft') : t('translate.draft.part', { share: percent(draft) })]),
    ...(draft === null || unknown === null || unknown === 0
      ? []
      : [
          t(isWhole ? 'translate.draft.unknown' : 'translate.draft.part.unknown', {
            share: percent(unknown),
          }),
        ]),
    ...(draft === null ? [] : [t('translate.draft.measured')]),
    t('translate.review'),
  ];
  return <Line>{sentences.join(' ')}</Line>;
}

function Line({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-2 rounded-control bg-med-soft px-3 py-2 text-sm text-ink">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-med" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
