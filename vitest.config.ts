// Two kinds of tests: what runs in Node, and components in a real Chromium page (*.svelte.test.ts).
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumPath } from './test/support/chromium.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{shared,electron,test}/**/*.test.ts', 'renderer/**/*.test.ts'],
          exclude: ['**/*.svelte.test.ts', '**/node_modules/**'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [svelte()],
        // What is imported only when it is needed is else found in the middle of a test.
        // Each icon is a module of its own, and one that no run had before would begin the page anew.
        optimizeDeps: {
          exclude: ['@lucide/svelte'],
          include: [
            'mdast-util-from-markdown',
            'mdast-util-gfm-table',
            'micromark-extension-gfm-table',
            'fflate',
          ],
        },
        test: {
          name: 'page',
          include: ['renderer/**/*.svelte.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: chromiumPath(), args: ['--no-sandbox'] },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
