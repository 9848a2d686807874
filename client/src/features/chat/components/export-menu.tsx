import { ChevronDown, FileDown } from 'lucide-react';
import { errorMessage, useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { Menu, MenuItem } from '../../../ui/menu.js';
import { notify } from '../../../ui/toast.js';
import { EXPORT_FORMATS, useExportConversation } from '../api.js';

/** A menu of the formats in which a conversation can be saved. */
export function ExportMenu({ id }: { id: string }) {
  const t = useTranslation();
  const save = useExportConversation();
  return (
    <Menu
      align="end"
      trigger={
        <Button
          variant="secondary"
          aria-label={t('chat.export')}
          className="max-sm:px-3"
          busy={save.isPending}
          disabled={save.isPending}
        >
          <FileDown aria-hidden className="size-5" />
          <span className="max-sm:hidden">{t('chat.export')}</span>
          <ChevronDown aria-hidden className="size-4" />
        </Button>
      }
    >
      {EXPORT_FORMATS.map((format) => (
        <MenuItem
          key={format}
          onSelect={() => {
            save.mutate(
              { id, format },
              {
                onError: (error) => {
                  notify.failed(t('chat.exportFailed', { message: errorMessage(t, error, 'error.unknown') }));
                },
              },
            );
          }}
        >
          {t(`chat.export.${format}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
