import { createRequire } from 'node:module';
import type WordExtractor from 'word-extractor';

interface Filters {
  clean(text: string): string;
  binaryToUnicode(text: string): string;
}

const require = createRequire(import.meta.url);

/** A character of the same length that the package drops later. */
const DROPPED = '\0';

/**
 * Loads word-extractor without its word "undefined": its filters match some control characters for which their tables
 * have no replacement. An optional hyphen is not part of the text, a non-breaking one is, and positions in single-byte
 * text must not move.
 */
function load(): new () => WordExtractor {
  const filters = require('word-extractor/lib/filters.js') as Filters;
  const { clean, binaryToUnicode } = filters;
  filters.clean = (text) => clean(text.replaceAll('\x1f', '').replaceAll('\x1e', '-'));
  filters.binaryToUnicode = (text) =>
    binaryToUnicode(text.replaceAll('\x80', '€').replace(/[\x81\x8d\x8f\x90\x9d]/g, DROPPED));
  // The package takes the filters when it is loaded.
  return require('word-extractor') as new () => WordExtractor;
}

export const RepairedWordExtractor = load();
