import { withoutExtension } from './filename.js';

/** Returns the file name of a risk report's PDF: the document's name without its extension, and `_risk_report.pdf`. */
export function riskReportFilename(filename: string): string {
  return `${withoutExtension(filename)}_risk_report.pdf`;
}

/** Returns the file name of a compliance report's PDF: the document's name without its extension, and `_compliance_report.pdf`. */
export function complianceReportFilename(filename: string): string {
  return `${withoutExtension(filename)}_compliance_report.pdf`;
}

/** Returns the file name of a rephrased document: the document's name without its extension, and what the file shows. */
export function rephrasedFilename(filename: string, form: 'clean' | 'tracked'): string {
  return `${withoutExtension(filename)}_rephrased${form === 'tracked' ? '_tracked' : ''}.docx`;
}

/** Returns the file name of a translated document: `translated_`, the document's name, and the extension of the file. */
export function translatedFilename(filename: string, file: 'docx' | 'txt' | 'pdf' | 'bilingual'): string {
  const name = `translated_${withoutExtension(filename)}`;
  return file === 'bilingual' ? `${name}_bilingual.docx` : `${name}.${file}`;
}
