import { LIMITS } from '#shared/limits.js';

const NAMELESS = 'document';
const EXTENSION = /\.[\p{L}\p{N}]{1,10}$/u;
/** Controls, what turns the direction of writing (a name may end in `fdp.exe` and read `exe.pdf`), lone halves. */
const UNSAFE =
  /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u2028\u2029\uFEFF\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** A client's file name as it is kept: its last part, in one form of Unicode, without what does not show. */
export function safeFilename(given: string | undefined): string {
  const last = (given ?? '').split(/[/\\]/).at(-1) ?? '';
  const name = last.normalize('NFC').replace(UNSAFE, '').replace(/\s+/g, ' ').trim();
  if (name === '' || /^\.+$/.test(name)) return NAMELESS;
  if (name.length <= LIMITS.upload.filenameChars) return name;
  const extension = EXTENSION.exec(name)?.[0] ?? '';
  const base = name.slice(0, LIMITS.upload.filenameChars - extension.length);
  // A cut between the two halves of a character leaves one that is none.
  return base.replace(/[\uD800-\uDBFF]$/, '').trimEnd() + extension;
}
