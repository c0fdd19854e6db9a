// A person without a pointer: what is not reached by Tab is not reached.
import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any screen has. */
const mostStops = 250

export interface Keyboard {
  /** Goes there by Tab, from wherever the focus is. */
  to(target: Locator): Promise<void>
  /** Goes there and presses Enter. */
  press(target: Locator): Promise<void>
  /** Goes to a field, and types over what is in it. */
  type(target: Locator, text: string): Promise<void>
}

export function keyboardOf(page: Page): Keyboard {
  const isThere = (target: Locator) => target.evaluate((element) => element === document.activeElement)

  async function to(target: Locator): Promise<void> {
    await expect(target).toBeVisible({ timeout: 60_000 })
    for (let stop = 0; stop < mostStops; stop++) {
      if (await isThere(target)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`${target.toString()} is not reached by Tab`)
  }

  return {
    to,
    async press(target) {
      await to(target)
      await page.keyboard.press('Enter')
    },
    async type(target, text) {
      await to(target)
      await page.keyboard.press('Control+a')
      await page.keyboard.type(text)
    },
  }
}
