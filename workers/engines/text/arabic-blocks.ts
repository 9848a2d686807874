/** Matches the opening of a numbered Arabic clause: "المادة (5):", "البند الأول", "٣-٢", "(أ)", "ثانياً:". */
export const ARABIC_NUMBERED =
  /^\s*((?:ال)?(?:مادة|ماده|بند|فقرة|فصل)\s*(?:رقم\s*)?(?:\(?[\d٠-٩]{1,3}(?:[./-][\d٠-٩]{1,3})*\)?|\(?ال[\u0621-\u064a]{3,8}(?:\s+عشرة?)?\)?)\s*[:.،-]?|[\d٠-٩]{1,3}(?:[./-][\d٠-٩]{1,3})*(?:\s*[.)\-–:/](?=\s*[\u0621-\u064a])|\s*(?=[\u0621-\u064a]))|\([\u0621-\u064a\d٠-٩]\)|[\u0621-\u064a]\s?[.)\-–](?=\s)|(?:[\u0621-\u064a]{4,7}\u064b?ا\u064b?)\s*[:\-–])/;

/** Returns the number of a clause as written, without the word before it: "المادة (٥):" gives "٥". */
export function arabicNumberOf(marker: string, above: string | null): string {
  const bare = marker
    .replace(/^\s*(?:ال)?(?:مادة|ماده|بند|فقرة|فصل)\s*(?:رقم\s*)?/, '')
    .replace(/(?<!\s)\s*[:.،\-–/]\s*$/, '')
    .trim();
  const letter = /^\(?([\u0621-\u064a])\)?$/.exec(bare)?.[1];
  if (letter !== undefined)
    return above === null ? `(${letter})` : `${above.replace(/\([\u0621-\u064a]\)$/, '')}(${letter})`;
  return bare.replace(/^\((.*)\)$/, '$1');
}

/** Tells whether a line is the title of an Arabic clause: few words, no full stop, no verb. */
export function isArabicTitle(line: string): boolean {
  const text = line.replace(ARABIC_NUMBERED, '').trim();
  if (!/[\u0621-\u064a]{3}/.test(line) || /[A-Za-z]{3}/.test(text)) return false;
  if (/[.؟!؛;،,]$/.test(text.replace(/[:.]$/, '')) || /\.$/.test(text)) return false;
  const words = text.split(/\s+/).filter((word) => word !== '');
  return (
    words.length <= 7 &&
    !words.some(
      (word) =>
        /^[وف]?(?:لا|ي[\u0621-\u064a]{2,}|ت[لتحخ][\u0621-\u064a]{2,5})$/.test(word) &&
        // A noun of the measure of "تخصيص" looks like a verb.
        !/^ت[\u0621-\u064a]{2}ي[\u0621-\u064a]$/.test(word),
    )
  );
}
