// Three kinds of tests: pure ones, which share their modules; others that run in Node, each file isolated; and
// components in a real Chromium page (*.svelte.test.ts).
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { patience } from './test/e2e/support/patience.ts'
import { LongestFirst } from './test/gate/longest-first.ts'
import { chromiumOptions } from './test/support/chromium.ts'
import { isLongRun } from './test/support/long-run.ts'
import { findPureTests } from './test/support/pure-tests.ts'

/** The gate stops a test that hangs; in the long run some read hundreds of images. */
const testTimeout = (isLongRun ? 600_000 : 30_000) * patience
const hookTimeout = 60_000 * patience
const expect = { poll: { timeout: (isLongRun ? 60_000 : 5_000) * patience } }

const setupFiles = ['test/gate/measure-vitest.ts']
const inNode = ['{shared,electron,test,renderer}/**/*.test.ts']
const onlyInLongRun = isLongRun ? [] : ['**/*.long.test.ts']
const pure = findPureTests(import.meta.dirname, inNode).filter(
  (file) => isLongRun || !file.endsWith('.long.test.ts'),
)

export default defineConfig({
  test: {
    // More workers than cores, because tests also wait: for the file system, for child processes and for timers.
    maxWorkers: '150%',
    sequence: { sequencer: LongestFirst },
    // Child processes of the tests start from bundles.
    globalSetup: ['test/support/build-processes.ts'],
    projects: [
      {
        test: {
          name: 'pure',
          environment: 'node',
          // A thread starts in less time than a process.
          pool: 'threads',
          include: pure,
          isolate: false,
          setupFiles,
          testTimeout,
          expect,
        },
      },
      {
        test: {
          name: 'node',
          environment: 'node',
          // The modules of the engine are evaluated once per worker, which saves a third of the time.
          isolate: false,
          include: inNode,
          exclude: ['**/*.svelte.test.ts', '**/node_modules/**', ...onlyInLongRun, ...pure],
          setupFiles,
          testTimeout,
          hookTimeout,
          expect,
        },
      },
      {
        plugins: [svelte()],
        // Lazily imported packages are listed, because discovering one during a test reloads the page (in a folder
        // whose name has brackets none is discovered in advance). Icons are excluded: each is a module, and a new one
        // reloads it.
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
              launchOptions: chromiumOptions(),
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
