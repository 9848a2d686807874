import { existsSync } from 'node:fs';
import { chromium, defineConfig } from '@playwright/test';

const own = chromium.executablePath();
const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(own) ? own : '/usr/bin/chromium');

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  // Emptied at the start of each run; the list of second runs beside it stays.
  outputDir: 'test-results/e2e',
  // One stack of processes serves them one after the other: some of them kill its workers.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // Several times what a machine needs that does ten other things: only what never comes is to fail.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    // Pictures and copies of the page at every step are a third of the processor time: `--trace=on` where they help.
    trace: 'off',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        // Painting through an emulated graphics card takes more of the processor than painting without one.
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
});
