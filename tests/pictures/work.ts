import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createT } from './round.js';

/** A contract with some breaches of the Labor Law. */
const EMPLOYMENT = 'tests/fixtures/sets/law/documents/en-employment-1.txt';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** A Word file that is put in clearer words. */
const LEASE = 'tests/fixtures/documents/lease.docx';
/** A Word file that is translated. */
const CONSULTING = 'tests/fixtures/documents/consulting.docx';
const en = createT('en');

/** Stores a sample file over the API; returns the id of the document. */
async function store(page: Page, name: string, mimeType: string, path: string): Promise<string> {
  const file = { name, mimeType, buffer: readFileSync(path) };
  const stored = await page.request.post('/documents/upload', { multipart: { file } });
  return ((await stored.json()) as { doc_id: string }).doc_id;
}

/** Checks a sample contract over the API; returns the id of the report. */
export async function checkEmployment(page: Page): Promise<string> {
  const doc_id = await store(page, 'Employment contract.txt', 'text/plain', EMPLOYMENT);
  const answer = await page.request.post('/compliance/check', { data: { doc_id } });
  return ((await answer.json()) as { report_id: string }).report_id;
}
/** Rephrases a Word file over the API; returns the id of the rephrasing. */
export async function rephraseLease(page: Page): Promise<string> {
  const doc_id = await store(page, 'Lease.docx', DOCX, LEASE);
  const answer = await page.request.post('/rephrase', { data: { doc_id, style: 'clear' } });
  return ((await answer.json()) as { id: string }).id;
}
/** Translates a Word file over the API; returns the id of the translation. */
export async function translateContract(page: Page): Promise<string> {
  const multipart = {
    target_lang: 'arabic',
    file: {
      name: 'Consulting agreement.docx',
      mimeType: DOCX,
      buffer: readFileSync(CONSULTING),
    },
  };
  const answer = await page.request.post('/translate/file', { multipart });
  return answer.headers()['x-report-id'] ?? '';
}
/** Asks the assistant about a sample contract, and opens the law that the answer cites. */
export async function askAboutNotice(page: Page): Promise<void> {
  const doc_id = await store(page, 'Employment contract.txt', 'text/plain', EMPLOYMENT);
  await page.goto(`/dashboard/chatbot?document=${doc_id}`);
  await page
    .getByLabel(en('chat.question'))
    .fill('What is the notice period if the employer ends the contract?');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: en('chat.regenerate') }).waitFor();
  await page
    .getByRole('button', { name: /^Source \d+: .*Labor Law/ })
    .first()
    .click();
  await page.locator('aside mark').first().waitFor();
}
