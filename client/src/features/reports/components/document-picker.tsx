import { ChevronDown, X } from 'lucide-react';
import type { DocumentItem } from '#shared/api/documents.js';
import { useTranslation } from '../../../lib/translation.js';
import { FileIcon, FileName } from '../../../ui/file-name.js';
import { Menu, MenuChoices, MenuItem, MenuSeparator, MenuNote } from '../../../ui/menu.js';

interface DocumentPickerProps {
  documents: readonly DocumentItem[] | undefined;
  selected: DocumentItem | undefined;
  disabled: boolean;
  loading: boolean;
  onSelect: (document: DocumentItem | undefined) => void;
}

/** 'Choose Document': the menu of stored documents, with an entry for none. */
export function DocumentPicker({
  documents = [],
  selected,
  disabled,
  loading,
  onSelect,
}: DocumentPickerProps) {
  const t = useTranslation();
  return (
    <Menu
      fit
      trigger={
        <button
          type="button"
          disabled={disabled}
          className="flex min-h-14 w-full items-center gap-3 rounded-control border border-line-strong/70 bg-surface px-4 text-start text-ink transition-colors hover:border-line-strong disabled:cursor-not-allowed disabled:opacity-55"
        >
          {selected !== undefined && <FileIcon name={selected.filename} />}
          <span className="min-w-0 flex-1">
            {loading ? (
              t('reports.loadingDocuments')
            ) : selected === undefined ? (
              t('reports.choose')
            ) : (
              <FileName name={selected.filename} className="font-semibold" />
            )}
          </span>
          <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-3" />
        </button>
      }
    >
      {selected !== undefined && (
        <>
          <MenuItem
            onSelect={() => {
              onSelect(undefined);
            }}
          >
            <X aria-hidden />
            {t('reports.clear')}
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      {documents.length === 0 && <MenuNote>{t('reports.noDocuments')}</MenuNote>}
      <MenuChoices
        value={selected?._id}
        onChange={(id) => {
          onSelect(documents.find((document) => document._id === id));
        }}
        choices={documents.map(({ _id, filename }) => ({
          value: _id,
          text: filename,
          label: (
            <span className="flex items-center gap-3">
              <FileIcon name={filename} />
              <FileName name={filename} />
            </span>
          ),
        }))}
      />
    </Menu>
  );
}
