/** A policy as data. A string is a paragraph, an array a list. */
export interface Policy {
  /** ISO date of the last change; seven days' notice of it was given. */
  updated: string;
  sections: readonly PolicySection[];
}

export interface PolicySection {
  /** Names the section in the address, in every language. */
  id: string;
  title: string;
  body: readonly (string | readonly string[])[];
}
