/**
 * Normalizes a typed or pasted code: Arabic-Indic and Persian digits become Western ones; spaces, dashes and
 * invisible characters are removed.
 */
export function plainCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '');
}
