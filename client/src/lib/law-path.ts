/** The address of the page of a law, or of one of its articles, by their keys in the library of laws. */
export function lawPath(law: string, article?: string): string {
  const path = `/dashboard/law/${encodeURIComponent(law)}`;
  return article === undefined ? path : `${path}/${encodeURIComponent(article)}`;
}
