import type { EngineName } from '#shared/contracts/common.js';
import { formatRiyadhTime } from '../../../lib/format.js';
import { useTranslation, type MessageId } from '../../../lib/translation.js';

export interface ProvenanceProps {
  report: {
    created_at: string;
    engine: EngineName;
    model: string | null;
    reused?: { sections: number; of: number };
  };
  /** The message that names the engine. */
  madeBy: MessageId;
}

/** The date, engine and model of a report, and how much of it was reused from an earlier report. */
export function Provenance({ report: { created_at, engine, model, reused }, madeBy }: ProvenanceProps) {
  const t = useTranslation();
  return (
    <>
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-3">
        <time dateTime={created_at}>{formatRiyadhTime(created_at)}</time>
        <span>{t(madeBy, { engine: t(`review.engine.${engine}`) })}</span>
        {model !== null && <bdi>{model}</bdi>}
      </p>
      {reused !== undefined && reused.sections > 0 && (
        <p className="text-sm text-ink-3">{t('review.reused', reused)}</p>
      )}
    </>
  );
}
