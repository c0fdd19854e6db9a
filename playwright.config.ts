// End-to-end tests: the built app on Electron or on its stand-in, and the stand-in's own tests.
import { defineConfig } from '@playwright/test'
import { patience } from './test/e2e/support/patience.ts'
import { findChromium } from './test/support/chromium.ts'
import { isLongRun } from './test/support/long-run.ts'

// Without a locale Chromium can't upload a file whose name has letters beyond ASCII.
process.env['LANG'] ??= 'C.UTF-8'

const chromium = findChromium()

export default defineConfig({
  testDir: 'test',
  testMatch: ['e2e/**/*.spec.ts', 'electron/**/*.spec.ts'],
  testIgnore: isLongRun ? [] : ['**/*.long.spec.ts'],
  // All stories share one app with its Chromium, and one server.
  workers: 1,
  retries: 0,
  timeout: 30_000 * patience,
  expect: { timeout: 5_000 * patience },
  use: {
    launchOptions: { ...(chromium ? { executablePath: chromium } : {}), args: ['--no-sandbox'] },
    permissions: ['clipboard-read', 'clipboard-write'],
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
  outputDir: 'test-results',
  reporter: [
    ['./test/e2e/support/host-line.ts'],
    ['./test/gate/measure-playwright.ts'],
    ['list'],
    // A report for `npm test`, which counts the tests.
    ...(process.env['FOVEA_E2E_REPORT']
      ? [['json', { outputFile: process.env['FOVEA_E2E_REPORT'] }] as const]
      : []),
  ],
})
