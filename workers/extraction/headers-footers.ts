import type { Place, Section } from '#platform/documents.js';
import type { Draft } from './blocks/drafts.js';

/** A line with a page number and nothing else. */
const PAGE_NUMBER = /^[\s\d٠-٩|/–—-]*(?:(?:page|of|صفحة|من)[\s\d٠-٩|/–—-]*)*$/i;

/** A paragraph of a header or footer, and where it is in a Word file. */
export interface MarginLine {
  text: string;
  kind: 'header' | 'footer';
  places?: Place[];
}

/** Text on a document's pages outside its main text. */
export interface HeadersFooters {
  text: string;
  heading: string;
  lines: MarginLine[];
}

/** Collects headers and footers, each once and without page numbers; null if they contain no other text. */
export function findHeadersFooters(lines: Iterable<MarginLine>): HeadersFooters | null {
  const found = new Map<string, MarginLine>();
  for (const line of lines) {
    if (PAGE_NUMBER.test(line.text)) continue;
    const text = line.text.trim();
    const before = found.get(text);
    if (before === undefined) found.set(text, { ...line, text });
    else if (line.places !== undefined) before.places = [...(before.places ?? []), ...line.places];
  }
  if (found.size === 0) return null;
  const text = [...found.keys()].join('\n\n');
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const heading = arabic > latin ? 'الترويسة والتذييل' : 'Headers and footers';
  return { text, heading, lines: [...found.values()] };
}

/** Appends the headers and footers to a text, in a section and blocks of their own. */
export function withHeadersFooters(
  body: string,
  headersFooters: HeadersFooters | null,
  sectionsOf: (body: string) => Section[],
): { text: string; sections: Section[]; drafts: Draft[] } {
  if (headersFooters === null) return { text: body, sections: sectionsOf(body), drafts: [] };
  const before = body === '' ? '' : `${body}\n\n`;
  const text = before + headersFooters.text;
  const { heading, lines } = headersFooters;
  const section = { start: before.length, end: text.length, heading, number: null, level: 1 };
  let at = before.length;
  const drafts = lines.map(({ text: own, ...line }) => {
    const start = at;
    at += own.length + '\n\n'.length;
    return { start, end: start + own.length, ...line };
  });
  return { text, sections: [...sectionsOf(before), section], drafts };
}
