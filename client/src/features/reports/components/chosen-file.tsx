import { formatMegabytes } from '../../../lib/format.js';
import { useTranslation } from '../../../lib/translation.js';
import { FileIcon, FileName } from '../../../ui/file-name.js';

/** The chosen file, shown in place of the drop area. */
export function ChosenFile({ file }: { file: File }) {
  const t = useTranslation();
  return (
    <span className="flex max-w-full min-w-0 items-center gap-3 text-start">
      <FileIcon name={file.name} />
      <span className="flex min-w-0 flex-col">
        <FileName name={file.name} className="font-semibold text-ink" />
        <span className="text-sm text-ink-3">
          {t('documents.size', { size: formatMegabytes(file.size) })}
        </span>
      </span>
    </span>
  );
}
