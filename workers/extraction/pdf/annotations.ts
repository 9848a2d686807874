import type { PDFiumModule } from '@hyzyla/pdfium';
import { textFromGlyphs, hasArabicLetters } from './arabic-lines.js';
import { createAppearanceReader } from './appearances.js';
import { turned, type GlyphLine, type Turn } from './glyphs.js';
import type { Field } from './place-fields.js';

/** Functions of the module that its types leave out. Texts are UTF-16; their lengths, in bytes, include a NUL. */
interface AnnotationFunctions {
  HEAPF32: Float32Array;
  HEAP32: Int32Array;
  _FPDFDOC_InitFormFillEnvironment(document: number, callbacks: number): number;
  _FPDFPage_GetAnnotCount(page: number): number;
  _FPDFPage_GetAnnot(page: number, index: number): number;
  _FPDFPage_CloseAnnot(annotation: number): void;
  _FPDFPage_GetRotation(page: number): number;
  _FPDFAnnot_GetSubtype(annotation: number): number;
  _FPDFAnnot_GetFlags(annotation: number): number;
  _FPDFAnnot_GetRect(annotation: number, rect: number): number;
  _FPDFAnnot_HasKey(annotation: number, key: number): number;
  _FPDFAnnot_GetStringValue(annotation: number, key: number, buffer: number, bytes: number): number;
  _FPDFAnnot_GetFormFieldType(form: number, annotation: number): number;
  _FPDFAnnot_GetFormFieldFlags(form: number, annotation: number): number;
  _FPDFAnnot_GetFormFieldValue(form: number, annotation: number, buffer: number, bytes: number): number;
  _FPDFAnnot_GetOptionCount(form: number, annotation: number): number;
  _FPDFAnnot_IsOptionSelected(form: number, annotation: number, index: number): number;
  _FPDFAnnot_GetOptionLabel(
    form: number,
    annotation: number,
    index: number,
    buffer: number,
    bytes: number,
  ): number;
}
type Module = Awaited<ReturnType<typeof PDFiumModule>>;

/** Kinds of annotations that show text of their own: FPDF_ANNOT_*. Notes and markings are remarks about a text. */
const KIND = { freeText: 3, stamp: 13, widget: 20 } as const;
const READ = new Set<number>(Object.values(KIND));
/** FPDF_FORMFIELD_*. Push buttons are left out: their captions are commands. */
const FIELD = { check: 2, radio: 3, combo: 4, list: 5, text: 6, signature: 7 } as const;
/** FPDF_ANNOT_FLAG_HIDDEN and _NOVIEW: neither is shown. */
const UNSEEN = 2 | 32;
const PASSWORD = 1 << 13;
/** Most annotations of a page that are read, and most options of a list. */
const MOST = 2_000;
/** FPDF_FORMFILLINFO, all of whose callbacks may be missing while nothing is drawn or clicked; then a rectangle. */
const SCRATCH_BYTES = 512;

const CHECKED = '☑';
const UNCHECKED = '☐';

interface Found {
  field: Field;
  /** True if it may be drawn with another text than the one that is stored: a number with its currency. */
  drawn: boolean;
}

const unspaced = (text: string) => text.normalize('NFKC').replace(/\s/g, '');

/**
 * Creates a function that returns what is filled into a page: form fields, free text and stamps, with their places. An
 * annotation is read by its stored value, in the order in which it was typed, unless it is drawn otherwise.
 */
export function createAnnotationReader(
  module: Module,
  document: number,
  glyphLines: (textPage: number) => GlyphLine[],
) {
  const pdfium = module as Module & AnnotationFunctions;
  const appearances = createAppearanceReader(module, document, glyphLines);
  const keys = new Map<string, number>();
  const read = new Map<number, Field[]>();
  const decoder = new TextDecoder('utf-16le');
  const scratch = pdfium.wasmExports.malloc(SCRATCH_BYTES);
  let form = 0;

  function formHandle(): number {
    if (form === 0) {
      pdfium.HEAPU8.fill(0, scratch, scratch + SCRATCH_BYTES);
      pdfium.HEAP32[scratch >> 2] = 1;
      form = pdfium._FPDFDOC_InitFormFillEnvironment(document, scratch);
    }
    return form;
  }
  /** Returns the address of a key's name. */
  function named(key: string): number {
    const known = keys.get(key);
    if (known !== undefined) return known;
    const memory = pdfium.wasmExports.malloc(key.length + 1);
    pdfium.HEAPU8.set(Buffer.from(`${key}\0`, 'latin1'), memory);
    keys.set(key, memory);
    return memory;
  }
  /** Reads a text by a function that writes it to a buffer and returns its length. */
  function textBy(write: (buffer: number, bytes: number) => number): string {
    const bytes = write(0, 0);
    if (bytes <= 2) return '';
    const buffer = pdfium.wasmExports.malloc(bytes);
    if (buffer === 0) return '';
    try {
      write(buffer, bytes);
      return decoder.decode(pdfium.HEAPU8.subarray(buffer, buffer + bytes - 2)).replace(/\r\n?/g, '\n');
    } finally {
      pdfium.wasmExports.free(buffer);
    }
  }

  const stringOf = (annotation: number, key: string) =>
    textBy((at, size) => pdfium._FPDFAnnot_GetStringValue(annotation, named(key), at, size));

  /** Returns the options that are chosen, as they are shown; the stored value may be a code of them. */
  function chosen(annotation: number): string[] {
    const count = Math.min(MOST, pdfium._FPDFAnnot_GetOptionCount(form, annotation));
    const labels: string[] = [];
    for (let index = 0; index < count; index++) {
      if (pdfium._FPDFAnnot_IsOptionSelected(form, annotation, index) !== 0)
        labels.push(
          textBy((at, size) => pdfium._FPDFAnnot_GetOptionLabel(form, annotation, index, at, size)),
        );
    }
    return labels;
  }

  function widget(annotation: number): { text: string; mark: boolean; drawn: boolean } | null {
    if (formHandle() === 0) return { text: '', mark: false, drawn: true };
    const value = () => textBy((at, size) => pdfium._FPDFAnnot_GetFormFieldValue(form, annotation, at, size));
    const type = pdfium._FPDFAnnot_GetFormFieldType(form, annotation);
    switch (type) {
      case FIELD.check:
      case FIELD.radio: {
        // The state of appearance tells the buttons of a group apart; a box that is never drawn may lack it.
        const state = stringOf(annotation, 'AS') || (type === FIELD.check ? value() : '');
        return { text: /^(?:Off)?$/.test(state) ? UNCHECKED : CHECKED, mark: true, drawn: false };
      }
      case FIELD.combo:
      case FIELD.list: {
        const labels = chosen(annotation);
        return { text: labels.length > 0 ? labels.join(', ') : value(), mark: false, drawn: false };
      }
      case FIELD.text: {
        const secret = (pdfium._FPDFAnnot_GetFormFieldFlags(form, annotation) & PASSWORD) !== 0;
        return secret ? null : { text: value(), mark: false, drawn: true };
      }
      case FIELD.signature:
        return { text: '', mark: false, drawn: true };
      default:
        return null;
    }
  }

  /** Returns what is written on a page; the contents of a stamp are a remark on it. */
  const remark = (annotation: number, kind: number) => ({
    text: kind === KIND.freeText ? stringOf(annotation, 'Contents') : '',
    mark: false,
    drawn: true,
  });

  function annotationAt(page: number, index: number, turn: Turn): Found | null {
    const annotation = pdfium._FPDFPage_GetAnnot(page, index);
    if (annotation === 0) return null;
    try {
      const kind = pdfium._FPDFAnnot_GetSubtype(annotation);
      if (!READ.has(kind) || (pdfium._FPDFAnnot_GetFlags(annotation) & UNSEEN) !== 0) return null;
      // FS_RECTF: left, top, right, bottom.
      if (pdfium._FPDFAnnot_GetRect(annotation, scratch) === 0) return null;
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = pdfium.HEAPF32.subarray(scratch >> 2, (scratch >> 2) + 4);
      const [one, other] = [turned(turn, x1, y1), turned(turn, x2, y2)];
      const box = {
        left: Math.min(one.along, other.along),
        right: Math.max(one.along, other.along),
        bottom: Math.min(one.across, other.across),
        top: Math.max(one.across, other.across),
      };
      const found = kind === KIND.widget ? widget(annotation) : remark(annotation, kind);
      if (found === null) return null;
      const { drawn, ...rest } = found;
      return {
        field: { ...rest, box },
        drawn: drawn && pdfium._FPDFAnnot_HasKey(annotation, named('AP')) !== 0,
      };
    } finally {
      pdfium._FPDFPage_CloseAnnot(annotation);
    }
  }

  function fieldsOf(page: number, index: number, count: number): Field[] {
    const turn = (pdfium._FPDFPage_GetRotation(page) & 3) as Turn;
    const found: Found[] = [];
    for (let at = 0; at < Math.min(count, MOST); at++) {
      const one = annotationAt(page, at, turn);
      if (one !== null) found.push(one);
    }
    const drawn = found.filter((one) => one.drawn).map(({ field }) => field);
    const shown =
      drawn.length === 0
        ? []
        : appearances(
            page,
            index,
            drawn.map(({ box }) => box),
          );
    for (const [at, field] of drawn.entries()) {
      const text = textFromGlyphs(shown[at] ?? []).trim();
      // Letters of Arabic are stored as typed, while their drawing has to be put in order.
      if (field.text === '' || (!hasArabicLetters(field.text) && differs(field.text, text)))
        field.text = text;
    }
    return found.map(({ field }) => field).filter(({ text }) => text.trim() !== '');
  }

  return function annotationsOf(page: number, index: number): Field[] {
    const known = read.get(index);
    if (known !== undefined) return known;
    const count = pdfium._FPDFPage_GetAnnotCount(page);
    if (count <= 0) return [];
    const fields = fieldsOf(page, index, count);
    // Reading the appearances takes the annotations from the page.
    read.set(index, fields);
    return fields;
  };
}

/** Tells whether a drawn text says more than spaces and line ends other than the stored one. */
const differs = (stored: string, drawn: string) =>
  /[\p{L}\p{N}]/u.test(drawn) && unspaced(stored) !== unspaced(drawn);
