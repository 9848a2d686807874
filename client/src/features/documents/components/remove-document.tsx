import type { DocumentItem } from '#shared/contracts/api/documents.js';
import { useWords } from '../../../lib/words.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { Failure } from '../../../ui/failure.js';
import { useDeleteDocument } from '../api.js';

interface Props {
  document: DocumentItem | undefined;
  onClose: () => void;
}

export function RemoveDocument({ document, onClose }: Props) {
  const say = useWords();
  const remove = useDeleteDocument();
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      title={say('documents.remove.title')}
      open={document !== undefined}
      busy={remove.isPending}
      error={remove.error && <Failure title="documents.deleteFailed" error={remove.error} />}
      cancel={say('action.cancel')}
      confirm={say(remove.isPending ? 'documents.removing' : 'action.remove')}
      onConfirm={() => {
        if (document !== undefined) remove.mutate(document._id, { onSuccess: close });
      }}
      onClose={close}
    >
      {say('documents.remove.text', { name: document?.filename ?? '' })}
    </ConfirmDialog>
  );
}
