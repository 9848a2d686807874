import { PNG } from 'pngjs';
import { LIMITS } from '#shared/limits.js';
import { AppError } from '#platform/errors.js';
import type { Grey } from './grey.js';

export interface PhotoHead {
  /** Size in pixels, as stored. */
  width: number;
  height: number;
  /** Number of color components of a JPEG. */
  components: number;
  /** EXIF orientation, 1 to 8; 1 is upright. */
  orientation: number;
}

const EXIF = Buffer.from('Exif\0\0', 'latin1');
const ORIENTATION_TAG = 0x0112;
const TIFF_ENTRY_BYTES = 12;
/** JPEG markers: start of scan, application data with EXIF, and those that are no start of frame among SOF0 to SOF15. */
const START_OF_SCAN = 0xda;
const APP1 = 0xe1;
const NO_FRAME = new Set([0xc4, 0xc8, 0xcc]);

/** Reads the orientation from the segment of a JPEG that contains EXIF data; 1 if it names none. */
function orientationIn(segment: Buffer): number {
  if (!segment.subarray(0, EXIF.length).equals(EXIF)) return 1;
  const tiff = segment.subarray(EXIF.length);
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let index = 0; index < short(directory); index++) {
    const at = directory + 2 + index * TIFF_ENTRY_BYTES;
    if (short(at) !== ORIENTATION_TAG) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

function jpegHead(bytes: Buffer): PhotoHead {
  let orientation = 1;
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) throw new AppError('document_damaged');
    const marker = bytes[at + 1] ?? 0;
    // Any number of 0xFF may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === START_OF_SCAN) break;
    const length = bytes.readUInt16BE(at + 2);
    const segment = bytes.subarray(at + 4, at + 2 + length);
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.has(marker)) {
      return {
        height: segment.readUInt16BE(1),
        width: segment.readUInt16BE(3),
        components: segment.readUInt8(5),
        orientation,
      };
    }
    if (marker === APP1) {
      try {
        orientation = orientationIn(segment);
      } catch {
        // Damaged EXIF data does not make the picture unreadable.
      }
    }
    at += 2 + length;
  }
  throw new AppError('document_damaged');
}

/**
 * Reads the head of a photograph without decoding it.
 * @throws AppError `document_damaged`; `document_image_too_large` if it has more pixels than are decoded.
 */
export function readPhotoHead(bytes: Uint8Array, contentType: 'image/jpeg' | 'image/png'): PhotoHead {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let head: PhotoHead;
  try {
    head =
      contentType === 'image/jpeg'
        ? jpegHead(buffer)
        : {
            width: buffer.readUInt32BE(16),
            height: buffer.readUInt32BE(20),
            components: 0,
            orientation: 1,
          };
  } catch (error) {
    throw new AppError('document_damaged', { cause: error });
  }
  if (head.width === 0 || head.height === 0) throw new AppError('document_damaged');
  if (head.width * head.height > LIMITS.recognition.pixels) throw new AppError('document_image_too_large');
  return head;
}

/**
 * Wraps a JPEG into a PDF of one page, whose longer side has a length in points: pdfium then decodes and scales it
 * like any scan.
 */
export function jpegAsPdf(
  jpeg: Uint8Array,
  { width, height, components }: PhotoHead,
  longSide: number,
): Uint8Array {
  const scale = longSide / Math.max(width, height);
  const [pageWidth, pageHeight] = [width * scale, height * scale];
  const colors = components === 1 ? '/DeviceGray' : components === 4 ? '/DeviceCMYK' : '/DeviceRGB';
  // Programs that store four components store them inverted (Adobe).
  const decode = components === 4 ? '/Decode [1 0 1 0 1 0 1 0]' : '';
  const content = `q ${pageWidth} 0 0 ${pageHeight} 0 0 cm /P Do Q`;
  const head = `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Count 1 /Kids [3 0 R] >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents 4 0 R /Resources << /XObject << /P 5 0 R >> >> >> endobj
4 0 obj << /Length ${content.length} >> stream
${content}
endstream endobj
5 0 obj << /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${colors} /BitsPerComponent 8 ${decode} /Filter /DCTDecode /Length ${jpeg.length} >> stream
`;
  // Without a cross-reference table: pdfium looks the objects up, as in a damaged file.
  return Buffer.concat([
    Buffer.from(head, 'latin1'),
    jpeg,
    Buffer.from('\nendstream endobj\ntrailer << /Size 6 /Root 1 0 R >>\n%%EOF\n', 'latin1'),
  ]);
}

/** Decodes a PNG in shades of grey, on white ground. */
export function readPng(bytes: Uint8Array): Grey {
  const { width, height, data } = PNG.sync.read(Buffer.from(bytes), { checkCRC: false });
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at++) {
    const from = at * 4;
    const alpha = (data[from + 3] ?? 255) / 255;
    const light = 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0);
    grey[at] = light * alpha + 255 * (1 - alpha);
  }
  return { width, height, bytes: grey };
}
