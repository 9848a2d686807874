import { assemble, stream } from './pdf.js';

/** An annotation: its rectangle (left, bottom, right, top), its other entries, and what it draws, if anything. */
export interface FormAnnotation {
  rect: readonly [number, number, number, number];
  entries: string;
  appearance?: string;
}

/** Builds a PDF of one page, with one font, `/F1`, and annotations; those that are widgets are fields of its form. */
export function formPdf(
  content: string,
  annotations: readonly FormAnnotation[],
  { form = '', page = '' }: { form?: string; page?: string } = {},
): Buffer {
  const FIRST = 6;
  const references = annotations.map((_annotation, index) => `${FIRST + index * 2} 0 R`);
  const fields = references.filter((_reference, index) => annotations[index]?.entries.includes('/Widget'));
  return assemble([
    `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${fields.join(' ')}] ${form} >> >>`,
    '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F1 3 0 R >> >> /Annots [${references.join(' ')}] ${page} >>`,
    stream(content),
    ...annotations.flatMap(({ rect, entries, appearance }, index) => {
      const [left, bottom, right, top] = rect;
      const drawn = appearance === undefined ? '' : `/AP << /N ${FIRST + index * 2 + 1} 0 R >>`;
      return [
        `<< /Type /Annot /F 4 /Rect [${rect.join(' ')}] ${entries} ${drawn} >>`,
        stream(
          appearance ?? '',
          `/Type /XObject /Subtype /Form /BBox [0 0 ${right - left} ${top - bottom}] /Resources << /Font << /F1 3 0 R >> >>`,
        ),
      ];
    }),
  ]);
}

/** Returns the content of a line of text at a place. */
export const printed = (text: string, x: number, y: number, size = 12): string =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET\n`;

/** Returns a text as a string object in UTF-16. */
export const utf16 = (text: string): string =>
  `<FEFF${[...Buffer.from(text, 'utf16le').swap16()].map((byte) => byte.toString(16).padStart(2, '0')).join('')}>`;

/** Returns the entries of a text field. */
export const textField = (name: string, value: string, more = ''): string =>
  `/Subtype /Widget /FT /Tx /T (${name}) /V ${utf16(value)} ${more}`;

/** Returns the entries of a check box. */
export const checkBox = (name: string, state: 'Off' | 'Yes'): string =>
  `/Subtype /Widget /FT /Btn /T (${name}) /V /${state} /AS /${state}`;
