import type { QueueState } from '#shared/api/admin.js';
import { useTranslation } from '../../../lib/translation.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { usePauseQueue } from '../api.js';
import { ErrorDetails } from '../../../ui/error-details.js';

interface Props {
  /** The queue's state when the dialog was opened; undefined while the dialog is closed. */
  queue: QueueState | undefined;
  onDone: (text: string) => void;
  onClose: () => void;
}

/** Asks for confirmation before a queue is paused or resumed. */
export function PauseQueue({ queue, onDone, onClose }: Props) {
  const t = useTranslation();
  const togglePause = usePauseQueue();
  if (queue === undefined) return null;
  const verb = queue.paused ? 'resume' : 'pause';
  const name = t(`admin.queue.${queue.name}`);
  const close = () => {
    togglePause.reset();
    onClose();
  };
  const busyLabel = queue.paused ? 'admin.queue.resuming' : 'admin.queue.pausing';
  return (
    <ConfirmDialog
      open
      title={t(`admin.queue.${verb}.title`)}
      busy={togglePause.isPending}
      error={
        togglePause.error && <ErrorDetails title={`admin.queue.${verb}.failed`} error={togglePause.error} />
      }
      variant="primary"
      cancel={t('action.cancel')}
      confirm={t(togglePause.isPending ? busyLabel : `admin.queue.${verb}`)}
      onConfirm={() => {
        togglePause.mutate(
          { name: queue.name, pause: !queue.paused },
          {
            onSuccess: () => {
              onDone(t(`admin.queue.${verb}.done`, { queue: name }));
              close();
            },
          },
        );
      }}
      onClose={close}
    >
      {t(`admin.queue.${verb}.text`, { queue: name })}
    </ConfirmDialog>
  );
}
