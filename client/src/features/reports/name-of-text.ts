/** Most characters of a text's name. */
const NAME_CHARS = 40;

/** Names a typed text after its first words. */
export function nameOfText(text: string): string {
  const line = text.trim().split('\n', 1)[0] ?? '';
  const words = line
    .replace(/[\p{Cc}\p{Cf}\\/:*?"<>|.]+/gu, ' ')
    .trim()
    .split(/\s+/);
  let name = '';
  for (const word of words) {
    if (name.length + 1 + word.length > NAME_CHARS) break;
    name = name === '' ? word : `${name} ${word}`;
  }
  return `${name === '' ? (words[0] ?? '').slice(0, NAME_CHARS) : name}.txt`;
}
