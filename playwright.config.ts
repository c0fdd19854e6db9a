// End-to-end tests: the built app on Electron or on its stand-in, and the stand-in's own tests.
import { defineConfig } from '@playwright/test'
import { isLongRun } from './test/support/long-run.ts'

// Without a locale Chromium can't upload a file whose name has letters beyond ASCII.
process.env['LANG'] ??= 'C.UTF-8'

export default defineConfig({
  testDir: 'test',
  testMatch: ['e2e/**/*.spec.ts', 'electron/**/*.spec.ts'],
  testIgnore: isLongRun ? [] : ['**/*.long.spec.ts'],
  // Each test runs a whole app with its own Chromium.
  workers: 1,
  retries: 0,
  timeout: 600_000,
  // Other lanes of the gate run at the same time, and an app starts several processes before its page shows anything.
  expect: { timeout: 60_000 },
  outputDir: 'test-results',
  reporter: [
    ['./test/e2e/support/host-line.ts'],
    ['list'],
    // A report for `npm test`, which counts the tests.
    ...(process.env['FOVEA_E2E_REPORT']
      ? [['json', { outputFile: process.env['FOVEA_E2E_REPORT'] }] as const]
      : []),
  ],
})
