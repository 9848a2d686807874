import { Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDropzone, type FileRejection } from 'react-dropzone';
import { cx } from './cx.js';

const MIME: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.doc': 'application/msword',
  '.txt': 'text/plain',
};

/** Photographs of a page are taken when they are dropped, though the file picker offers only documents. */
const PHOTOS = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] };

/** The reason why a file was refused: an unsupported type, more files than one, or a size over the limit. */
export type Refusal = { reason: 'type' | 'several' } | { reason: 'size'; file: File };

interface DropAreaProps {
  label: string;
  hint: string;
  /** The accepted extensions, each with its dot. */
  accept: readonly string[];
  disabled?: boolean;
  multiple?: boolean;
  /** The size limit in bytes; undefined when the client does not know it. */
  maxBytes?: number | undefined;
  onFiles: (files: File[]) => void;
  onRefused: (refusals: Refusal[]) => void;
  /** Content that replaces the prompt, such as the chosen file. */
  chosen?: ReactNode;
}

function refusalOf({ file, errors }: FileRejection): Refusal {
  const ofType = errors.some(({ code }) => code === 'file-invalid-type');
  return ofType ? { reason: 'type' } : { reason: 'size', file };
}

export function DropArea(props: DropAreaProps) {
  const {
    label,
    hint,
    accept,
    disabled = false,
    multiple = false,
    maxBytes,
    onFiles,
    onRefused,
    chosen,
  } = props;
  const documentTypes = Object.fromEntries(
    accept.map((extension) => [MIME[extension] ?? 'application/octet-stream', [extension]]),
  );
  const offered = Object.entries(documentTypes).flat(2).join(',');
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    disabled,
    multiple,
    maxSize: maxBytes ?? Infinity,
    accept: { ...documentTypes, ...PHOTOS },
    onDrop: (accepted, refused) => {
      if (!multiple && accepted.length + refused.length > 1) {
        onRefused([{ reason: 'several' }]);
        return;
      }
      if (accepted.length > 0) onFiles(accepted);
      if (refused.length > 0) onRefused(refused.map(refusalOf));
    },
  });
  return (
    <div
      {...getRootProps({
        role: 'button',
        'aria-label': chosen === undefined ? `${label}. ${hint}` : undefined,
      })}
      aria-disabled={disabled || undefined}
      className={cx(
        'flex min-h-36 flex-col items-center justify-center gap-2 rounded-card border-2 border-dashed px-4 py-6 text-center transition-colors',
        isDragActive ? 'border-brand bg-brand-soft' : 'border-line-strong/50 bg-raised/60',
        disabled
          ? 'cursor-not-allowed opacity-55'
          : 'cursor-pointer hover:border-brand hover:bg-brand-soft/60',
      )}
    >
      {/* The area is the control; the input only opens the file picker. */}
      <input {...getInputProps({ accept: offered, style: { display: 'none' } })} />
      {chosen ?? (
        <>
          <span className="grid size-11 place-items-center rounded-full bg-surface text-brand shadow-card">
            <Upload aria-hidden className="size-5" />
          </span>
          <span className="font-semibold text-ink">{label}</span>
          <span className="text-sm text-ink-3">{hint}</span>
        </>
      )}
    </div>
  );
}
