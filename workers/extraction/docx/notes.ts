import type { Archive } from './archive.js';
import type { Block } from './blocks.js';
import type { StoryContext } from './flows.js';
import { Story } from './story.js';
import { readXml } from './xml.js';

const NOTES = new Set(['w:footnote', 'w:endnote', 'w:comment']);

/** Reads the notes or comments of one part, each by its number; separators between text and notes are left out. */
export async function readNotes(
  archive: Archive,
  path: string | undefined,
  context: StoryContext,
): Promise<Map<string, Block[]>> {
  const notes = new Map<string, Block[]>();
  if (path === undefined) return notes;
  const story = new Story(context, path);
  let id: string | null = null;
  await readXml(archive.read(path), {
    open(name, attributes) {
      if (NOTES.has(name)) {
        const { ['w:type']: type = 'normal' } = attributes;
        id = type === 'normal' ? (attributes['w:id'] ?? null) : null;
      } else if (id !== null) story.open(name, attributes);
      else story.pass(name);
    },
    close(name) {
      if (!NOTES.has(name)) {
        if (id !== null) story.close(name);
        return;
      }
      if (id !== null) notes.set(id, story.take());
      id = null;
    },
    text: (text) => story.text(text),
  });
  return notes;
}
