import type { PDFiumModule } from '@hyzyla/pdfium';

/** A rectangle on the page, in points. */
export interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** Functions of the module that its types leave out. */
interface BitmapFunctions {
  _FPDFPageObj_HasTransparency(object: number): number;
  _FPDFImageObj_GetRenderedBitmap(document: number, page: number, object: number): number;
  _FPDFBitmap_GetFormat(bitmap: number): number;
}
type Module = Awaited<ReturnType<typeof PDFiumModule>>;

/** Share of a page's width and height from which on an image is as large as the page. */
const PAGE_SIZED = 0.8;
/** FPDFBitmap_BGRA; other formats have no transparent pixels. */
const WITH_ALPHA = 4;
const BYTES_PER_PIXEL = 4;
const OPAQUE = 0xf0;
/** Largest page whose images are drawn, in square points. */
const MOST_POINTS = 4_000_000;

/**
 * Creates a function that returns a test whether an image hides what lies under a box; null if the image is smaller
 * than the page or blends with it. Watermarks are images too, so the image is drawn, with its mask.
 */
export function createCoverReader(module: Module, document: number) {
  const pdfium = module as Module & BitmapFunctions;

  return function coverOf(
    page: number,
    image: number,
    box: Box,
    around: Box,
  ): ((under: Box) => boolean) | null {
    const [width, height] = [box.right - box.left, box.top - box.bottom];
    const fills =
      width >= PAGE_SIZED * (around.right - around.left) &&
      height >= PAGE_SIZED * (around.top - around.bottom);
    if (!fills || width * height > MOST_POINTS || pdfium._FPDFPageObj_HasTransparency(image) !== 0)
      return null;
    const bitmap = pdfium._FPDFImageObj_GetRenderedBitmap(document, page, image);
    if (bitmap === 0) return null;
    const columns = pdfium._FPDFBitmap_GetWidth(bitmap);
    const rows = pdfium._FPDFBitmap_GetHeight(bitmap);
    const stride = pdfium._FPDFBitmap_GetStride(bitmap);
    const start = pdfium._FPDFBitmap_GetBuffer(bitmap);
    const alpha = pdfium._FPDFBitmap_GetFormat(bitmap) === WITH_ALPHA;
    const pixels = pdfium.HEAPU8.slice(start, start + rows * stride);
    pdfium._FPDFBitmap_Destroy(bitmap);

    return (under) => {
      const across = ((under.left + under.right) / 2 - box.left) / width;
      const down = (box.top - (under.bottom + under.top) / 2) / height;
      if (!(across >= 0 && across < 1 && down >= 0 && down < 1)) return false;
      const at = Math.floor(down * rows) * stride + Math.floor(across * columns) * BYTES_PER_PIXEL;
      return !alpha || (pixels[at + BYTES_PER_PIXEL - 1] ?? 0) >= OPAQUE;
    };
  };
}
