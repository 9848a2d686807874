import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentLoadingTask,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** What PDFs may rely on without bringing it: fonts, tables of characters, and decoders for the images of scans. */
const FILES = import.meta.glob<string>(
  [
    '../../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '../../../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm',
  ],
  { query: '?url', import: 'default', eager: true },
);
const ADDRESSES = new Map(
  Object.entries(FILES).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);

/** Fetches such a file by its name, as pdf.js asks for it. */
class BundledFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = ADDRESSES.get(filename);
    if (address === undefined) throw new Error(`The client has no file ${filename}.`);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${filename} could not be fetched.`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/** Begins to open a PDF in a worker of this origin. `destroy` of the result ends it. */
export function openPdf(bytes: ArrayBuffer): PDFDocumentLoadingTask {
  return getDocument({
    data: bytes,
    BinaryDataFactory: BundledFiles,
    useWorkerFetch: false,
    // The content security policy allows no code that is made of text.
    isEvalSupported: false,
    useSystemFonts: false,
  });
}
