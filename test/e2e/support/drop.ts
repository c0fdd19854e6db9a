// Drops files on a window as a file manager does: with true paths, which no script in the page can make up.
import type { Locator } from '@playwright/test'

/** Drops files on an element. */
export async function dropFiles(target: Locator, files: readonly string[]): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('nothing to drop on: the target is not visible')
  const page = target.page()
  const cdp = await page.context().newCDPSession(page)
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const data = { items: [], files: [...files], dragOperationsMask: 1 } // 1: copy
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await cdp.send('Input.dispatchDragEvent', { type, ...at, data })
  }
  await cdp.detach()
}
