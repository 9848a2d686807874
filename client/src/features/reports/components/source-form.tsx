import { useState, type ReactNode } from 'react';
import { useTranslation, type MessageId } from '../../../lib/translation.js';
import { Card } from '../../../ui/card.js';
import { ErrorLine } from '../../../ui/field.js';
import { useDocuments } from '../../documents/api.js';
import type { Source } from '../run.js';
import { useComplaint } from '../use-complaint.js';
import { DocumentSource } from './document-source.js';
import { SampleContract } from './sample-contract.js';
import { StartButton } from './start-button.js';

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
  const complaint = useComplaint(
    { missing: 'reports.missing', oneFile: 'reports.oneFile', type: 'documents.type' },
    error,
  );

  const storedDocument = documents.data?.find(({ _id }) => _id === selected);
  const newFile = storedDocument === undefined ? file : undefined;
  const ready = storedDocument !== undefined || newFile !== undefined;
  const change = () => {
    complaint.set(undefined);
    onClearError();
  };
  const start = () => {
    if (busy) return;
    if (storedDocument !== undefined) onStart({ id: storedDocument._id, filename: storedDocument.filename });
    else if (newFile !== undefined) onStart({ file: newFile });
    else complaint.set('missing');
  };
  const label = newFile === undefined ? words.startSelected : words.startUploaded;

  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-6">
      <p className="max-w-(--read-max) text-ink-2">{t(words.lead)}</p>
      <DocumentSource
        documents={documents}
        selected={storedDocument}
        file={file}
        accept={ACCEPT}
        hint="reports.accepted"
        disabled={busy}
        onSelect={(document) => {
          setSelected(document?._id ?? null);
          if (document !== undefined) setFile(undefined);
          change();
        }}
        onFile={(droppedFile) => {
          setFile(droppedFile);
          change();
        }}
        onRefused={complaint.set}
      />
      {children}
      {complaint.text !== undefined && <ErrorLine>{complaint.text}</ErrorLine>}
      <StartButton ready={ready} busy={busy} onStart={start}>
        {t(busy ? words.working : label)}
      </StartButton>
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
