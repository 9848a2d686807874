import { Pencil } from 'lucide-react';
import { memo, useState, type ReactNode } from 'react';
import type { ChatMessage } from '#shared/api/chat.js';
import { formatRiyadhTime } from '../../../lib/format.js';
import { textAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { cx } from '../../../ui/cx.js';
import { isSendable } from '../question.js';
import { QUESTION_FRAME, QuestionField } from './question-field.js';

/** A question in its bubble. */
export function Question({ text, children }: { text: string; children?: ReactNode }) {
  const t = useTranslation();
  return (
    <li className="flex flex-col items-end gap-1">
      <span className="sr-only">{t('chat.you')}</span>
      <p
        {...textAttributes(text)}
        className="max-w-[min(100%,56ch)] rounded-card rounded-ee-sm bg-brand-soft px-4 py-2.5 whitespace-pre-line text-ink"
      >
        {text}
      </p>
      {children}
    </li>
  );
}

interface UserMessageProps {
  message: ChatMessage;
  /** True while nothing can be asked. */
  busy: boolean;
  onEdit: (messageId: string, text: string) => void;
}

/** A question of the user, which can be changed and asked again from its place. */
export const UserMessage = memo(function UserMessage({
  message: { id, text, timestamp },
  busy,
  onEdit,
}: UserMessageProps) {
  const t = useTranslation();
  const [draft, setDraft] = useState<string>();
  if (draft === undefined)
    return (
      <Question text={text}>
        <div className="-my-1 flex flex-wrap items-center justify-end gap-x-1 text-sm text-ink-3">
          <time dateTime={timestamp}>{formatRiyadhTime(timestamp)}</time>
          <Button
            variant="ghost"
            className="-me-3 px-3 text-sm font-normal"
            disabled={busy}
            onClick={() => {
              setDraft(text);
            }}
          >
            <Pencil aria-hidden className="size-4" />
            {t('chat.edit')}
          </Button>
        </div>
      </Question>
    );
  const send = () => {
    if (busy || !isSendable(draft)) return;
    setDraft(undefined);
    onEdit(id, draft.trim());
  };
  const leave = () => {
    setDraft(undefined);
  };
  return (
    <li className={cx('flex flex-col gap-2', QUESTION_FRAME)}>
      <QuestionField
        label={t('chat.edit.label')}
        value={draft}
        autoFocus
        onChange={setDraft}
        onSend={send}
        onLeave={leave}
      />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p className="me-auto text-sm text-ink-3">{t('chat.edit.note')}</p>
        <Button variant="secondary" onClick={leave}>
          {t('action.cancel')}
        </Button>
        <Button disabled={busy || !isSendable(draft)} onClick={send}>
          {t('chat.send')}
        </Button>
      </div>
    </li>
  );
});
