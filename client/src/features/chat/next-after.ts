/** Returns the conversation to open in the place of one that is removed: the one after it, or else the one before. */
export function nextAfter(history: readonly { id: string }[], id: string): string | null {
  const at = history.findIndex((one) => one.id === id);
  return (history[at + 1] ?? history[at - 1])?.id ?? null;
}
