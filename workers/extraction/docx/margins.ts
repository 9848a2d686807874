import { findHeadersFooters, type HeadersFooters, type MarginLine } from '../headers-footers.js';
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
  const types = new Map(
    ids.flatMap((id) => parts.filter((part) => part.id === id)).map(({ path, type }) => [path, type]),
  );
  const lines: MarginLine[] = [];
  for (const [path, type] of types) {
    const story = new Story(context, path);
    await readXml(archive.read(path), story);
    const { text, places } = compose(story.take(), null);
    for (const { start, end, drafts } of places) {
      const own = drafts.flatMap((draft) => draft.places ?? []);
      lines.push({
        text: text.slice(start, end),
        kind: type === 'footer' ? 'footer' : 'header',
        places: own,
      });
    }
  }
  return findHeadersFooters(lines);
}
