import { deflateRawSync } from 'node:zlib';

/** Assembles objects (from number 1 on, the catalog first) into a PDF with a cross-reference table. */
export function assemble(objects: readonly string[]): Buffer {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const entries = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}

/** Returns a stream object with its length and further entries. */
export const stream = (content: string, entries = '') =>
  `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&');

/** Builds a PDF from the content stream of each page, with one font, `/F1`. */
export function contentPdf(contents: readonly string[]): Buffer {
  const first = 4;
  const kids = contents.map((_page, index) => `${first + index * 2} 0 R`).join(' ');
  const objects = contents.flatMap((content, index) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${first + index * 2 + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    stream(content),
  ]);
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${contents.length} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...objects,
  ]);
}

/** Content stream of a scanned page for `contentPdf`: an image over the whole page and no text. */
export const IMAGE_PAGE = 'q 612 0 0 792 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 ID 0 EI Q';

/** Builds a PDF with one line of Latin text on each page; an empty text gives an empty page. */
export function textPdf(pages: readonly string[]): Buffer {
  return contentPdf(
    pages.map((text) => (text === '' ? '' : `BT /F1 12 Tf 72 720 Td (${escaped(text)}) Tj ET`)),
  );
}

/** Builds a PDF of full pages of Latin text. */
export function linesPdf(pages: readonly (readonly string[])[]): Buffer {
  return contentPdf(
    pages.map(
      (lines) =>
        `BT /F1 10 Tf 15 TL 60 740 Td ${lines.map((line) => `(${escaped(line)}) Tj T*`).join(' ')} ET`,
    ),
  );
}

/** Builds a PDF whose pages all use one content stream, given as raw deflate data (without the zlib header). */
export function deflatedPdf(packed: Buffer, pages = 1): Buffer {
  const content = Buffer.concat([Buffer.from([0x78, 0x9c]), packed]).toString('latin1');
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 3 0 R >>';
  const all = Array.from({ length: pages }, () => page);
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${all.map((_page, index) => `${4 + index} 0 R`).join(' ')}] >>`,
    stream(content, '/Filter /FlateDecode'),
    ...all,
  ]);
}

/** Builds a PDF that takes minutes and little memory to read: each of its 140 pages runs the same ten million empty operators. */
export const slowPdf = (): Buffer => deflatedPdf(deflateRawSync('q Q '.repeat(10_000_000)), 140);

/** Builds a PDF of a few kilobytes whose single page draws nested forms, 10^12 of them. */
export function bombPdf(): Buffer {
  const DEPTH = 12;
  const FIRST = 4;
  const form = (content: string, resources: string) =>
    stream(content, `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << ${resources} >>`);
  const forms = Array.from({ length: DEPTH }, (_form, index) =>
    index === DEPTH - 1
      ? form('q Q', '')
      : form('/X Do '.repeat(10), `/XObject << /X ${FIRST + index + 1} 0 R >>`),
  );
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${FIRST + DEPTH} 0 R /Resources << /XObject << /X ${FIRST} 0 R >> >> >>`,
    ...forms,
    stream('/X Do'),
  ]);
}
