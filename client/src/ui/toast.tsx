import { lazy, Suspense } from 'react';
import { withRetry } from '../lib/with-retry.js';
import { createStore, useStore } from '../lib/store.js';

const load = withRetry(() => import('./toaster.js'));
const Toaster = lazy(load);

const toasterStore = createStore({ wanted: false });
let setReady: () => void;
const ready = new Promise<void>((resolve) => {
  setReady = resolve;
});
const onReady = () => {
  setReady();
};

/** The container of the toasts. Its code is fetched with the first toast, since most visits have none. */
export function Toasts() {
  if (!useStore(toasterStore).wanted) return null;
  return (
    <Suspense fallback={null}>
      <Toaster onReady={onReady} />
    </Suspense>
  );
}

/** Time that a toast with an action stays, in ms; longer than for one without. */
const ACTION_MS = 12_000;

/** The button in a toast. */
interface ToastAction {
  label: string;
  onClick: () => void;
}

interface ToastOptions {
  action?: ToastAction;
  /** A toast takes the place of an earlier one with its id. */
  id?: string;
}

async function show(kind: 'success' | 'error', text: string, options: ToastOptions): Promise<void> {
  toasterStore.set({ wanted: true });
  const [{ toast }] = await Promise.all([load(), ready]);
  const { action, id } = options;
  // sonner keeps what an earlier toast of that id had and this one does not name.
  toast[kind](text, { action, duration: action && ACTION_MS, ...(id === undefined ? {} : { id }) });
}

function showSafely(kind: 'success' | 'error', text: string, options: ToastOptions = {}): void {
  // When the code cannot be fetched, `Toasts` throws in the page, and its error boundary shows the error.
  show(kind, text, options).catch(() => undefined);
}

export const notify = {
  done: (text: string, options?: ToastOptions) => {
    showSafely('success', text, options);
  },
  failed: (text: string, options?: ToastOptions) => {
    showSafely('error', text, options);
  },
};
