import { lazy, Suspense } from 'react';
import { withRetry } from '../lib/with-retry.js';
import { createStore, useStore } from '../lib/store.js';

const load = withRetry(() => import('./toaster.js'));
const Toaster = lazy(load);

const wanted = createStore({ wanted: false });
let setReady: () => void;
const ready = new Promise<void>((resolve) => {
  setReady = resolve;
});
const onReady = () => {
  setReady();
};

/** Where short messages appear. Its code is fetched with the first of them: most visits have none. */
export function Toasts() {
  if (!useStore(wanted).wanted) return null;
  return (
    <Suspense fallback={null}>
      <Toaster onReady={onReady} />
    </Suspense>
  );
}

/** What leads on stands longer than what is only said, ms. */
const ACTION_MS = 12_000;

/** The way on from what was said. */
interface ToastAction {
  label: string;
  onClick: () => void;
}

async function show(kind: 'success' | 'error', text: string, action?: ToastAction): Promise<void> {
  wanted.set({ wanted: true });
  const [{ toast }] = await Promise.all([load(), ready]);
  toast[kind](text, action && { action, duration: ACTION_MS });
}

function tell(kind: 'success' | 'error', text: string, action?: ToastAction): void {
  // Where it cannot be fetched, `Toasts` fails in the page, which says so.
  show(kind, text, action).catch(() => undefined);
}

export const notify = {
  done: (text: string, action?: ToastAction) => {
    tell('success', text, action);
  },
  failed: (text: string, action?: ToastAction) => {
    tell('error', text, action);
  },
};
