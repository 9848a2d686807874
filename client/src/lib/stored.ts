/** What this browser remembers under a key; null where it remembers nothing, or may not. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be forbidden; what the system says then stands.
    return null;
  }
}

/** Has this browser remember a value, or forget it (null). Where it may not, the value holds for this page alone. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // As above.
  }
}
