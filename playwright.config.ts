import { existsSync } from 'node:fs';
import { chromium, defineConfig } from '@playwright/test';

const own = chromium.executablePath();
const executablePath =
  process.env['CHROMIUM_PATH'] ??
  [own, '/usr/bin/chromium-headless-shell'].find((file) => existsSync(file)) ??
  '/usr/bin/chromium';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  // Playwright empties this folder at the start of each run; the list of repeated runs beside it must stay.
  outputDir: 'test-results/e2e',
  // All tests share one stack of processes, and some of them kill its workers: they must run one after the other.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // Several times what a heavily loaded machine needs: only a condition that never becomes true fails.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    // Screenshots and DOM snapshots of every step cost a third of the processor time; use `--trace=on` when needed.
    trace: 'off',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        // Rendering with an emulated GPU costs more processor time than rendering without one.
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
});
