/** A number in a text, as figures or in words. */
export interface Numeral {
  /** Undefined where nothing is counted by it: dates, amounts of money, percentages, 1.5. */
  value?: number;
  /** As it is written: the figures, with the words around them where they are no plain number. */
  text: string;
  /** In words, with the figures in brackets where the text has both. */
  spelled: boolean;
  figures?: string;
}
