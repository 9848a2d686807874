import { useTranslation, type MessageId } from '../../../lib/translation.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { ErrorDetails } from '../../../ui/error-details.js';
import { useDeleteReport, type ReportEntry, type ReportsApi } from '../api.js';

export interface DeleteReportWords {
  title: MessageId;
  text: MessageId;
}

interface DeleteReportProps<Report, Entry extends ReportEntry> {
  api: ReportsApi<Report, Entry>;
  words: DeleteReportWords;
  /** The report to delete; the dialog is open while it is set. */
  entry: Entry | undefined;
  onDeleted: (id: string) => void;
  onClose: () => void;
}

/** Deletes a report of the history after confirmation. */
export function DeleteReport<Report, Entry extends ReportEntry>({
  api,
  words,
  entry,
  onDeleted,
  onClose,
}: DeleteReportProps<Report, Entry>) {
  const t = useTranslation();
  const remove = useDeleteReport(api);
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t(words.title)}
      open={entry !== undefined}
      busy={remove.isPending}
      error={remove.error && <ErrorDetails title="documents.deleteFailed" error={remove.error} />}
      cancel={t('action.cancel')}
      confirm={t(remove.isPending ? 'reports.deleting' : 'action.delete')}
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
      {t(words.text)}
    </ConfirmDialog>
  );
}
