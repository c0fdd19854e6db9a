// A transport over the preload's bridge, like the page's own.
import type { Page } from '@playwright/test'
import type { Transport } from '../../../shared/contract/client.ts'

/** Makes calls from inside the page, by its bridge. */
export function ipcTransport(page: Page): Transport {
  return {
    async call(name, input) {
      await page.waitForFunction(() => window.fovea !== undefined && document.readyState === 'complete')
      const answer = await page.evaluate(([name, input]) => window.fovea?.call(name, input), [
        name,
        input,
      ] as const)
      if (!answer) throw new Error('the page has no bridge')
      return answer
    },
    on: () => () => undefined,
  }
}
