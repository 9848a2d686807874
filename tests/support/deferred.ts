/** A promise with its handles outside: a place where a test holds work still. */
export function deferred() {
  let open: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => (open = resolve));
  return { resolve: open, promise };
}
