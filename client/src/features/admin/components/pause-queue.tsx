import type { QueueState } from '#shared/contracts/api/admin.js';
import { useWords } from '../../../lib/words.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { usePauseQueue } from '../api.js';
import { Failure } from '../../../ui/failure.js';

interface Props {
  /** As it was when it was asked for; undefined where nothing is asked. */
  queue: QueueState | undefined;
  onDone: (text: string) => void;
  onClose: () => void;
}

/** Asks before a queue is paused or resumed. */
export function PauseQueue({ queue, onDone, onClose }: Props) {
  const say = useWords();
  const pausing = usePauseQueue();
  if (queue === undefined) return null;
  const verb = queue.paused ? 'resume' : 'pause';
  const name = say(`admin.queue.${queue.name}`);
  const close = () => {
    pausing.reset();
    onClose();
  };
  const busy = queue.paused ? 'admin.queue.resuming' : 'admin.queue.pausing';
  return (
    <ConfirmDialog
      open
      title={say(`admin.queue.${verb}.title`)}
      busy={pausing.isPending}
      error={pausing.error && <Failure title={`admin.queue.${verb}.failed`} error={pausing.error} />}
      variant="primary"
      cancel={say('action.cancel')}
      confirm={say(pausing.isPending ? busy : `admin.queue.${verb}`)}
      onConfirm={() => {
        pausing.mutate(
          { name: queue.name, pause: !queue.paused },
          {
            onSuccess: () => {
              onDone(say(`admin.queue.${verb}.done`, { queue: name }));
              close();
            },
          },
        );
      }}
      onClose={close}
    >
      {say(`admin.queue.${verb}.text`, { queue: name })}
    </ConfirmDialog>
  );
}
