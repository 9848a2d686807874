import type { ChatSession } from '#shared/api/chat.js';
import { errorMessage, useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import type { Local } from '../conversations.js';
import { shownMessages } from '../shown-messages.js';
import type { SourceRef } from '../use-chat-address.js';
import { BotFailure, BotFrame, BotMessage } from './bot-message.js';
import { Question, UserMessage } from './user-message.js';
import { Suggestions } from './suggestions.js';
import { WaitingLine } from './waiting-line.js';

interface MessagesProps {
  session: ChatSession | undefined;
  local: Local;
  /** True while nothing can be asked. */
  busy: boolean;
  source: SourceRef | null;
  onAsk: (text: string) => void;
  onEdit: (messageId: string, text: string) => void;
  onRegenerate: () => void;
  onSource: (messageId: string, n: number) => void;
  /** Sends the question again that was not accepted, or takes it back to change it. */
  onAgain: () => void;
  onTakeBack: () => void;
}

/** The messages of a conversation, from its greeting to what is on its way. */
export function Messages({
  session,
  local,
  busy,
  source,
  onAsk,
  onEdit,
  onRegenerate,
  onSource,
  onAgain,
  onTakeBack,
}: MessagesProps) {
  const t = useTranslation();
  const { messages, question, waiting } = shownMessages(session, local);
  const { failed } = local;
  const last = messages.at(-1)?.id;
  return (
    <>
      <ol className="flex flex-col gap-6">
        {session === undefined && (
          <BotFrame>
            <p>{t('chat.greeting')}</p>
          </BotFrame>
        )}
        {messages.map((message) =>
          message.sender === 'user' ? (
            <UserMessage key={message.id} message={message} busy={busy} onEdit={onEdit} />
          ) : (
            <BotMessage
              key={message.id}
              message={message}
              openSource={source?.messageId === message.id ? source.n : undefined}
              onSource={onSource}
              onRegenerate={message.id === last && !busy ? onRegenerate : undefined}
            />
          ),
        )}
        {question !== null && <Question text={question} />}
        {waiting && (
          <BotFrame>
            <WaitingLine jobId={null} begun={false} />
          </BotFrame>
        )}
        {failed !== undefined && (
          <BotFrame>
            <BotFailure text={errorMessage(t, failed.error, 'chat.failed')}>
              <Button variant="link" className="px-2" onClick={onAgain}>
                {t('chat.tryAgain')}
              </Button>
              {failed.ask.kind === 'new' && (
                <Button variant="link" className="px-2" onClick={onTakeBack}>
                  {t('chat.takeBack')}
                </Button>
              )}
            </BotFailure>
          </BotFrame>
        )}
      </ol>
      {messages.length === 0 && question === null && <Suggestions onAsk={onAsk} />}
    </>
  );
}
