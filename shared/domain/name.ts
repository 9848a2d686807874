/** Tells whether a text is a first or last name by the product's rule: letters A-Z and a-z only. */
export function isName(value: string): boolean {
  return /^[A-Za-z]+$/.test(value);
}
