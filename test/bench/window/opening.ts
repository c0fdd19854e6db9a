// The time to open the history: from the click in the navigation rail until its rows are painted.
import type { Page } from 'playwright'

export async function openHistory(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/#/inbox`)
  // a new window, which has not shown the history before
  await page.reload()
  await page.getByText('Drop images anywhere').waitFor()
  await page.waitForLoadState('networkidle')
  return page.evaluate(async () => {
    const beganAt = performance.now()
    document.querySelector<HTMLElement>('nav a[href$="/history"]')?.click()
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    do await nextFrame()
    while (!document.querySelector('[data-record] a'))
    // a frame is on the screen when the next one begins
    await nextFrame()
    return performance.now() - beganAt
  })
}
