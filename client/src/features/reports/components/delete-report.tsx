import { useWords, type MessageId } from '../../../lib/words.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { Failure } from '../../../ui/failure.js';
import { useDeleteReport, type ReportEntry, type ReportsApi } from '../api.js';

export interface DeleteReportWords {
  title: MessageId;
  text: MessageId;
}

interface DeleteReportProps<Report, Entry extends ReportEntry> {
  api: ReportsApi<Report, Entry>;
  words: DeleteReportWords;
  /** The one that is to be deleted; the dialog stands open with it. */
  entry: Entry | undefined;
  onDeleted: (id: string) => void;
  onClose: () => void;
}

/** Deletes a report of the history, once that was confirmed. */
export function DeleteReport<Report, Entry extends ReportEntry>({
  api,
  words,
  entry,
  onDeleted,
  onClose,
}: DeleteReportProps<Report, Entry>) {
  const say = useWords();
  const remove = useDeleteReport(api);
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      title={say(words.title)}
      open={entry !== undefined}
      busy={remove.isPending}
      error={remove.error && <Failure title="documents.deleteFailed" error={remove.error} />}
      cancel={say('action.cancel')}
      confirm={say(remove.isPending ? 'reports.deleting' : 'action.delete')}
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
      {say(words.text)}
    </ConfirmDialog>
  );
}
