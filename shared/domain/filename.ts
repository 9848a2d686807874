/** What a file is called that came without a name. */
export const NAMELESS = 'document';

/** Controls, what turns the direction of writing (a name may end in `fdp.exe` and read `exe.pdf`), lone halves. */
export const UNSEEN =
  /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u2028\u2029\uFEFF\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** A name's extension with its dot, such as `.docx`; empty where it has none: `Addendum No. 2 (signed)`. */
export function extensionOf(name: string): string {
  return /\.[\p{L}\p{N}]{1,10}$/u.exec(name)?.[0] ?? '';
}

/** A name without its extension. */
export function withoutExtension(name: string): string {
  return name.slice(0, name.length - extensionOf(name).length);
}
