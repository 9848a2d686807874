/** Returns a promise and its `resolve` function, with which a test can pause work. */
export function deferred() {
  let open: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => (open = resolve));
  return { resolve: open, promise };
}
