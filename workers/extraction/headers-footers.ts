import type { Section } from '#platform/documents.js';

/** A line with a page number and nothing else. */
const PAGE_NUMBER = /^[\s\d٠-٩|/–—-]*(?:(?:page|of|صفحة|من)[\s\d٠-٩|/–—-]*)*$/i;

/** Text on a document's pages outside its main text. */
export interface HeadersFooters {
  text: string;
  heading: string;
}

/** Collects headers and footers, each once and without page numbers; null if they contain no other text. */
export function findHeadersFooters(lines: Iterable<string>): HeadersFooters | null {
  const found = new Set<string>();
  for (const line of lines) {
    if (!PAGE_NUMBER.test(line)) found.add(line.trim());
  }
  if (found.size === 0) return null;
  const text = [...found].join('\n\n');
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return { text, heading: arabic > latin ? 'الترويسة والتذييل' : 'Headers and footers' };
}

/** Appends the headers and footers to a text, in a section of their own. */
export function withHeadersFooters(
  body: string,
  headersFooters: HeadersFooters | null,
  sectionsOf: (body: string) => Section[],
): { text: string; sections: Section[] } {
  if (headersFooters === null) return { text: body, sections: sectionsOf(body) };
  const before = body === '' ? '' : `${body}\n\n`;
  const text = before + headersFooters.text;
  const { heading } = headersFooters;
  const section = { start: before.length, end: text.length, heading, number: null, level: 1 };
  return { text, sections: [...sectionsOf(before), section] };
}
