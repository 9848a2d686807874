import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { writeLine } from './terminal.mjs';

/** The browser without its windows comes first: it takes a sixth less time for the same tests. */
const HEADLESS = 'chromium-headless-shell';
const names = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath() {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

/** Returns the browser for the end-to-end tests, installed if that needs no password; undefined if there is none. */
export async function findChromium() {
  const found = (await playwrightsOwn()) ?? onPath();
  if (found !== undefined) return found;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  writeLine('  Installing Chromium…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', args, { env, stdio: 'ignore' }).status === 0;
  const install = (name) => apt('install', '-y', '--no-install-recommends', name);
  if (!apt('update') || !(install(HEADLESS) || install('chromium'))) return undefined;
  return onPath();
}
