import type { ReactNode } from 'react';
import { Button } from './button.js';
import { Dialog } from './dialog.js';
import { ErrorLine } from './field.js';

interface ConfirmDialogProps {
  title: string;
  open: boolean;
  busy: boolean;
  error?: ReactNode;
  /** The variant of the confirm button; `danger` when the action deletes something. */
  variant?: 'danger' | 'primary';
  cancel: string;
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that asks for confirmation of an action. While the action runs (`busy`), the dialog cannot be closed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    open,
    busy,
    error,
    variant = 'danger',
    cancel,
    confirm,
    onConfirm,
    onClose,
    children,
  } = props;
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog title={title} open={open} onClose={close}>
      <div className="mt-2 text-ink-2">{children}</div>
      {error !== undefined && error !== null && (
        <div className="mt-4">
          <ErrorLine>{error}</ErrorLine>
        </div>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={close} disabled={busy}>
          {cancel}
        </Button>
        <Button variant={variant} onClick={onConfirm} disabled={busy} busy={busy}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
