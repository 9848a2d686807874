import { Dialog as Primitive } from 'radix-ui';
import { useRef, type ReactNode } from 'react';

interface DialogProps {
  title: string;
  open: boolean;
  /** Called by Escape and by a click on the backdrop. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * The focus goes back to what opened the panel. Radix does so for triggers of its own alone, and these are opened
 * by state; where that is gone, to the page's content, and nowhere where something has taken the focus already.
 */
function useWayBack() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if ((document.activeElement ?? document.body) !== document.body) return;
      const back = opener.current?.isConnected === true ? opener.current : document.getElementById('content');
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    },
  };
}

export function Dialog({ title, open, onClose, children }: DialogProps) {
  const wayBack = useWayBack();
  return (
    <Primitive.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Primitive.Portal>
        <Primitive.Overlay className="fade-in fixed inset-0 z-40 grid place-items-center overflow-y-auto bg-scrim p-4">
          <Primitive.Content
            aria-describedby={undefined}
            {...wayBack}
            className="pop-in w-full max-w-md rounded-card border border-line bg-surface p-6 shadow-float"
          >
            <Primitive.Title className="text-lg font-semibold text-ink">{title}</Primitive.Title>
            {children}
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

interface DrawerProps extends DialogProps {
  id?: string;
}

/** A panel that slides in from the start of the line. */
export function Drawer({ title, open, onClose, children }: DrawerProps) {
  const wayBack = useWayBack();
  return (
    <Primitive.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Primitive.Portal>
        <Primitive.Overlay className="fade-in fixed inset-0 z-40 bg-scrim" />
        <Primitive.Content
          aria-describedby={undefined}
          {...wayBack}
          className="drawer-in fixed inset-y-0 start-0 z-50 flex w-[min(var(--side-w),85vw)] flex-col overflow-y-auto border-e border-line bg-surface shadow-float"
        >
          <Primitive.Title className="sr-only">{title}</Primitive.Title>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
