const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
const LTR = /[A-Za-z\u00c0-\u024f\u0370-\u052f]/u;

/**
 * Returns the direction of a paragraph, by the script with more words. Browsers' `dir=auto` uses only the first
 * letter and is wrong for an Arabic clause that begins with a Latin name.
 */
export function textDirection(text: string): 'ltr' | 'rtl' {
  let balance = 0;
  for (const word of text.slice(0, 2000).split(/\s+/)) {
    if (RTL.test(word)) balance += 1;
    else if (LTR.test(word)) balance -= 1;
  }
  return balance > 0 ? 'rtl' : 'ltr';
}

/** Tells whether a text contains letters of both directions. */
export function hasBoth(text: string): boolean {
  return RTL.test(text) && LTR.test(text);
}
