import { DOCUMENT_TYPES, type DocumentType } from '#shared/tools/compliance/documents.js';
import { useTranslation } from '../../../lib/translation.js';
import { SelectField } from '../../../ui/select-field.js';

interface KindSelectProps {
  label: string;
  /** What choosing no kind means. */
  none: string;
  value: DocumentType | null;
  onChange: (kind: DocumentType | null) => void;
  hint?: string;
  disabled?: boolean;
  className?: string;
}

/** A select of the kinds of document that the rules tell apart. */
export function KindSelect({ none, value, onChange, ...rest }: KindSelectProps) {
  const t = useTranslation();
  return (
    <SelectField
      {...rest}
      value={value ?? ''}
      onChange={({ target }) => {
        onChange(DOCUMENT_TYPES.find((kind) => kind === target.value) ?? null);
      }}
    >
      <option value="">{none}</option>
      {DOCUMENT_TYPES.map((kind) => (
        <option key={kind} value={kind}>
          {t(`compliance.kind.${kind}`)}
        </option>
      ))}
    </SelectField>
  );
}
