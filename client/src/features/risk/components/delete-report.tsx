import type { RiskHistoryItem } from '#shared/contracts/api/risk.js';
import { useWords } from '../../../lib/words.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { Failure } from '../../../ui/failure.js';
import { useDeleteRisk } from '../api.js';

interface Props {
  item: RiskHistoryItem | undefined;
  onDeleted: (id: string) => void;
  onClose: () => void;
}

export function DeleteReport({ item, onDeleted, onClose }: Props) {
  const say = useWords();
  const remove = useDeleteRisk();
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      title={say('risk.delete.title')}
      open={item !== undefined}
      busy={remove.isPending}
      error={remove.error && <Failure title="documents.deleteFailed" error={remove.error} />}
      cancel={say('action.cancel')}
      confirm={say(remove.isPending ? 'risk.deleting' : 'action.delete')}
      onConfirm={() => {
        if (item === undefined) return;
        remove.mutate(item.id, {
          onSuccess: () => {
            onDeleted(item.id);
            close();
          },
        });
      }}
      onClose={close}
    >
      {say('risk.delete.text')}
    </ConfirmDialog>
  );
}
