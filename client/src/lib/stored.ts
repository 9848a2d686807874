/** Reads a value from localStorage; null when there is none or storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be blocked; the system's default then applies.
    return null;
  }
}

/** Writes a value to localStorage, or removes it (null). When storage is blocked, the value lasts for this page only. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage may be blocked; the value then lasts for this page only.
  }
}
