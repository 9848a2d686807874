import { findHeadersFooters, type HeadersFooters } from '../headers-footers.js';
import type { Archive } from './archive.js';
import { compose } from './compose.js';
import type { StoryContext } from './flows.js';
import type { Related } from './parts.js';
import { Story } from './story.js';
import { readXml } from './xml.js';

/** Reads the headers and footers that the sections of a document refer to. */
export async function readMargins(
  archive: Archive,
  ids: readonly string[],
  parts: readonly Related[],
  context: StoryContext,
): Promise<HeadersFooters | null> {
  const byId = new Map(parts.map(({ id, path }) => [id, path]));
  const lines: string[] = [];
  for (const path of new Set(ids.map((id) => byId.get(id)))) {
    if (path === undefined) continue;
    const story = new Story(context);
    await readXml(archive.read(path), story);
    const { text, places } = compose(story.take(), null);
    for (const { start, end } of places) lines.push(text.slice(start, end));
  }
  return findHeadersFooters(lines);
}
