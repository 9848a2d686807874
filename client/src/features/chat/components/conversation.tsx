import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ChatSession } from '#shared/api/chat.js';
import { useIsWideScreen } from '../../../lib/hooks.js';
import { useStore } from '../../../lib/store.js';
import { errorMessage, useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { notify } from '../../../ui/toast.js';
import { isApiError } from '../../../lib/api-error.js';
import { useCancelJob } from '../../jobs/api.js';
import { isAnswering } from '../api.js';
import { changeLocal, conversations, localOf } from '../conversations.js';
import { useAnnouncement } from '../use-announcement.js';
import { useAsk } from '../use-ask.js';
import { useAttachments } from '../use-attachments.js';
import type { SourceRef } from '../use-chat-address.js';
import { useFollowEnd } from '../use-follow-end.js';
import { Composer } from './composer.js';
import { Messages } from './messages.js';

interface ConversationProps {
  /** Id of the conversation, or of a draft. */
  id: string;
  /** Undefined of a draft. */
  session: ChatSession | undefined;
  source: SourceRef | null;
  /** True if the field takes the focus where nothing else has it. */
  focuses: boolean;
  onSource: (messageId: string, n: number) => void;
}

/** A conversation, with the field for the next question. */
export function Conversation({ id, session, source, focuses, onSource }: ConversationProps) {
  const t = useTranslation();
  const wide = useIsWideScreen();
  const local = useStore(conversations).byId[id] ?? localOf(id);
  const { ask, edit, regenerate, again } = useAsk(id);
  const attachments = useAttachments(id, session, local);
  const cancel = useCancelJob();
  const field = useRef<HTMLTextAreaElement>(null);
  const { box, content, away, toEnd } = useFollowEnd();
  const answering = isAnswering(session);
  const sending = local.sending !== undefined;
  const busy = sending || answering;
  const jobId = answering ? session?.messages.at(-1)?.job_id : undefined;
  const announcement = useAnnouncement(session, sending);

  // Who opens a conversation is about to write; on a phone the keyboard would cover what there is to read.
  useEffect(() => {
    if (focuses && wide && (document.activeElement ?? document.body) === document.body)
      field.current?.focus();
  }, [focuses, wide]);

  const stop = () => {
    if (jobId === undefined || jobId === null) return;
    cancel.mutate(jobId, {
      onError: (error) => {
        // An answer that has ended meanwhile needs no stopping.
        if (!isApiError(error) || error.code !== 'job_finished')
          notify.failed(errorMessage(t, error, 'error.unknown'));
      },
    });
  };
  const send = (text: string) => {
    changeLocal(id, { text: '' });
    toEnd();
    void ask(text);
  };
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="relative min-h-0 flex-1">
        <div
          ref={box}
          role="region"
          aria-label={t('chat.conversation')}
          tabIndex={0}
          className="relative h-full overflow-y-auto overscroll-contain px-4 outline-offset-[-2px] sm:px-8"
        >
          <div ref={content} className="mx-auto flex max-w-3xl flex-col gap-6 py-6">
            <Messages
              session={session}
              local={local}
              busy={busy}
              source={source}
              onAsk={send}
              onEdit={(messageId, text) => {
                toEnd();
                void edit(messageId, text);
              }}
              onRegenerate={() => {
                toEnd();
                void regenerate();
              }}
              onSource={onSource}
              onAgain={() => {
                if (local.failed !== undefined) void again(local.failed.ask);
              }}
              onTakeBack={() => {
                const taken = local.failed?.ask.text ?? '';
                changeLocal(id, { text: [taken, local.text].filter(Boolean).join('\n'), failed: undefined });
                field.current?.focus();
              }}
            />
          </div>
        </div>
        {away && (
          <Button
            variant="secondary"
            className="fade-in absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full shadow-float"
            onClick={() => {
              toEnd();
              box.current?.focus({ preventScroll: true });
            }}
          >
            <ChevronDown aria-hidden className="size-4" />
            {t('chat.latest')}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <div className="px-4 pt-2 pb-3 sm:px-8">
        <Composer
          text={local.text}
          sending={sending}
          onStop={answering ? stop : undefined}
          stopping={cancel.isPending}
          attachments={attachments}
          fieldRef={field}
          onChange={(text) => {
            changeLocal(id, { text });
          }}
          onSend={send}
        />
      </div>
    </div>
  );
}
