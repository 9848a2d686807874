import type { Page } from '@playwright/test';
import type { Language } from '#shared/contracts/common.js';
import { signUp } from './people.js';
import type { Stack } from './stack.js';

const CLAUSES = [
  'SERVICES AGREEMENT',
  'This Services Agreement is made on 1 March 2026 between Najd Trading Company LLC (the "Customer") and Tuwaiq Systems LLC (the "Supplier").',
  '1. Liability\nThe Customer shall be liable to the Supplier without limitation for all losses, including indirect losses and loss of profit.',
  '2. Termination\nThe Supplier may terminate this Agreement at any time without cause and without notice.',
  '3. Payment\nThe Customer shall pay each invoice within five (5) days. Late sums bear interest of two percent (2%) per day.',
  '4. Changes\nThe Supplier may change the fees at any time in its sole discretion without the consent of the Customer.',
  '5. Indemnity\nThe Customer shall indemnify and hold harmless the Supplier from and against any and all claims of any kind.',
  '6. Renewal\nThis Agreement renews automatically for successive periods of five (5) years.',
  '7. Assignment\nThe Supplier may assign this Agreement to any third party without the consent of the Customer.',
  '8. Meetings\nThe parties meet in May, and look at the insurance of the building together.',
  'Signed by the Customer: ____________      Signed by the Supplier: ____________',
];

/** Signs a new user in and makes a risk report over the API; returns its address. */
export async function makeReport(page: Page, stack: Stack, language: Language = 'en'): Promise<string> {
  await signUp(page.request, stack.outboxDir);
  if (language !== 'en') await page.request.patch('/auth/me', { data: { language } });
  return analyzeAgain(page, language);
}

/** Makes a report of the same text for the user who is signed in; returns its address. */
export async function analyzeAgain(page: Page, language: Language = 'en'): Promise<string> {
  const answer = await page.request.post('/risk', {
    headers: { 'Accept-Language': language },
    data: { document_text: CLAUSES.join('\n\n'), filename: 'services.txt' },
  });
  const { id } = (await answer.json()) as { id: string };
  return `/dashboard/risk-assessment?report=${id}`;
}
