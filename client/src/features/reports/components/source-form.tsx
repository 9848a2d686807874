import { useState, type ReactNode } from 'react';
import { maxUploadBytes } from '../../../lib/served-limits.js';
import { useTranslation, type MessageId } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { DropArea, type Refusal } from '../../../ui/drop-area.js';
import { ErrorLine } from '../../../ui/field.js';
import { useDocuments } from '../../documents/api.js';
import { refusalText } from '../../documents/refusal.js';
import type { Source } from '../run.js';
import { ChosenFile } from './chosen-file.js';
import { DocumentPicker } from './document-picker.js';
import { SampleContract } from './sample-contract.js';

const ACCEPT = ['.pdf', '.doc', '.docx', '.txt'];

interface SourceFormProps {
  words: {
    lead: MessageId;
    /** The texts of the button: for a stored document, for a new file, and while the job runs. */
    startSelected: MessageId;
    startUploaded: MessageId;
    working: MessageId;
  };
  /** The stored document that is selected at first. */
  document: string | null;
  busy: boolean;
  /** The error of the last attempt. */
  error: string | undefined;
  onClearError: () => void;
  onStart: (source: Source) => void;
  /** What a tool asks for besides the document. */
  children?: ReactNode;
}

/** The form that selects a tool's input: a stored document or a new file. */
export function SourceForm({
  words,
  document: initialId,
  busy,
  error,
  onClearError,
  onStart,
  children,
}: SourceFormProps) {
  const t = useTranslation();
  const documents = useDocuments();
  const [selected, setSelected] = useState(initialId);
  const [file, setFile] = useState<File>();
  const [complaint, setComplaint] = useState<'missing' | Refusal>();

  const storedDocument = documents.data?.find(({ _id }) => _id === selected);
  const newFile = storedDocument === undefined ? file : undefined;
  const ready = storedDocument !== undefined || newFile !== undefined;
  const change = () => {
    setComplaint(undefined);
    onClearError();
  };
  const start = () => {
    if (busy) return;
    if (storedDocument !== undefined) onStart({ id: storedDocument._id, filename: storedDocument.filename });
    else if (newFile !== undefined) onStart({ file: newFile });
    else setComplaint('missing');
  };
  const label = newFile === undefined ? words.startSelected : words.startUploaded;
  const complaintText = () => {
    if (complaint === undefined) return error;
    if (complaint === 'missing') return t('reports.missing');
    return complaint.reason === 'several'
      ? t('reports.oneFile')
      : refusalText(t, complaint, 'documents.type');
  };
  const errorText = complaintText();

  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-6">
      <p className="max-w-(--read-max) text-ink-2">{t(words.lead)}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-stretch gap-4 lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] lg:items-center">
        <div className="flex flex-col gap-2">
          <DocumentPicker
            documents={documents.data}
            selected={storedDocument}
            loading={documents.isPending}
            disabled={busy || documents.data === undefined}
            onSelect={(document) => {
              setSelected(document?._id ?? null);
              if (document !== undefined) setFile(undefined);
              change();
            }}
          />
          {documents.data === undefined && documents.isError && (
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <ErrorLine>{t('reports.documentsFailed')}</ErrorLine>
              <Button variant="link" onClick={() => void documents.refetch()}>
                {t('action.tryAgain')}
              </Button>
            </div>
          )}
        </div>
        <span className="text-center text-sm text-ink-3">{t('reports.or')}</span>
        <DropArea
          label={t('reports.drop')}
          hint={t('reports.accepted')}
          accept={ACCEPT}
          disabled={busy}
          onFiles={([droppedFile]) => {
            setFile(droppedFile);
            change();
          }}
          maxBytes={maxUploadBytes()}
          onRefused={([refusal]) => {
            setComplaint(refusal);
          }}
          chosen={file && <ChosenFile file={file} />}
        />
      </div>
      {children}
      {errorText !== undefined && <ErrorLine>{errorText}</ErrorLine>}
      {/* Not `disabled`: pressing it with nothing chosen shows what is missing, and it keeps the focus while the
          job runs. */}
      <Button
        className="self-stretch aria-disabled:cursor-not-allowed aria-disabled:opacity-55 sm:self-start sm:px-8"
        aria-disabled={busy || !ready || undefined}
        busy={busy}
        onClick={start}
      >
        {t(busy ? words.working : label)}
      </Button>
      {documents.data?.length === 0 && file === undefined && (
        <SampleContract
          busy={busy}
          onFile={(sample) => {
            change();
            onStart({ file: sample });
          }}
        />
      )}
    </Card>
  );
}
