import type { ContentType } from '#shared/contracts/documents.js';
import { AppError } from '#platform/errors.js';
import { loadPdf } from '../pdf/pdfium.js';
import { DPI } from './engine.js';
import { mirrored, reduced, turned, type Grey } from './grey.js';
import { jpegAsPdf, readPhotoHead, readPng } from './photo.js';

const POINTS_PER_INCH = 72;
/**
 * Longest side of a page's picture, pixels: A4 at 300 dpi. Some programs give pages of scans the size of their images
 * in points, three times as large as the paper.
 */
const LONGEST = 3_508;
/** Longer side of a photograph, inches: that of A4, since it shows a page. */
const PHOTO_INCHES = 11.7;
/** FPDFBitmap_Gray. */
const GREY_FORMAT = 1;
/** FPDF_ANNOT and FPDF_GRAYSCALE. */
const RENDER_FLAGS = 0x01 | 0x08;
const WHITE = 0xffffffff;

/** Functions of the module that its types describe otherwise or leave out. */
interface Renderer {
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, first: number, stride: number): number;
  _FPDFBitmap_FillRect(
    bitmap: number,
    left: number,
    top: number,
    width: number,
    height: number,
    color: number,
  ): void;
  _FPDFBitmap_Destroy(bitmap: number): void;
  _FPDF_GetPageWidth(page: number): number;
  _FPDF_GetPageHeight(page: number): number;
  _FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
}

/** Returns the picture of a page, by its number from 1. */
export type PagePictures = (page: number) => Grey;

async function pdfPictures(bytes: Uint8Array): Promise<PagePictures> {
  const { pdfium: module, document } = await loadPdf(bytes);
  const pdfium = module as Omit<typeof module, keyof Renderer> & Renderer;
  return (number) => {
    const page = pdfium._FPDF_LoadPage(document, number - 1);
    if (page === 0) throw new Error('pdfium cannot read the page');
    const points = { width: pdfium._FPDF_GetPageWidth(page), height: pdfium._FPDF_GetPageHeight(page) };
    const scale = Math.min(DPI / POINTS_PER_INCH, LONGEST / Math.max(points.width, points.height));
    const width = Math.max(1, Math.round(points.width * scale));
    const height = Math.max(1, Math.round(points.height * scale));
    const buffer = pdfium.wasmExports.malloc(width * height);
    if (buffer === 0) throw new AppError('document_too_complex');
    try {
      const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, GREY_FORMAT, buffer, width);
      pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
      pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, RENDER_FLAGS);
      pdfium._FPDFBitmap_Destroy(bitmap);
      return { width, height, bytes: pdfium.HEAPU8.slice(buffer, buffer + width * height) };
    } finally {
      pdfium.wasmExports.free(buffer);
      pdfium._FPDF_ClosePage(page);
    }
  };
}

/** Quarter turns clockwise, and whether the picture is mirrored first, for each EXIF orientation. */
const UPRIGHT: Record<number, [quarters: number, mirror: boolean]> = {
  1: [0, false],
  2: [0, true],
  3: [2, false],
  4: [2, true],
  5: [3, true],
  6: [1, false],
  7: [1, true],
  8: [3, false],
};

/**
 * Opens the pictures of a document's pages, in shades of grey: PDF pages at 200 dpi, a photograph as one page.
 * @throws AppError `document_encrypted`, `document_damaged`, `document_image_too_large`; Error if it does not open.
 */
export async function openPagePictures(bytes: Uint8Array, contentType: ContentType): Promise<PagePictures> {
  if (contentType === 'image/jpeg') {
    const head = readPhotoHead(bytes, contentType);
    const pictures = await pdfPictures(jpegAsPdf(bytes, head, PHOTO_INCHES * POINTS_PER_INCH));
    const [quarters, mirror] = UPRIGHT[head.orientation] ?? [0, false];
    return (page) => {
      const picture = pictures(page);
      return turned(mirror ? mirrored(picture) : picture, quarters);
    };
  }
  if (contentType === 'image/png') {
    readPhotoHead(bytes, contentType);
    return () => {
      const picture = readPng(bytes);
      const factor = Math.floor(Math.max(picture.width, picture.height) / (PHOTO_INCHES * DPI));
      return factor > 1 ? reduced(picture, factor) : picture;
    };
  }
  return pdfPictures(bytes);
}
