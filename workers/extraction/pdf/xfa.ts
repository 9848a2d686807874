import type { PDFiumModule } from '@hyzyla/pdfium';

/** Functions of the module that its types leave out. */
interface FormTypeFunctions {
  _FPDF_GetFormType(document: number): number;
}
type Module = Awaited<ReturnType<typeof PDFiumModule>>;

/** FORMTYPE_XFA_FULL: viewers make the pages from the form's own description. FORMTYPE_XFA_FOREGROUND may have pages. */
const MADE_BY_VIEWER = 2;
const WITH_PAGES = 3;
const PLACEHOLDER = /please wait\.\.\.[^]*(?:PDF viewer|Adobe Reader|Acrobat)/i;

/**
 * Tells whether a document is a form whose content only Adobe's viewers can show: its single page has no fields and asks
 * to wait for the content, "Please wait…".
 */
export function isFormWithoutPages(
  module: Module,
  document: number,
  firstPage: () => { text: string; fields: number },
): boolean {
  const pdfium = module as Module & FormTypeFunctions;
  const type = pdfium._FPDF_GetFormType(document);
  if ((type !== MADE_BY_VIEWER && type !== WITH_PAGES) || pdfium._FPDF_GetPageCount(document) !== 1)
    return false;
  const { text, fields } = firstPage();
  return fields === 0 && (type === MADE_BY_VIEWER || PLACEHOLDER.test(text));
}
