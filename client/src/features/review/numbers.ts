/**
 * A number that an author typed at the beginning of a paragraph: "2.1", "3/2", "1-", "(a)", "iv)", "•". A bare "12" or "1.5 percent" is
 * rather an amount, but hanging it does no harm.
 */
const TYPED =
  /^(?:\(?(?:[\d٠-٩]{1,3}|[a-z]{1,2}|[ivxl]{1,5}|[\u0621-\u064a]{1,2})\)|[\d٠-٩]{1,3}(?:[./-][\d٠-٩]{1,3})+[.)]?|[\d٠-٩]{1,3}(?:\.|\s?[-–—])|[•●▪◦‣■□○➢✓·–—-])(?=\s)/i;
/** Most characters of a number that hangs: "Article 12" and "البند الأول" are words of their line. */
const MAX_LENGTH = 9;
const WORD = /\p{L}{3}/u;

/**
 * Returns the length of the number with which a paragraph begins and which hangs beside its lines, with the blanks after it; 0
 * without one.
 * @param known the number as the document's reader found it.
 */
export function numberLength(text: string, known?: string): number {
  const typed = TYPED.exec(text)?.[0] ?? '';
  // A known number may be that of the outer clause alone, without its full stop.
  const number = known !== undefined && known.length > typed.length ? known : typed;
  if (number === '' || number.length > MAX_LENGTH || WORD.test(number) || !text.startsWith(number)) return 0;
  // The dash of "1-" and "1 -" belongs to its number.
  const rest = text.slice(number.length).replace(/^(?:[.):]+(?=\s)|\s?[-–—](?=[\s\p{L}]))/u, '');
  const length = text.length - rest.trimStart().length;
  return length === text.length ? 0 : length;
}
