/** Loads a page from the server in place of this one, so that nothing of this page stays in memory. */
export function loadPage(address: string): void {
  window.location.assign(address);
}
