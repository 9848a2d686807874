import { CompiledPatterns } from './compiled-patterns.js';

const SUBSTITUTES: Record<string, string> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
};

/**
 * Replaces quotes, dashes and spaces by their plain forms, character for character, so that an offset in the result
 * is an offset in the original. Line ends stay: they show where paragraphs and headings are.
 */
export function normalizeText(text: string): string {
  return text
    .replace(/[“”„«»‘’‐‑–—−]/g, (char) => SUBSTITUTES[char] ?? char)
    .replace(/[^\S\n]/g, ' ')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, ' ');
}

/** White space between two words of a sentence. The limit covers columns aligned with spaces; see `bounded`. */
const BLANKS = '\\s{1,80}';
const WORD_CHARS = 60;

/**
 * Limits the repetitions of blanks and words in a pattern's source. With unlimited ones a long run of white space or
 * letters is scanned again from each of its characters, and two adjacent ones take quadratic time.
 */
export function bounded(source: string): string {
  return source
    .replaceAll(' ', BLANKS)
    .replaceAll('\\w+', `\\w{1,${WORD_CHARS}}`)
    .replaceAll('\\w*', `\\w{0,${WORD_CHARS}}`)
    .replaceAll('[ء-ي]+', `[ء-ي]{1,${WORD_CHARS}}`)
    .replaceAll('[ء-ي]*', `[ء-ي]{0,${WORD_CHARS}}`);
}

const compiled = new CompiledPatterns(bounded);

/** As `phrasePattern`, for sources that belong to one document: they are not kept. */
export const compilePhrase = (source: string, flags: string): RegExp => new RegExp(bounded(source), flags);

/**
 * Compiles a pattern in which each blank stands for any white space, so that cues also match across line ends.
 * Cached: each source is compiled once.
 */
export const phrasePattern = (source: string, flags = 'i'): RegExp => compiled.get(source, flags);
