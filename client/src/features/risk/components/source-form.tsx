import { useState } from 'react';
import type { DocumentItem } from '#shared/contracts/api/documents.js';
import { megabytes } from '../../../lib/format.js';
import { useWords } from '../../../lib/words.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { DropArea } from '../../../ui/drop-area.js';
import { ErrorLine } from '../../../ui/field.js';
import { FileIcon, FileName } from '../../../ui/file-name.js';
import { useDocuments } from '../../documents/api.js';
import type { Source } from '../run.js';
import { DocumentPicker } from './document-picker.js';
import { SampleContract } from './sample-contract.js';

const ACCEPT = ['.pdf', '.doc', '.docx', '.txt'];

interface SourceFormProps {
  busy: boolean;
  /** What went wrong at the last try. */
  error: string | undefined;
  onClearError: () => void;
  onAnalyze: (source: Source) => void;
}

/** What is to be analyzed: a stored document or a new file. */
export function SourceForm({ busy, error, onClearError, onAnalyze }: SourceFormProps) {
  const say = useWords();
  const documents = useDocuments();
  const [selected, setSelected] = useState<DocumentItem>();
  const [file, setFile] = useState<File>();
  const [complaint, setComplaint] = useState<'risk.missing' | 'documents.type'>();

  const stored = documents.data?.find(({ _id }) => _id === selected?._id);
  const uploaded = stored === undefined ? file : undefined;
  const ready = stored !== undefined || uploaded !== undefined;
  const change = () => {
    setComplaint(undefined);
    onClearError();
  };
  const analyze = () => {
    if (busy) return;
    if (stored !== undefined) onAnalyze({ id: stored._id, filename: stored.filename });
    else if (uploaded !== undefined) onAnalyze({ file: uploaded });
    else setComplaint('risk.missing');
  };
  const label = busy
    ? 'risk.analyzing'
    : uploaded === undefined
      ? 'risk.analyzeSelected'
      : 'risk.analyzeUploaded';
  const shownError = complaint === undefined ? error : say(complaint);

  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-6">
      <p className="max-w-(--read-max) text-ink-2">{say('risk.lead')}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-stretch gap-4 lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] lg:items-center">
        <div className="flex flex-col gap-2">
          <DocumentPicker
            documents={documents.data}
            selected={stored}
            loading={documents.isPending}
            disabled={busy || documents.isPending}
            onSelect={(document) => {
              setSelected(document);
              if (document !== undefined) setFile(undefined);
              change();
            }}
          />
          {documents.isError && <ErrorLine>{say('risk.documentsFailed')}</ErrorLine>}
        </div>
        <span className="text-center text-sm text-ink-3">{say('risk.or')}</span>
        <DropArea
          label={say('risk.drop')}
          hint={say('risk.accepted')}
          accept={ACCEPT}
          disabled={busy}
          onFiles={([chosen]) => {
            setFile(chosen);
            change();
          }}
          onRefused={() => {
            setComplaint('documents.type');
          }}
          chosen={
            file === undefined ? undefined : (
              <span className="flex max-w-full min-w-0 items-center gap-3 text-start">
                <FileIcon name={file.name} />
                <span className="flex min-w-0 flex-col">
                  <FileName name={file.name} className="font-semibold text-ink" />
                  <span className="text-sm text-ink-3">
                    {say('documents.size', { size: megabytes(file.size) })}
                  </span>
                </span>
              </span>
            )
          }
        />
      </div>
      {shownError !== undefined && <ErrorLine>{shownError}</ErrorLine>}
      {/* Not `disabled`: pressing it with nothing chosen says what is missing, and at work it keeps the focus. */}
      <Button
        className="self-stretch aria-disabled:cursor-not-allowed aria-disabled:opacity-55 sm:self-start sm:px-8"
        aria-disabled={busy || !ready || undefined}
        busy={busy}
        onClick={analyze}
      >
        {say(label)}
      </Button>
      {documents.data?.length === 0 && file === undefined && (
        <SampleContract
          busy={busy}
          onFile={(sample) => {
            change();
            onAnalyze({ file: sample });
          }}
        />
      )}
    </Card>
  );
}
