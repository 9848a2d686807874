import type { Token } from './tokens.js';

/** "(a)", "(iv)", or "B." where a part begins. */
export function isLabel(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  const after = tokens[at + 1]?.text;
  if (/^(?:[A-Za-z]|[ivx]{1,5}|[IVX]{2,5})\.?$/u.test(text) && tokens[at - 1]?.text === '(' && after === ')')
    return true;
  return (
    at === 0 &&
    /^(?:[A-Za-z]|[ivx]{1,5}|[IVX]{1,5})\.?$/u.test(text) &&
    (text.endsWith('.') || after === '.' || after === ')')
  );
}

/** A capitalized word that the tables do not have is a name, unless it only begins the sentence or stands among capitals. */
export function isName(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  if (!/^[A-Z]/u.test(text)) return false;
  if (/[a-z][A-Z]|\d/u.test(text)) return true;
  const words = tokens.filter(({ kind, text: other }) => kind === 'word' && other.length > 1);
  const shouted = words.filter(({ text: other }) => other === other.toUpperCase()).length > words.length / 2;
  if (text === text.toUpperCase()) return !shouted || (words.length === 1 && text.length < 6);
  return at > 0 || /^[A-Z]/u.test(tokens[at + 1]?.text ?? '');
}
