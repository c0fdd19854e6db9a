// Uses a page by the keyboard alone: an element that Tab does not reach fails the test.
import { expect, type CDPSession, type Locator, type Page } from '@playwright/test'

/** More Tab stops than any screen has. */
const maxStops = 250
/** The target is looked up again after this many stops, because it may have been rendered again. */
const stopsPerLook = 25
const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }

export interface Keyboard {
  /** Moves the focus to the target by Tab. */
  to(target: Locator): Promise<void>
  /** Moves the focus to the target and presses Enter. */
  press(target: Locator): Promise<void>
  /** Moves the focus to a field and replaces its content. */
  type(target: Locator, text: string): Promise<void>
}

/** The keyboard of a page. */
export function keyboardOf(page: Page): Keyboard {
  let session: CDPSession | undefined

  async function to(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    for (let stops = 0; stops < maxStops; stops += stopsPerLook) {
      const isThere = await target.evaluate((element) => {
        element.setAttribute('data-keyboard-target', '')
        return element === document.activeElement
      })
      if (isThere || (await tabToMarked())) {
        await target.evaluate((element) => element.removeAttribute('data-keyboard-target'))
        return
      }
    }
    throw new Error(`${target.toString()} is not reached by Tab`)
  }

  /** Presses keys without Playwright, whose trace takes a screenshot at each key. */
  async function tabToMarked(): Promise<boolean> {
    session ??= await page.context().newCDPSession(page)
    for (let stop = 0; stop < stopsPerLook; stop++) {
      await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab })
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab })
      const expression = 'document.activeElement?.hasAttribute("data-keyboard-target")'
      const { result } = await session.send('Runtime.evaluate', { expression })
      if (result.value === true) return true
    }
    return false
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
