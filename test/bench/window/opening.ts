// How long a person waits for the history: from the click in the rail until its rows are painted.
import type { Page } from 'playwright'

export async function openHistory(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/#/inbox`)
  // A window that was just opened, not one that has seen the history before.
  await page.reload()
  await page.getByText('Drop images anywhere').waitFor()
  await page.waitForLoadState('networkidle')
  return page.evaluate(async () => {
    const beganAt = performance.now()
    document.querySelector<HTMLElement>('nav a[href$="/history"]')?.click()
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    do await nextFrame()
    while (!document.querySelector('[data-record] a'))
    // A frame that was begun is on the screen when the next one begins.
    await nextFrame()
    return performance.now() - beganAt
  })
}
