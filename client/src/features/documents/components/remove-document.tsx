import type { DocumentItem } from '#shared/api/documents.js';
import { useTranslation } from '../../../lib/translation.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { ErrorDetails } from '../../../ui/error-details.js';
import { useDeleteDocument } from '../api.js';

interface Props {
  document: DocumentItem | undefined;
  onClose: () => void;
}

export function RemoveDocument({ document, onClose }: Props) {
  const t = useTranslation();
  const remove = useDeleteDocument();
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('documents.remove.title')}
      open={document !== undefined}
      busy={remove.isPending}
      error={remove.error && <ErrorDetails title="documents.deleteFailed" error={remove.error} />}
      cancel={t('action.cancel')}
      confirm={t(remove.isPending ? 'documents.removing' : 'action.remove')}
      onConfirm={() => {
        if (document !== undefined) remove.mutate(document._id, { onSuccess: close });
      }}
      onClose={close}
    >
      {t('documents.remove.text', { name: document?.filename ?? '' })}
    </ConfirmDialog>
  );
}
