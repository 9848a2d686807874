import { isApiError } from '../../../lib/api-error.js';
import { useTranslation, type MessageId } from '../../../lib/translation.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { useUserAction, type UserAction } from '../api.js';
import { ErrorDetails } from '../../../ui/error-details.js';

/** An action and the account that it concerns. */
export interface UserActionRequest {
  action: UserAction;
  email: string;
}

interface DialogWords {
  title: MessageId;
  text: MessageId;
  confirm: MessageId;
  busy: MessageId;
  done: MessageId;
}

const WORDS: Record<UserAction, DialogWords> = {
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
  signOut: {
    title: 'admin.user.signOut.title',
    text: 'admin.user.signOut.text',
    confirm: 'admin.user.signOut',
    busy: 'admin.user.signingOut',
    done: 'admin.user.signedOut',
  },
  delete: {
    title: 'admin.user.delete.title',
    text: 'admin.user.delete.text',
    confirm: 'action.delete',
    busy: 'admin.user.deleting',
    done: 'admin.user.deleted',
  },
};

const DANGEROUS = new Set<UserAction>(['delete', 'removeFactor']);

/** Returns the message for a failed action; a role change has one for a refusal and one for a missing answer. */
function failureMessage(action: UserAction, error: Error): MessageId {
  switch (action) {
    case 'delete':
      return 'admin.user.delete.failed';
    case 'restore':
      return 'admin.user.restore.failed';
    case 'removeFactor':
      return 'admin.user.totp.failed';
    case 'signOut':
      return 'admin.user.signOut.failed';
    case 'makeAdmin':
    case 'makeUser':
      return isApiError(error) && error.status > 0 ? 'admin.user.update.failed' : 'admin.user.change.failed';
    default:
      return action satisfies never;
  }
}

interface Props {
  request: UserActionRequest;
  onDone: (text: string) => void;
  onClose: () => void;
}

/** Asks for confirmation before an action on an account, and carries it out. */
export function UserDialog({ request: { action, email }, onDone, onClose }: Props) {
  const t = useTranslation();
  const { mutate, isPending, error } = useUserAction(action);
  const words = WORDS[action];
  return (
    <ConfirmDialog
      open
      title={t(words.title)}
      busy={isPending}
      error={error && <ErrorDetails title={failureMessage(action, error)} error={error} />}
      variant={DANGEROUS.has(action) ? 'danger' : 'primary'}
      cancel={t('action.cancel')}
      confirm={t(isPending ? words.busy : words.confirm)}
      onConfirm={() => {
        mutate(email, {
          onSuccess: () => {
            onDone(t(words.done, { email }));
          },
        });
      }}
      onClose={onClose}
    >
      {t(words.text, { email })}
    </ConfirmDialog>
  );
}
