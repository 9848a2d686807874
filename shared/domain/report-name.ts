import { withoutExtension } from './filename.js';

/** What a risk report's PDF is called: the document's name without its extension, and `_risk_report.pdf`. */
export function riskReportFilename(filename: string): string {
  return `${withoutExtension(filename)}_risk_report.pdf`;
}
