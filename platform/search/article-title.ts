/** Returns what the title of an article says beside its number: "المادة الخامسة: التأخر" gives "التأخر". */
export function titleWords(title: string | null): string {
  if (title === null) return '';
  const colon = title.indexOf(':');
  if (/^\s*(?:المادة|مادة)/.test(title)) return colon < 0 ? '' : title.slice(colon + 1).trim();
  return title;
}
