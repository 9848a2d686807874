import { useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';

/** Informs that a report's PDF is still being generated. */
export function PdfPendingDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslation();
  return (
    <Dialog title={t('reports.pdf.notYet.title')} open={open} onClose={onClose}>
      <p className="mt-2 text-ink-2">{t('reports.pdf.notYet')}</p>
      <div className="mt-6 flex justify-end">
        <Button onClick={onClose}>{t('action.ok')}</Button>
      </div>
    </Dialog>
  );
}
