import { loadPage } from '../../lib/load-page.js';
import { createStore } from '../../lib/store.js';

/**
 * Whether this window ends its session itself and then loads a page. The server announces the end before it answers: a
 * form that the guard showed in between would be replaced by that page, with what was typed into it.
 */
export const leaving = createStore({ on: false });

/** Runs the request that ends this window's session, then loads the page in full, so that none of its data stays in memory. */
export async function leave(request: () => Promise<unknown>, page: string): Promise<void> {
  leaving.set({ on: true });
  try {
    await request();
  } catch (error) {
    leaving.set({ on: false });
    throw error;
  }
  loadPage(page);
}

// The browser may show this very page again when the user navigates back to it.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) leaving.set({ on: false });
});
