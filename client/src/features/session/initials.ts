/** Returns the initials of a name: 'SA' for Sara Ahmad. */
export function initialsOf(first: string, last: string): string {
  return [first, last]
    .map((name) => Array.from(name.trim())[0] ?? '')
    .join('')
    .toUpperCase();
}
