// Three kinds of tests: pure ones, which share their modules; others that run in Node, each in a world of its own; and
// components in a real Chromium page (*.svelte.test.ts).
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumHere } from './test/support/chromium.ts'
import { isLongRun } from './test/support/long-run.ts'
import { findPureTests } from './test/support/pure-tests.ts'

/** So long nothing takes but what hangs, also on a busy machine where everything else takes three times as long. */
const testTimeout = 600_000
/** What comes by itself is waited for as long as that takes on such a machine, not for the one second of the runner. */
const expect = { poll: { timeout: 60_000 } }

const inNode = ['{shared,electron,test,renderer}/**/*.test.ts']
const onlyInLongRun = isLongRun ? [] : ['**/*.long.test.ts']
const pure = findPureTests(import.meta.dirname, inNode).filter(
  (file) => isLongRun || !file.endsWith('.long.test.ts'),
)

export default defineConfig({
  test: {
    // A core each: by itself it leaves one idle, which of two is half.
    maxWorkers: '100%',
    // Child processes of the tests start from bundles.
    globalSetup: ['test/support/build-processes.ts'],
    projects: [
      { test: { name: 'pure', environment: 'node', include: pure, isolate: false, testTimeout, expect } },
      {
        test: {
          name: 'node',
          environment: 'node',
          include: inNode,
          exclude: ['**/*.svelte.test.ts', '**/node_modules/**', ...onlyInLongRun, ...pure],
          testTimeout,
          hookTimeout: testTimeout,
          expect,
        },
      },
      {
        plugins: [svelte()],
        // What is imported only when it is needed is else found in the middle of a test, and so is all of it where the
        // project lies in a folder whose name has brackets.
        // Each icon is a module of its own, and one that no run had before would begin the page anew.
        optimizeDeps: {
          exclude: ['@lucide/svelte'],
          include: [
            'mdast-util-from-markdown',
            'mdast-util-gfm-table',
            'mdast-util-gfm-task-list-item',
            'micromark-extension-gfm-table',
            'micromark-extension-gfm-task-list-item',
            'fflate',
            'virtua/svelte',
            'zod',
          ],
        },
        test: {
          name: 'page',
          include: ['renderer/**/*.svelte.test.ts'],
          testTimeout,
          expect,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: chromiumHere(),
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
