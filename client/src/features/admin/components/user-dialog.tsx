import { isApiError } from '../../../lib/api-error.js';
import { useWords, type MessageId } from '../../../lib/words.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { useChangeRole, useDeleteUser, useRemoveFactor, useRestoreUser } from '../api.js';
import { Failure } from './failure.js';

/** What is to be done, and to whom. */
export interface Asked {
  action: 'makeAdmin' | 'makeUser' | 'restore' | 'removeFactor' | 'delete';
  email: string;
}

interface DialogWords {
  title: MessageId;
  text: MessageId;
  confirm: MessageId;
  busy: MessageId;
  done: MessageId;
}

const WORDS: Record<Asked['action'], DialogWords> = {
  makeAdmin: {
    title: 'admin.user.makeAdmin',
    text: 'admin.user.makeAdmin.text',
    confirm: 'admin.user.makeAdmin',
    busy: 'admin.user.changing',
    done: 'admin.user.madeAdmin',
  },
  makeUser: {
    title: 'admin.user.makeUser',
    text: 'admin.user.makeUser.text',
    confirm: 'admin.user.makeUser',
    busy: 'admin.user.changing',
    done: 'admin.user.madeUser',
  },
  restore: {
    title: 'admin.user.restore.title',
    text: 'admin.user.restore.text',
    confirm: 'admin.user.restore',
    busy: 'admin.user.restoring',
    done: 'admin.user.restored',
  },
  removeFactor: {
    title: 'admin.user.totp.title',
    text: 'admin.user.totp.text',
    confirm: 'admin.user.totp.remove',
    busy: 'admin.user.totp.removing',
    done: 'admin.user.totp.removed',
  },
  delete: {
    title: 'admin.user.delete.title',
    text: 'admin.user.delete.text',
    confirm: 'action.delete',
    busy: 'admin.user.deleting',
    done: 'admin.user.deleted',
  },
};

/** What the catalogue calls a failure: a role that was refused, or one that was never answered. */
function failureOf(action: Asked['action'], error: Error): MessageId {
  switch (action) {
    case 'delete':
      return 'admin.user.delete.failed';
    case 'restore':
      return 'admin.user.restore.failed';
    case 'removeFactor':
      return 'admin.user.totp.failed';
    case 'makeAdmin':
    case 'makeUser':
      return isApiError(error) && error.status > 0 ? 'admin.user.update.failed' : 'admin.user.change.failed';
    default:
      return action satisfies never;
  }
}

interface Props {
  asked: Asked;
  onDone: (text: string) => void;
  onClose: () => void;
}

/** Asks before something is done to an account, and does it. */
export function UserDialog({ asked: { action, email }, onDone, onClose }: Props) {
  const say = useWords();
  const role = useChangeRole();
  const restore = useRestoreUser();
  const removeFactor = useRemoveFactor();
  const remove = useDeleteUser();
  const { isPending, error } = { delete: remove, removeFactor, restore, makeAdmin: role, makeUser: role }[
    action
  ];
  const words = WORDS[action];
  const confirm = () => {
    const onSuccess = () => {
      onDone(say(words.done, { email }));
    };
    switch (action) {
      case 'delete':
        remove.mutate(email, { onSuccess });
        return;
      case 'restore':
        restore.mutate(email, { onSuccess });
        return;
      case 'removeFactor':
        removeFactor.mutate(email, { onSuccess });
        return;
      case 'makeAdmin':
      case 'makeUser':
        role.mutate({ email, role: action === 'makeAdmin' ? 'admin' : 'user' }, { onSuccess });
        return;
      default:
        action satisfies never;
    }
  };
  return (
    <ConfirmDialog
      open
      title={say(words.title)}
      busy={isPending}
      error={error && <Failure title={failureOf(action, error)} error={error} />}
      variant={action === 'delete' || action === 'removeFactor' ? 'danger' : 'primary'}
      cancel={say('action.cancel')}
      confirm={say(isPending ? words.busy : words.confirm)}
      onConfirm={confirm}
      onClose={onClose}
    >
      {say(words.text, { email })}
    </ConfirmDialog>
  );
}
