import { Dialog as Primitive } from 'radix-ui';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';

interface PanelProps {
  title: string;
  open: boolean;
  /** Called on Escape, on a click on the backdrop, and when the browser navigates back or forward. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * Returns handlers that put the focus back on the element that opened the panel. Radix does this only for its own
 * triggers, and these panels are opened by state. If that element is gone, the page's content gets the focus; if
 * another element has the focus already, it keeps it.
 */
function useRestoreFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if ((document.activeElement ?? document.body) !== document.body) return;
      const focusTarget =
        opener.current?.isConnected === true ? opener.current : document.getElementById('content');
      if (focusTarget instanceof HTMLElement) focusTarget.focus({ preventScroll: true });
    },
  };
}

/** The common root of the panels. A panel belongs to the page on which it was opened: navigation closes it. */
function Root({ open, onClose, children }: Omit<PanelProps, 'title'>) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return undefined;
    const listener = () => {
      close();
    };
    window.addEventListener('popstate', listener);
    return () => {
      window.removeEventListener('popstate', listener);
    };
  }, [open]);
  return (
    <Primitive.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Primitive.Portal>{children}</Primitive.Portal>
    </Primitive.Root>
  );
}

export function Dialog({ title, children, ...root }: PanelProps) {
  const focusHandlers = useRestoreFocus();
  return (
    <Root {...root}>
      <Primitive.Overlay className="fade-in fixed inset-0 z-40 grid grid-cols-[minmax(0,1fr)] place-items-center overflow-y-auto bg-scrim p-4">
        <Primitive.Content
          aria-describedby={undefined}
          {...focusHandlers}
          className="pop-in w-full max-w-md rounded-card border border-line bg-surface p-6 shadow-float"
        >
          <Primitive.Title className="text-lg font-semibold text-ink">{title}</Primitive.Title>
          {children}
        </Primitive.Content>
      </Primitive.Overlay>
    </Root>
  );
}

/** A panel that slides in from the inline start of the page. */
export function Drawer({ title, children, ...root }: PanelProps) {
  const focusHandlers = useRestoreFocus();
  return (
    <Root {...root}>
      <Primitive.Overlay className="fade-in fixed inset-0 z-40 bg-scrim" />
      <Primitive.Content
        aria-describedby={undefined}
        {...focusHandlers}
        className="drawer-in fixed inset-y-0 start-0 z-50 flex w-[min(var(--side-w),85vw)] flex-col overflow-y-auto border-e border-line bg-surface shadow-float"
      >
        <Primitive.Title className="sr-only">{title}</Primitive.Title>
        {children}
      </Primitive.Content>
    </Root>
  );
}
