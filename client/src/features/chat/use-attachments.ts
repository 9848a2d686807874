import type { ChatSession } from '#shared/api/chat.js';
import { errorMessage, useTranslation } from '../../lib/translation.js';
import { notify } from '../../ui/toast.js';
import { useDocuments } from '../documents/api.js';
import { useDetachDocument } from './api.js';
import type { Attachment } from './components/attachments.js';
import { changeLocal, localOf, type Local } from './conversations.js';

/** The documents of a conversation: those that the server has, and those that go with the next question. */
export function useAttachments(id: string, session: ChatSession | undefined, { attached }: Local) {
  const t = useTranslation();
  const stored = useDocuments().data;
  const remove = useDetachDocument();
  const kept = session?.documents ?? [];
  const added = attached.flatMap((one): Attachment[] => {
    if (kept.some((document) => document.id === one)) return [];
    const found = stored?.find(({ _id }) => _id === one);
    return found === undefined ? [] : [{ id: one, filename: found.filename, status: found.status }];
  });
  return {
    documents: [...kept, ...added],
    detaching: remove.isPending,
    attach: (document: string) => {
      const known = localOf(id).attached;
      if (!known.includes(document)) changeLocal(id, { attached: [...known, document] });
    },
    detach: (document: string) => {
      changeLocal(id, { attached: localOf(id).attached.filter((one) => one !== document) });
      if (!kept.some((one) => one.id === document)) return;
      remove.mutate(
        { id, document },
        {
          onError: (error) => {
            notify.failed(`${t('chat.detachFailed')}: ${errorMessage(t, error, 'error.unknown')}`);
          },
        },
      );
    },
  };
}
