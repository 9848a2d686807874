import { useState } from 'react';
import { maxUploadBytes } from '../../../lib/served-limits.js';
import { useTranslation } from '../../../lib/translation.js';
import { DropArea, type Refusal } from '../../../ui/drop-area.js';
import { ErrorLine } from '../../../ui/field.js';
import { refusalText } from '../refusal.js';
import { useSendFile } from '../use-send-file.js';
import { UploadList } from './upload-list.js';

const ACCEPT = ['.pdf', '.docx'];

/** The drop area of the library, with the files that are being uploaded. */
export function UploadControl() {
  const t = useTranslation();
  const send = useSendFile();
  const [refused, setRefused] = useState<Refusal[]>([]);
  return (
    <div className="flex flex-col gap-3">
      <DropArea
        label={t('documents.drop')}
        hint={t('documents.hint')}
        accept={ACCEPT}
        multiple
        onFiles={(files) => {
          setRefused([]);
          for (const file of files) void send(file);
        }}
        maxBytes={maxUploadBytes()}
        onRefused={setRefused}
      />
      {[...new Set(refused.map((refusal) => refusalText(t, refusal, 'documents.typeHere')))].map((text) => (
        <ErrorLine key={text}>{text}</ErrorLine>
      ))}
      <UploadList onRetry={({ file, key }) => void send(file, key)} />
    </div>
  );
}
