/** Browsers in the order of detection: Edge and Opera also contain "Chrome", and Chrome contains "Safari". */
const BROWSERS = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;
/** Systems in the order of detection: Android also contains "Linux", and an iPhone contains "like Mac OS X". */
const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

const firstOf = (list: readonly (readonly [string, RegExp])[], text: string) =>
  list.find(([, sign]) => sign.test(text))?.[0];

/** Returns the common names of the browser and system of a user agent; null when either is not recognized. */
export function browserName(userAgent: string | null): { browser: string; system: string } | null {
  if (userAgent === null) return null;
  const browser = firstOf(BROWSERS, userAgent);
  const system = firstOf(SYSTEMS, userAgent);
  return browser === undefined || system === undefined ? null : { browser, system };
}
