import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { IconButton } from './button.js';

interface SheetProps {
  title: string;
  closeLabel: string;
  open: boolean;
  /** Called on Escape, on a click beside the sheet and on its button. */
  onClose: () => void;
  children: ReactNode;
}

/** A panel at the bottom of a small screen. Unlike a dialog, it is a place of the browser's history. */
export function Sheet({ title, closeLabel, open, onClose, children }: SheetProps) {
  const opener = useRef<Element | null>(null);
  return (
    <Primitive.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Primitive.Portal>
        <Primitive.Overlay className="fade-in fixed inset-0 z-40 bg-scrim print:hidden" />
        <Primitive.Content
          aria-describedby={undefined}
          className="pop-in fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[88dvh] max-w-2xl flex-col rounded-t-card bg-bg shadow-float outline-none print:hidden"
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement && opener.current.isConnected)
              opener.current.focus({ preventScroll: true });
          }}
        >
          <div className="flex items-center justify-end px-2 pt-1">
            <Primitive.Title className="sr-only">{title}</Primitive.Title>
            <IconButton label={closeLabel} onClick={onClose}>
              <X aria-hidden />
            </IconButton>
          </div>
          <div className="overflow-y-auto overscroll-contain px-3 pb-6">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
