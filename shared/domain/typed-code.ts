/**
 * A code as it was meant, however it was typed or pasted: Arabic-Indic and Persian digits as Western ones, without
 * spaces, dashes and what does not show.
 */
export function plainCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '');
}
