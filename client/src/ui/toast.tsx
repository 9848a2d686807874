import { Toaster, toast } from 'sonner';
import { direction } from '../lib/locale.js';

/** Where short messages appear; they look like the rest of the house. */
export function Toasts() {
  return (
    <Toaster
      dir={direction()}
      position="bottom-right"
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-center gap-3 rounded-card border border-line bg-surface p-4 text-ink shadow-float',
          error: 'text-del',
        },
      }}
    />
  );
}

export const notify = {
  done: (text: string) => toast.success(text),
  failed: (text: string) => toast.error(text),
};
