import { TextDecoder } from 'node:util';
import { SaxesParser } from 'saxes';
import { LIMITS } from '#shared/limits.js';
import { AppError } from '#platform/errors.js';

export type Attributes = Record<string, string>;

/** Callbacks for an XML part while it is parsed. Names have the customary prefix of their namespace. */
export interface XmlHandler {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  text?(text: string): void;
}

const PREFIXES = new Map([
  ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'w'],
  ['http://purl.oclc.org/ooxml/wordprocessingml/main', 'w'],
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/relationships', 'r'],
  ['http://purl.oclc.org/ooxml/officeDocument/relationships', 'r'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/math', 'm'],
  ['http://purl.oclc.org/ooxml/officeDocument/math', 'm'],
]);
const KNOWN = new Set(PREFIXES.values());

/**
 * Namespace prefixes of a part that differ from the customary ones: almost always none, so that names need no lookup.
 */
class Aliases {
  private readonly map = new Map<string, string>();

  learn(attributes: Attributes): void {
    // Runs for every element: a list of its attributes would cost more than reading them.
    for (const key in attributes) {
      if (!key.startsWith('xmlns') || (key.length > 'xmlns'.length && key[5] !== ':')) continue;
      const uri = attributes[key] ?? '';
      const prefix = key.slice('xmlns:'.length);
      const customary = PREFIXES.get(uri);
      if (customary !== undefined && customary !== prefix) this.map.set(prefix, customary);
      else if (customary === undefined && KNOWN.has(prefix)) this.map.set(prefix, `other-${prefix}`);
    }
  }

  name(name: string, isAttribute = false): string {
    if (this.map.size === 0) return name;
    const colon = name.indexOf(':');
    // An attribute without a prefix is in no namespace.
    if (colon < 0 && isAttribute) return name;
    const prefix = this.map.get(colon < 0 ? '' : name.slice(0, colon));
    return prefix === undefined ? name : `${prefix}:${name.slice(colon + 1)}`;
  }

  attributes(attributes: Attributes): Attributes {
    if (this.map.size === 0) return attributes;
    return Object.fromEntries(
      Object.entries(attributes).map(([key, value]) => [this.name(key, true), value]),
    );
  }
}

function decoderFor(first: Uint8Array): TextDecoder {
  const [a, b] = first;
  const bigEndian = (a === 0xfe && b === 0xff) || (a === 0 && b !== 0);
  const littleEndian = (a === 0xff && b === 0xfe) || (a !== 0 && b === 0);
  return new TextDecoder(bigEndian ? 'utf-16be' : littleEndian ? 'utf-16le' : 'utf-8');
}

/**
 * Parses an XML part as a stream; only the names of the open elements are kept. A DTD, which Word never writes and
 * attackers use for entity expansion, ends the parsing.
 * @throws AppError `document_too_complex`, `document_damaged`; Error if it is not well formed.
 */
export async function readXml(chunks: AsyncIterable<Uint8Array>, handler: XmlHandler): Promise<void> {
  const parser = new SaxesParser();
  const aliases = new Aliases();
  let depth = 0;
  parser.on('doctype', () => {
    throw new AppError('document_damaged');
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > LIMITS.extraction.xmlDepth) throw new AppError('document_too_complex');
    aliases.learn(attributes);
    handler.open(aliases.name(name), aliases.attributes(attributes));
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    handler.close(aliases.name(name));
  });
  if (handler.text !== undefined) parser.on('text', (text) => handler.text?.(text));
  parser.on('cdata', (text) => handler.text?.(text));
  let decoder: TextDecoder | undefined;
  for await (const chunk of chunks) {
    decoder ??= decoderFor(chunk);
    parser.write(decoder.decode(chunk, { stream: true }));
  }
  if (decoder === undefined) return;
  parser.write(decoder.decode()).close();
}

/** Tells whether a switch such as `<w:vanish/>` is on: true unless its value says no. */
export function isOn(attributes: Attributes): boolean {
  return !/^(?:0|false|off|none)$/i.test(attributes['w:val'] ?? '');
}

/** Parses an integer attribute; null if there is none. */
export function parseInteger(value: string | undefined): number | null {
  const number = Number(value);
  return value !== undefined && value.trim() !== '' && Number.isSafeInteger(number) ? number : null;
}
