/** Name of a file that came without one. */
export const NAMELESS = 'document';

/**
 * Characters removed from names: controls, marks that change the writing direction (a name may end in `fdp.exe` and
 * show as `exe.pdf`), lone surrogates.
 */
export const UNSEEN =
  /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u2028\u2029\uFEFF\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Characters that some system takes for a path or refuses in names. */
export const REFUSED = /[\\/:*?"<>|]/g;

/** Returns a name's extension with its dot, such as `.docx`; empty if it has none: `Addendum No. 2 (signed)`. */
export function extensionOf(name: string): string {
  return /\.[\p{L}\p{N}]{1,10}$/u.exec(name)?.[0] ?? '';
}

/** Returns a name without its extension. */
export function withoutExtension(name: string): string {
  return name.slice(0, name.length - extensionOf(name).length);
}
