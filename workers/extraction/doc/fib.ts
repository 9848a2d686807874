/** The file information block at the beginning of a Word document in a compound file. */
export interface Fib {
  /** True for Word 6 and 95. */
  old: boolean;
  encrypted: boolean;
  /** True if the text is stored in pieces that a table joins. */
  complex: boolean;
  /** Windows language of the author, which determines the code page of the oldest files. */
  language: number;
  /** True if Word numbers lists in it. */
  lists: boolean;
}

/** Magic numbers of Word 97 and later, and of Word 6 and 95. */
const MAGIC = 0xa5ec;
const OLD_MAGIC = 0xa5dc;
const LEAST_BYTES = 0x2ea;
const LANGUAGE_AT = 0x06;
const FLAGS_AT = 0x0a;
const COMPLEX = 0x0004;
const ENCRYPTED = 0x0100;
const LISTS_BYTES_AT = 0x2e6;
/** Size of an empty list table: it begins with its count, two bytes. */
const NO_LISTS = 2;

/** Parses the block at the beginning of the stream `WordDocument`; null if there is none. */
export function readFib(stream: Buffer): Fib | null {
  if (stream.length < LEAST_BYTES) return null;
  const magic = stream.readUInt16LE(0);
  if (magic !== MAGIC && magic !== OLD_MAGIC) return null;
  const old = magic === OLD_MAGIC;
  const flags = stream.readUInt16LE(FLAGS_AT);
  return {
    old,
    encrypted: (flags & ENCRYPTED) !== 0,
    complex: (flags & COMPLEX) !== 0,
    language: stream.readUInt16LE(LANGUAGE_AT),
    lists: !old && stream.readUInt32LE(LISTS_BYTES_AT) > NO_LISTS,
  };
}
