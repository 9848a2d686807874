import { ChevronDown, FileDown } from 'lucide-react';
import { translationFile } from '#shared/tools/translate/contract.js';
import { useTranslation, type MessageId } from '../../../lib/translation.js';
import { Button, IconButton } from '../../../ui/button.js';
import { Menu, MenuItem } from '../../../ui/menu.js';
import { FilePendingDialog } from '../../reports/components/file-pending-dialog.js';
import { useReportFile } from '../../reports/use-report-file.js';
import { translations, type Translation } from '../api.js';
import { FILE_PENDING } from './words.js';

interface FileMenuProps {
  report: Translation;
  label: MessageId;
  /** True where there is room for a sign alone. */
  compact?: boolean;
}

/** A menu of all forms in which a translation can be downloaded. */
export function FileMenu({ report, label, compact = false }: FileMenuProps) {
  const t = useTranslation();
  const files = {
    docx: useReportFile(translations, 'docx'),
    txt: useReportFile(translations, 'txt'),
    pdf: useReportFile(translations, 'pdf'),
    bilingual: useReportFile(translations, 'bilingual'),
  };
  const all = Object.values(files);
  const busy = all.some(({ isPending }) => isPending);
  return (
    <>
      <Menu
        align="end"
        trigger={
          compact ? (
            <IconButton label={t(label)} disabled={busy}>
              <FileDown aria-hidden />
            </IconButton>
          ) : (
            <Button variant="secondary" busy={busy} disabled={busy}>
              <FileDown aria-hidden className="size-5" />
              {t(label)}
              <ChevronDown aria-hidden className="size-4" />
            </Button>
          )
        }
      >
        {translationFile.options.map((form) => (
          <MenuItem
            key={form}
            onSelect={() => {
              files[form].get(report);
            }}
          >
            {t(`translate.file.${form}`)}
          </MenuItem>
        ))}
      </Menu>
      <FilePendingDialog
        words={FILE_PENDING}
        open={all.some(({ missing }) => missing)}
        onClose={() => {
          for (const { dismiss } of all) dismiss();
        }}
      />
    </>
  );
}
