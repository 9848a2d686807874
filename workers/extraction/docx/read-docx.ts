import { AppError } from '#platform/errors.js';
import { withHeadersFooters } from '../headers-footers.js';
import type { ReadText } from '../read-text.js';
import { sectionsUnder } from '../sections/sections.js';
import { openArchive, type Archive } from './archive.js';
import type { Block } from './blocks.js';
import { readComments } from './comments.js';
import { compose } from './compose.js';
import { Lists, listsReader } from './lists.js';
import { readMargins } from './margins.js';
import { readNotes } from './notes.js';
import { mainPart, relatedParts, type Related } from './parts.js';
import { Story } from './story.js';
import type { StoryContext } from './flows.js';
import { headingsOf } from './structure.js';
import { Styles, stylesReader } from './styles.js';
import { readXml, parseInteger } from './xml.js';
import { warningsOf } from './warnings.js';

const PROPERTIES = 'docProps/app.xml';

/** Returns the number of pages that Word counted when it saved the document. */
async function pageCount(archive: Archive): Promise<number | null> {
  let inside = false;
  let count: number | null = null;
  await readXml(archive.read(PROPERTIES), {
    open: (name) => (inside = name === 'Pages'),
    close: () => (inside = false),
    text: (text) => {
      if (inside) count = parseInteger(text);
    },
  });
  return count;
}

async function contextOf(archive: Archive, parts: readonly Related[]): Promise<StoryContext> {
  const pathOf = (type: string) => parts.find((part) => part.type === type)?.path;
  const styles = new Styles();
  const lists = new Lists(styles);
  const stylesPath = pathOf('styles');
  const listsPath = pathOf('numbering');
  if (stylesPath !== undefined) await readXml(archive.read(stylesPath), stylesReader(styles));
  if (listsPath !== undefined) await readXml(archive.read(listsPath), listsReader(lists));
  const context = {
    styles,
    lists,
    footnotes: new Map<string, Block[]>(),
    endnotes: new Map<string, Block[]>(),
    comments: new Set<string>(),
    tables: { count: 0 },
  };
  return {
    ...context,
    footnotes: await readNotes(archive, pathOf('footnotes'), context),
    endnotes: await readNotes(archive, pathOf('endnotes'), context),
  };
}

/**
 * Extracts the text of a Word document as Word shows it: with the numbers of its lists, its notes and text boxes, and
 * every tracked change accepted; hidden text is left out and reported as a warning. Headers and footers appear once,
 * at the end, in a section of their own. Comments are no part of the text.
 * @throws AppError `document_*`; Error if the file is not a Word document.
 */
export async function readDocx(bytes: Uint8Array): Promise<ReadText> {
  const archive = await openArchive(bytes);
  const main = await mainPart(archive);
  if (!archive.has(main)) throw new AppError('document_damaged');
  const parts = await relatedParts(archive, main);
  const context = await contextOf(archive, parts);
  const story = new Story(context);
  await readXml(archive.read(main), story);
  const composed = compose(story.take(), await pageCount(archive));
  const { text: body, pages } = composed;
  const headersFooters = await readMargins(archive, story.margins, parts, context);
  const comments = await readComments(archive, parts, context);
  if (body === '' && headersFooters === null) throw new AppError('document_empty');
  const whole = withHeadersFooters(body, headersFooters, (before) =>
    sectionsUnder(before, headingsOf(composed)),
  );
  const { text, sections } = whole;
  const drafts = [...composed.places.flatMap((place) => place.drafts), ...whole.drafts];
  const last = pages.at(-1);
  if (last !== undefined) last.end = text.length;
  return {
    ...{ text, pages, sections, warnings: warningsOf(story, composed), drafts },
    ...(comments.length === 0 ? {} : { comments }),
  };
}
