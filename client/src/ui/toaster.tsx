import { useEffect } from 'react';
import { Toaster } from 'sonner';
import { useDirection } from '../lib/locale.js';
import { useTranslation } from '../lib/translation.js';

/** @public Imported dynamically by `toast.tsx`. */
export { toast } from 'sonner';

/** The toaster of sonner. sonner drops toasts that come before it has mounted; `onReady` is called after that. */
export default function ReadyToaster({ onReady }: { onReady: () => void }) {
  const t = useTranslation();
  const dir = useDirection();
  useEffect(onReady, [onReady]);
  return (
    <Toaster
      dir={dir}
      // sonner's own style sheet would use the system's fonts.
      style={{ fontFamily: 'inherit' }}
      containerAriaLabel={t('app.notices')}
      position={dir === 'rtl' ? 'bottom-left' : 'bottom-right'}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-center gap-3 rounded-card border border-line bg-surface p-4 text-ink shadow-float',
          error: 'text-danger',
          actionButton:
            'ms-auto min-h-11 shrink-0 rounded-control px-3 font-semibold text-brand hover:bg-brand-soft',
        },
      }}
    />
  );
}
