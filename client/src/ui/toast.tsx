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

async function show(kind: 'success' | 'error', text: string): Promise<void> {
  wanted.set({ wanted: true });
  const [{ toast }] = await Promise.all([load(), ready]);
  toast[kind](text);
}

function tell(kind: 'success' | 'error', text: string): void {
  // Where it cannot be fetched, `Toasts` fails in the page, which says so.
  show(kind, text).catch(() => undefined);
}

export const notify = {
  done: (text: string) => {
    tell('success', text);
  },
  failed: (text: string) => {
    tell('error', text);
  },
};
