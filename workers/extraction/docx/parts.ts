import { posix } from 'node:path';
import type { Archive } from './archive.js';
import { readXml } from './xml.js';

export interface Related {
  id: string;
  /** Last segment of the relationship's type, such as `styles`: it is the same in both editions of the standard. */
  type: string;
  path: string;
}

const MAIN = 'word/document.xml';

/** Returns the parts that a part of the package refers to; targets outside the file are left out. */
export async function relatedParts(archive: Archive, part: string): Promise<Related[]> {
  const folder = posix.dirname(part);
  const found: Related[] = [];
  await readXml(archive.read(posix.join(folder, '_rels', `${posix.basename(part)}.rels`)), {
    open(name, attributes) {
      const { Id: id, Type: type, Target: target, TargetMode: mode } = attributes;
      if (!name.endsWith('Relationship') || id === undefined || type === undefined || target === undefined)
        return;
      if (mode === 'External') return;
      const path = target.startsWith('/') ? target.slice(1) : posix.join(folder, target);
      found.push({ id, type: type.slice(type.lastIndexOf('/') + 1), path });
    },
    close: () => undefined,
  });
  return found;
}

/** Returns the name of the part with the document's body, which differs between packages. */
export async function mainPart(archive: Archive): Promise<string> {
  const named = (await relatedParts(archive, '')).find(({ type }) => type === 'officeDocument');
  return named !== undefined && archive.has(named.path) ? named.path : MAIN;
}
