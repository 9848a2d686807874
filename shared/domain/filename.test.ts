import { expect, it } from '@jest/globals';
import { extensionOf, withoutExtension } from './filename.js';
import { riskReportFilename } from './report-name.js';

it.each([
  ['contract.pdf', 'contract', '.pdf'],
  ['عقد توريد.docx', 'عقد توريد', '.docx'],
  ['lease.signed.pdf', 'lease.signed', '.pdf'],
  ['Addendum No. 2 (signed)', 'Addendum No. 2 (signed)', ''],
  ['Lease v1.2 final', 'Lease v1.2 final', ''],
  ['contract', 'contract', ''],
])('%j consists of %j and %j', (name, stem, extension) => {
  expect([withoutExtension(name), extensionOf(name)]).toEqual([stem, extension]);
});

it("a risk report's file name is the document's name without its extension", () => {
  expect(riskReportFilename('عقد توريد.docx')).toBe('عقد توريد_risk_report.pdf');
  expect(riskReportFilename('Addendum No. 2 (signed)')).toBe('Addendum No. 2 (signed)_risk_report.pdf');
});
