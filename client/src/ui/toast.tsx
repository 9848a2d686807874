import { lazy, Suspense } from 'react';
import { createStore, useStore } from '../lib/store.js';

const load = () => import('./toaster.js');
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

export const notify = {
  done: (text: string) => void show('success', text),
  failed: (text: string) => void show('error', text),
};
