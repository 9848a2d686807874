import { fileTypeFromBuffer } from 'file-type';
import type { ContentType } from '#shared/contracts/documents.js';
import { LIMITS } from '#shared/limits.js';
import { AppError } from '#platform/errors.js';

const PDF_MARK = Buffer.from('%PDF-');
/** PDF readers accept the signature within this many bytes from the beginning. */
const PDF_MARK_WITHIN = 1024;
const ZIP_MARK = Buffer.from('PK\x03\x04', 'latin1');
const COMPOUND_MARK = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const JPEG_MARK = Buffer.from('ffd8ff', 'hex');
const PNG_MARK = Buffer.from('89504e470d0a1a0a', 'hex');
/** Magic numbers of Word 1 and 2, which wrote no compound files; a NUL follows in the fourth byte. */
const WORD_2_MARKS = [0xa59b, 0xa59c, 0xa5db];
const CENTRAL_ENTRY = Buffer.from('PK\x01\x02', 'latin1');
const ENTRY_NAME_AT = { local: 30, central: 46 };
const WORD_FOLDER = Buffer.from('word/');
/**
 * Bytes kept of a file's end, where a ZIP has its central directory; enough even for a document with thousands
 * of pictures.
 */
const TAIL_BYTES = 256 * 1024;
/** Extensions of formats that consist of text but must not be read as plain text. */
const WRITTEN_FORMATS = new Set(['rtf', 'xml', 'svg', 'ps', 'eps', 'pdf']);
/** Fewest NULs in a text that counts as UTF-16 without a byte order mark. */
const UTF16_NULS = 4;
/** Smallest share of NULs in a text that counts as UTF-16 without a byte order mark. */
const UTF16_SHARE = 0.02;
/** Smallest ratio between NULs at even and at odd offsets, either way round, in UTF-16 without a byte order mark. */
const UTF16_RATIO = 20;

const unsupportedType = () => new AppError('unsupported_type');

/**
 * True if a file's beginning is text in UTF-8 (or ASCII) without control characters; two bytes of such a text
 * that match a magic number do not make it another format.
 */
function isPlainText(head: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return !/[\u0000-\u0008\u000B\u000E-\u001F]/.test(text);
  } catch {
    return false;
  }
}

/** True for a document of Word 1 or 2, which no reader here knows. */
function isWord2(head: Buffer): boolean {
  return head.length >= 4 && WORD_2_MARKS.includes(head.readUInt16LE(0)) && head[3] === 0;
}

/**
 * True if a ZIP lists an entry below `word/`: in the central directory at its end or, if that was cut off, in
 * the local headers at its beginning.
 */
function containsWordFolder(head: Buffer, tail: Buffer): boolean {
  const hasWordEntry = (bytes: Buffer, mark: Buffer, nameAt: number) => {
    for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length)) {
      if (bytes.subarray(at + nameAt, at + nameAt + WORD_FOLDER.length).equals(WORD_FOLDER)) return true;
    }
    return false;
  };
  return (
    hasWordEntry(tail, CENTRAL_ENTRY, ENTRY_NAME_AT.central) ||
    hasWordEntry(head, ZIP_MARK, ENTRY_NAME_AT.local)
  );
}

/**
 * Determines a file's type from its bytes as they stream by; keeps its beginning and its end, never the whole.
 * `push` throws as soon as the beginning shows that the type is not supported.
 */
export class TypeSniffer {
  private head = Buffer.alloc(0);
  private tail = Buffer.alloc(0);
  private size = 0;
  private nuls: [even: number, odd: number] = [0, 0];
  private nulPairs = 0;
  private lastNulAt = -2;
  private detectedType: ContentType | undefined;

  /** Takes the next chunk. @throws AppError `unsupported_type`, `document_unsupported`. */
  async push(chunk: Buffer): Promise<void> {
    if (this.head.length < LIMITS.upload.sniffBytes) {
      this.head = Buffer.concat([this.head, chunk.subarray(0, LIMITS.upload.sniffBytes - this.head.length)]);
    }
    this.countNuls(chunk);
    this.size += chunk.length;
    if (this.detectedType === undefined && this.head.length >= LIMITS.upload.sniffBytes) {
      this.detectedType = await this.detectTypeOfHead();
    }
    if (
      this.detectedType !== undefined &&
      this.detectedType !== 'text/plain' &&
      this.detectedType !== 'application/pdf'
    ) {
      this.tail = Buffer.concat([this.tail, chunk]).subarray(-TAIL_BYTES);
    }
  }

  /**
   * Returns the type, once all bytes were pushed.
   * @throws AppError `unsupported_type`, `document_unsupported`, `document_empty`.
   */
  async end(): Promise<ContentType> {
    if (this.size === 0) throw new AppError('document_empty');
    const type = this.detectedType ?? (await this.detectTypeOfHead());
    if (type === 'text/plain' && !this.isText()) throw unsupportedType();
    if (type.endsWith('.wordprocessingml.document')) {
      const tail = this.detectedType === undefined ? this.head : this.tail;
      if (!containsWordFolder(this.head, tail)) throw unsupportedType();
    }
    return type;
  }

  private async detectTypeOfHead(): Promise<ContentType> {
    const { head } = this;
    if (head.subarray(0, COMPOUND_MARK.length).equals(COMPOUND_MARK)) return 'application/msword';
    if (head.subarray(0, ZIP_MARK.length).equals(ZIP_MARK)) {
      return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    }
    if (head.subarray(0, JPEG_MARK.length).equals(JPEG_MARK)) return 'image/jpeg';
    if (head.subarray(0, PNG_MARK.length).equals(PNG_MARK)) return 'image/png';
    if (isWord2(head)) throw new AppError('document_unsupported');
    const plain = isPlainText(head);
    const pdfAt = head.subarray(0, PDF_MARK_WITHIN).indexOf(PDF_MARK);
    if (
      pdfAt === 0 ||
      (pdfAt > 0 && !plain) ||
      (pdfAt > 0 && head.subarray(0, pdfAt).toString().trim() === '')
    ) {
      return 'application/pdf';
    }
    const known = await fileTypeFromBuffer(head);
    if (known !== undefined && (!plain || WRITTEN_FORMATS.has(known.ext)) && !this.isUtf16Marked())
      throw unsupportedType();
    return 'text/plain';
  }

  private isUtf16Marked(): boolean {
    const [first, second] = this.head;
    return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  }

  private countNuls(chunk: Buffer): void {
    for (let at = chunk.indexOf(0); at >= 0; at = chunk.indexOf(0, at + 1)) {
      const place = this.size + at;
      this.nuls[place % 2 === 0 ? 0 : 1] += 1;
      if (place % 2 === 1 && this.lastNulAt === place - 1) this.nulPairs += 1;
      this.lastNulAt = place;
    }
  }

  /**
   * True if the bytes contain no NUL, or are UTF-16, in which every second byte may be NUL but no character is.
   */
  private isText(): boolean {
    const [even, odd] = this.nuls;
    if (even + odd === 0) return true;
    if (this.nulPairs > 0) return false;
    if (this.isUtf16Marked()) return true;
    const [few, many] = even < odd ? [even, odd] : [odd, even];
    return (
      this.size % 2 === 0 && many >= Math.max(UTF16_NULS, this.size * UTF16_SHARE) && many > few * UTF16_RATIO
    );
  }
}
