import type { DocumentItem } from '#shared/api/documents.js';
import { maxUploadBytes } from '../../../lib/served-limits.js';
import { useTranslation, type MessageId } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { DropArea, type Refusal } from '../../../ui/drop-area.js';
import { ErrorLine } from '../../../ui/field.js';
import type { useDocuments } from '../../documents/api.js';
import { ChosenFile } from './chosen-file.js';
import { DocumentPicker } from './document-picker.js';

interface DocumentSourceProps {
  documents: ReturnType<typeof useDocuments>;
  selected: DocumentItem | undefined;
  file: File | undefined;
  /** The accepted extensions, each with its dot, and the message that names them. */
  accept: readonly string[];
  hint: MessageId;
  disabled: boolean;
  onSelect: (document: DocumentItem | undefined) => void;
  onFile: (file: File | undefined) => void;
  onRefused: (refusal: Refusal | undefined) => void;
}

/** A tool's input as a document: a stored one, or a new file. */
export function DocumentSource({
  documents,
  selected,
  file,
  accept,
  hint,
  disabled,
  onSelect,
  onFile,
  onRefused,
}: DocumentSourceProps) {
  const t = useTranslation();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-stretch gap-4 lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] lg:items-center">
      <div className="flex flex-col gap-2">
        <DocumentPicker
          documents={documents.data}
          selected={selected}
          loading={documents.isPending}
          disabled={disabled || documents.data === undefined}
          onSelect={onSelect}
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
        hint={t(hint)}
        accept={accept}
        disabled={disabled}
        onFiles={([droppedFile]) => {
          onFile(droppedFile);
        }}
        maxBytes={maxUploadBytes()}
        onRefused={([refusal]) => {
          onRefused(refusal);
        }}
        chosen={file && <ChosenFile file={file} />}
      />
    </div>
  );
}
