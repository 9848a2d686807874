import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ChatSessionSummary } from '#shared/api/chat.js';
import { relativeDay } from '#shared/domain/relative-day.js';
import { formatMonthDay, formatRiyadhTime } from '../../../lib/format.js';
import { textAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';
import { Button, IconButton } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { cx } from '../../../ui/cx.js';
import { ErrorDetails } from '../../../ui/error-details.js';
import { QueryContent } from '../../../ui/query-content.js';
import { useChatHistory, useDeleteConversation } from '../api.js';
import { nextAfter } from '../next-after.js';

interface HistoryListProps {
  /** Id of the conversation that is open. */
  current: string | null;
  onOpen: (id: string) => void;
  onNew: () => void;
  /** Called with the conversation that follows a removed one in the list; null if none is left. */
  onDeleted: (id: string, next: string | null) => void;
}

/** The conversations, the one changed last first. */
export function HistoryList({ current, onOpen, onNew, onDeleted }: HistoryListProps) {
  const t = useTranslation();
  const history = useChatHistory();
  const [deleting, setDeleting] = useState<ChatSessionSummary>();
  return (
    <section aria-label={t('chat.history')} className="mx-auto w-full max-w-3xl px-4 py-6 sm:px-8">
      <Card>
        <QueryContent query={history} rows={4} failed="chat.history.failed">
          {(list) =>
            list.length === 0 ? (
              <div className="flex flex-col items-center gap-4 px-6 py-12 text-center">
                <p className="font-semibold text-ink">{t('chat.history.empty')}</p>
                <Button onClick={onNew}>{t('chat.new')}</Button>
              </div>
            ) : (
              <ul className="divide-y divide-line">
                {list.map((one) => (
                  <li key={one.id} className="flex items-center gap-1 pe-2">
                    <Entry entry={one} current={one.id === current} onOpen={onOpen} />
                    <IconButton
                      label={t('chat.delete', { title: one.title })}
                      onClick={() => {
                        setDeleting(one);
                      }}
                    >
                      <Trash2 aria-hidden />
                    </IconButton>
                  </li>
                ))}
              </ul>
            )
          }
        </QueryContent>
      </Card>
      <DeleteConversation
        entry={deleting}
        onDeleted={(id) => {
          onDeleted(id, nextAfter(history.data ?? [], id));
        }}
        onClose={() => {
          setDeleting(undefined);
        }}
      />
    </section>
  );
}

function Entry({
  entry: { id, title, preview, updated_at: updated },
  current,
  onOpen,
}: Pick<HistoryListProps, 'onOpen'> & { entry: ChatSessionSummary; current: boolean }) {
  const t = useTranslation();
  const day = relativeDay(new Date(updated));
  return (
    <button
      type="button"
      aria-current={current || undefined}
      className={cx(
        'flex min-w-0 flex-1 flex-col gap-0.5 rounded-card px-4 py-3 text-start transition-colors hover:bg-raised',
        current && 'border-s-3 border-(--spark)',
      )}
      onClick={() => {
        onOpen(id);
      }}
    >
      <span className="flex w-full min-w-0 items-baseline justify-between gap-3">
        <span {...textAttributes(title)} className="min-w-0 truncate font-semibold text-ink">
          {title}
        </span>
        <time dateTime={updated} title={formatRiyadhTime(updated)} className="shrink-0 text-sm text-ink-3">
          {day === 'earlier' ? formatMonthDay(updated) : t(`chat.${day}`)}
        </time>
      </span>
      {preview !== '' && (
        <span className="flex w-full text-sm text-ink-2">
          <span {...textAttributes(preview)} className="min-w-0 truncate">
            {preview.replaceAll('**', '')}
          </span>
        </span>
      )}
      {current && <span className="text-sm font-semibold text-accent">{t('chat.history.current')}</span>}
    </button>
  );
}

interface DeleteConversationProps {
  /** The conversation to remove; the dialog is open while it is set. */
  entry: ChatSessionSummary | undefined;
  onDeleted: (id: string) => void;
  onClose: () => void;
}

function DeleteConversation({ entry, onDeleted, onClose }: DeleteConversationProps) {
  const t = useTranslation();
  const remove = useDeleteConversation();
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('chat.delete.title')}
      open={entry !== undefined}
      busy={remove.isPending}
      error={remove.error && <ErrorDetails title="chat.delete.failed" error={remove.error} />}
      cancel={t('action.cancel')}
      confirm={t(remove.isPending ? 'chat.deleting' : 'action.delete')}
      onConfirm={() => {
        if (entry === undefined) return;
        remove.mutate(entry.id, {
          onSuccess: () => {
            onDeleted(entry.id);
            close();
          },
        });
      }}
      onClose={close}
    >
      {t('chat.delete.text', { title: entry?.title ?? '' })}
    </ConfirmDialog>
  );
}
