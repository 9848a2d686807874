import { useState } from 'react';
import type { DocumentType } from '#shared/tools/compliance/documents.js';
import { useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { cx } from '../../../ui/cx.js';
import { KindSelect } from './kind-select.js';

export interface CheckAgainProps {
  /** Checks the report's document as a kind; undefined where it is not stored any more. */
  onCheck: ((kind: DocumentType) => void) | undefined;
  busy: boolean;
  className?: string;
}

/** Chooses a kind of document and checks the report's document as one. */
export function CheckAgain({ onCheck, busy, className }: CheckAgainProps) {
  const t = useTranslation();
  const [kind, setKind] = useState<DocumentType | null>(null);
  if (onCheck === undefined) return null;
  return (
    <div className={cx('flex w-full flex-wrap items-end gap-3 text-start print:hidden', className)}>
      <KindSelect
        label={t('compliance.checkAs')}
        none={t('compliance.checkAs.none')}
        className="flex-1 basis-56 sm:max-w-80"
        value={kind}
        disabled={busy}
        onChange={setKind}
      />
      <Button
        variant="secondary"
        busy={busy}
        disabled={busy || kind === null}
        onClick={() => {
          if (kind !== null) onCheck(kind);
        }}
      >
        {t('compliance.checkAgain')}
      </Button>
    </div>
  );
}
