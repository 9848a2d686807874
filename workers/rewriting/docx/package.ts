import { DOMParser, XMLSerializer, type Document } from '@xmldom/xmldom';
import { ZipFile } from 'yazl';
import { AppError } from '#platform/errors.js';
import { collect } from '#workers/child/protocol.js';
import { openArchive } from '#workers/extraction/docx/archive.js';
import { mainPart, relatedParts, type Related } from '#workers/extraction/docx/parts.js';
import { readXml } from '#workers/extraction/docx/xml.js';

/** A Word file whose parts can be changed; parts that are not changed keep their bytes. */
export interface WordPackage {
  /** Name of the part with the document's body. */
  readonly main: string;
  /** The parts that the body refers to. */
  readonly related: readonly Related[];
  /** Parses a part for changing; undefined if the package has none of that name. */
  part(name: string): Promise<Document | undefined>;
  /** The unpacked bytes of a part as they are in the file. */
  read(name: string): AsyncIterable<Uint8Array>;
  /** Packs all parts, the changed ones anew. */
  write(): Promise<Buffer>;
}

/** Time of all entries, so that the same input gives the same bytes: the earliest that a ZIP can tell. */
const MADE_AT = new Date(1980, 0, 1);

/**
 * Opens a Word file.
 * @throws AppError `document_*` if the file is damaged, encrypted or too complex; Error if it is not a ZIP.
 */
export async function openPackage(bytes: Uint8Array): Promise<WordPackage> {
  const archive = await openArchive(bytes);
  const main = await mainPart(archive);
  if (!archive.has(main)) throw new AppError('document_damaged');
  const parsed = new Map<string, Document>();
  return {
    main,
    related: await relatedParts(archive, main),
    read: (name) => archive.read(name),
    async part(name) {
      const known = parsed.get(name);
      if (known !== undefined || !archive.has(name)) return known;
      const document = await parse(archive, name);
      parsed.set(name, document);
      return document;
    },
    async write() {
      const zip = new ZipFile();
      const packed = collect(zip.outputStream as AsyncIterable<Uint8Array>);
      for (const name of archive.names()) {
        // A folder has no content, and Word does not need it.
        if (name.endsWith('/')) continue;
        const changed = parsed.get(name);
        const content = changed === undefined ? await collect(archive.read(name)) : serialized(changed);
        zip.addBuffer(content, name, { mtime: MADE_AT });
      }
      zip.end();
      return packed;
    },
  };
}

async function parse(archive: Awaited<ReturnType<typeof openArchive>>, name: string): Promise<Document> {
  // The streaming reader refuses what a tree must not be built from: a DTD, a depth without limit, broken XML.
  await readXml(archive.read(name), { open: () => undefined, close: () => undefined });
  const bytes = await collect(archive.read(name));
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return new DOMParser({ onError: () => undefined }).parseFromString(text, 'text/xml');
}

function encodingOf([a, b]: Uint8Array): string {
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  return a === 0xfe && b === 0xff ? 'utf-16be' : 'utf-8';
}

function serialized(document: Document): Buffer {
  const text = new XMLSerializer().serializeToString(document).replace(/^<\?xml[^>]*\?>\s*/, '');
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`);
}
