import { useWords } from '../../../lib/words.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';

/** Says that a report's PDF is still being written. */
export function PdfPendingDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useWords();
  return (
    <Dialog title={say('reports.pdf.notYet.title')} open={open} onClose={onClose}>
      <p className="mt-2 text-ink-2">{say('reports.pdf.notYet')}</p>
      <div className="mt-6 flex justify-end">
        <Button onClick={onClose}>{say('action.ok')}</Button>
      </div>
    </Dialog>
  );
}
