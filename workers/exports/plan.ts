import { textEntry } from './entries.js';
import { readme } from './readme.js';
import type { ExportEntry, ExportSource } from './section.js';
import { sections } from './sections/index.js';

/** Lists every file of a user's export, the README first. Names and dates are read here, contents later. */
export async function planExport(source: ExportSource): Promise<ExportEntry[]> {
  const { account, job } = source;
  const entries = [textEntry('README.txt', job.createdAt, () => readme(account, job.createdAt, sections))];
  for (const section of sections) entries.push(...(await section.entries(source)));
  return entries;
}
