// Finds faults of a screen automatically: those that axe calls serious, and elements wider than their space.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const widths = [1440, 1024, 390]

/** Returns the serious faults that axe finds; `rules` limits the check to these rules. */
export async function accessibilityFaults(page: Page, rules?: string[]): Promise<string[]> {
  // Legacy mode skips frames, which no page has. Passed rules are not reported, which took half of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
    )
}

/** Returns the elements that are wider than the space they have. */
export async function widthFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const found = await page.evaluate(findTooWide, wideByDesign)
    faults.push(...found.map((fault) => `at ${width}: ${fault}`))
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  return faults
}

/** Elements that are meant to scroll sideways: the pages of a document, a table, code. */
const wideByDesign = 'nav ol, [tabindex="0"], .cm-scroller'

/** Runs in the page, after its layout: an image that fits its space follows a resize one frame later. */
async function findTooWide(byDesign: string): Promise<string[]> {
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  const faults: string[] = []
  const nameOf = (element: Element) => (element.cloneNode() as Element).outerHTML.slice(0, 160)
  const isScroller = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} wide in a window of ${clientWidth}`)
  for (const element of document.querySelectorAll('body *:not(input)')) {
    if (element.scrollWidth > element.clientWidth + 1 && isScroller(element) && !element.matches(byDesign))
      faults.push(`scrolls sideways, ${element.scrollWidth} in ${element.clientWidth}: ${nameOf(element)}`)
  }
  for (const control of document.querySelectorAll('button, a[href], input, select, textarea, summary')) {
    const { left, right, width } = control.getBoundingClientRect()
    if (width <= 1) continue // for screen readers alone
    let parent = control.parentElement
    while (parent && getComputedStyle(parent).overflowX === 'visible') parent = parent.parentElement
    if (!parent || isScroller(parent)) continue
    const edge = parent.getBoundingClientRect()
    if (right > edge.right + 1 || left < edge.left - 1)
      faults.push(`is cut off at ${Math.round(edge.right)}, ends at ${Math.round(right)}: ${nameOf(control)}`)
  }
  return faults
}
