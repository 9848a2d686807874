import { useTranslation, type MessageId } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';

export interface FilePendingWords {
  title: MessageId;
  text: MessageId;
}

export const PDF_PENDING: FilePendingWords = {
  title: 'reports.pdf.notYet.title',
  text: 'reports.pdf.notYet',
};

interface FilePendingDialogProps {
  words: FilePendingWords;
  open: boolean;
  onClose: () => void;
}

/** Informs that a report's file is still being generated. */
export function FilePendingDialog({ words, open, onClose }: FilePendingDialogProps) {
  const t = useTranslation();
  return (
    <Dialog title={t(words.title)} open={open} onClose={onClose}>
      <p className="mt-2 text-ink-2">{t(words.text)}</p>
      <div className="mt-6 flex justify-end">
        <Button onClick={onClose}>{t('action.ok')}</Button>
      </div>
    </Dialog>
  );
}
