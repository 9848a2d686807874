import type { Language } from '#shared/contracts/common.js';
import { addresses } from './src/app/screens.js';
import { catalogues } from './src/locales/catalogues.js';

/** A placeholder for a dynamically imported module while the client is built: see pages-plugin.ts. */
export interface Stub {
  moduleId: string;
}

async function modulesOf(address: string, language: Language): Promise<string[]> {
  const screens = addresses[address] ?? [];
  const parts = ['common' as const, ...screens.flatMap(({ words }) => words)];
  const fetched = await Promise.all([
    ...parts.map((part) => catalogues[part][language]()),
    ...screens.map(async ({ fetch }) => ((await fetch(language)) as { default: unknown }).default),
  ]);
  return fetched.map((stub) => (stub as Stub).moduleId);
}

/** The modules that the page at each address fetches in each language: messages and screens. */
export const pageModules: Record<string, Record<Language, string[]>> = {};
for (const address of Object.keys(addresses)) {
  pageModules[address] = { en: await modulesOf(address, 'en'), ar: await modulesOf(address, 'ar') };
}
