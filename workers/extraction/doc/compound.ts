const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const DIRECTORY_AT = 0x30;
/** Sector numbers from here on end a chain or mark special sectors. */
const NO_SECTOR = 0xfffffffa;
const HEADER_TABLES = 109;
const SMALL_STREAM_BYTES = 4096;
const SMALL_SHIFT = 6;
const STREAM = 2;
const ROOT = 5;

interface Entry {
  name: string;
  /** Its place in the directory, bytes. */
  at: number;
  type: number;
  first: number;
  size: number;
}

/**
 * A compound file: a small file system within a file, in which Word kept its documents until 2007. Everything that it
 * says about its sectors is checked against the file's own size.
 */
export class CompoundFile {
  private readonly shift: number;
  private readonly next: number[] = [];
  private readonly entries: Entry[];

  /**
   * Reads the sector tables.
   * @throws Error if the file ends before its tables.
   */
  constructor(private readonly file: Buffer) {
    if (file.length < HEADER_BYTES) throw new Error('shorter than its header');
    this.shift = file.readUInt16LE(0x1e) === 12 ? 12 : 9;
    for (const table of this.tables()) {
      // A chain that leads back to itself would name tables without end.
      if (this.next.length > this.sectorCount) break;
      const sector = this.sector(table);
      for (let at = 0; at + 4 <= sector.length; at += 4) this.next.push(sector.readUInt32LE(at));
    }
    const directory = this.chain(file.readUInt32LE(DIRECTORY_AT));
    this.entries = [];
    for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES) {
      const nameBytes = Math.max(0, Math.min(directory.readUInt16LE(at + 0x40), 64) - 2);
      this.entries.push({
        name: directory.toString('utf16le', at, at + nameBytes),
        at,
        type: directory.readUInt8(at + 0x42),
        first: directory.readUInt32LE(at + 0x74),
        size: directory.readUInt32LE(at + 0x78),
      });
    }
    if (!this.entries.some(({ type }) => type === ROOT)) throw new Error('without a directory');
  }

  has(name: string): boolean {
    return this.find(name) !== undefined;
  }

  /** Returns the file with the names of these streams written as given, for readers that compare them exactly. */
  withNames(names: readonly string[]): Buffer {
    const sectors = this.sectorsOf(this.file.readUInt32LE(DIRECTORY_AT));
    const renamed = Buffer.from(this.file);
    let changed = false;
    for (const name of names) {
      const entry = this.find(name);
      const sector = entry === undefined ? undefined : sectors[entry.at >> this.shift];
      if (entry === undefined || sector === undefined || entry.name === name) continue;
      const within = entry.at & ((1 << this.shift) - 1);
      renamed.write(name, (sector + 1) * (1 << this.shift) + within, 'utf16le');
      changed = true;
    }
    return changed ? renamed : this.file;
  }

  /** Finds a stream; the case of names does not count in a compound file. */
  private find(name: string): Entry | undefined {
    const sought = name.toUpperCase();
    return this.entries.find((entry) => entry.type === STREAM && entry.name.toUpperCase() === sought);
  }

  /** Returns the bytes of a stream; null if there is none of that name. */
  stream(name: string): Buffer | null {
    const entry = this.find(name);
    if (entry === undefined) return null;
    if (entry.size >= SMALL_STREAM_BYTES) return this.chain(entry.first).subarray(0, entry.size);
    const root = this.entries.find(({ type }) => type === ROOT);
    const small = this.chain(root?.first ?? NO_SECTOR);
    const table = this.chain(this.file.readUInt32LE(0x3c));
    const parts: Buffer[] = [];
    let sector = entry.first;
    for (let count = 0; sector < NO_SECTOR && count <= SMALL_STREAM_BYTES >> SMALL_SHIFT; count++) {
      parts.push(small.subarray(sector << SMALL_SHIFT, (sector + 1) << SMALL_SHIFT));
      sector = (sector + 1) * 4 <= table.length ? table.readUInt32LE(sector * 4) : NO_SECTOR;
    }
    const found = Buffer.concat(parts).subarray(0, entry.size);
    // Some writers of small files create no mini stream.
    return found.length < entry.size ? this.chain(entry.first).subarray(0, entry.size) : found;
  }

  /** Yields the sectors of the allocation table: listed in the header, then in sectors of their own. */
  private *tables(): Generator<number> {
    for (let index = 0; index < HEADER_TABLES; index++) {
      const table = this.file.readUInt32LE(0x4c + index * 4);
      if (table < NO_SECTOR) yield table;
    }
    let list = this.file.readUInt32LE(0x44);
    for (let count = 0; list < NO_SECTOR && count <= this.sectorCount; count++) {
      const sector = this.sector(list);
      if (sector.length < 4) return;
      for (let at = 0; at + 8 <= sector.length; at += 4) {
        const table = sector.readUInt32LE(at);
        if (table < NO_SECTOR) yield table;
      }
      list = sector.readUInt32LE(sector.length - 4);
    }
  }

  private get sectorCount(): number {
    return this.file.length >> this.shift;
  }

  private sector(index: number): Buffer {
    const start = (index + 1) * (1 << this.shift);
    return this.file.subarray(start, start + (1 << this.shift));
  }

  private chain(first: number): Buffer {
    return Buffer.concat(this.sectorsOf(first).map((sector) => this.sector(sector)));
  }

  private sectorsOf(first: number): number[] {
    const sectors: number[] = [];
    for (let sector = first; sector < NO_SECTOR && sectors.length <= this.sectorCount;) {
      sectors.push(sector);
      sector = this.next[sector] ?? NO_SECTOR;
    }
    return sectors;
  }
}
