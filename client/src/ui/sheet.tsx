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
  /** Shown beside the button that closes it. */
  head?: ReactNode;
  /** What is always within reach of the thumb, below the content. */
  foot?: ReactNode;
  /** The element that gets the focus when it is closed; the one that had it before, if there is none. */
  returnFocus?: () => HTMLElement | null;
  children: ReactNode;
}

/**
 * A panel at the bottom of a small screen. Unlike a dialog, it is a place of the browser's history, and the keys of the page work in
 * it.
 */
export function Sheet({ title, closeLabel, open, onClose, head, foot, returnFocus, children }: SheetProps) {
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
          data-page-keys
          aria-describedby={undefined}
          className="pop-in fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[88dvh] max-w-2xl flex-col rounded-t-card bg-bg shadow-float outline-none print:hidden"
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const target = returnFocus?.() ?? opener.current;
            if (target instanceof HTMLElement && target.isConnected) target.focus();
          }}
          onEscapeKeyDown={(event) => {
            // Escape leaves a form that is open in the sheet, which handles it; the next one leaves the sheet.
            if (event.target instanceof Element && event.target.closest('form') !== null)
              event.preventDefault();
          }}
        >
          <div className="flex items-center justify-between ps-5 pe-2 pt-1">
            <Primitive.Title className="sr-only">{title}</Primitive.Title>
            <div className="text-sm text-ink-2">{head}</div>
            <IconButton label={closeLabel} onClick={onClose}>
              <X aria-hidden />
            </IconButton>
          </div>
          <div className="overflow-y-auto overscroll-contain px-3 pb-4">{children}</div>
          {foot}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
