/** A policy as data. A string is a paragraph, an array is a list. */
export interface Policy {
  /** ISO date of the last change, which was announced seven days before. */
  updated: string;
  sections: readonly PolicySection[];
}

export interface PolicySection {
  /** The section's fragment in the address, the same in every language. */
  id: string;
  title: string;
  body: readonly (string | readonly string[])[];
}
