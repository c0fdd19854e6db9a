// Finds what an eye misses on a screen of the present size: targets that are too small, and text or controls that are cut
// off or covered by others.
import type { Page } from '@playwright/test'

/** The smallest target of WCAG 2.2 (2.5.8), in pixels. */
const minTargetPx = 24

const controls =
  'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=switch], [role=option]'

export async function layoutFaults(page: Page): Promise<string[]> {
  const small = await page.evaluate(findSmallTargets, { controls, minTargetPx })
  return [...small, ...(await page.evaluate(findHidden, controls))]
}

/** Runs in the page. Targets in a line of text may be as small as the text. */
function findSmallTargets(given: { readonly controls: string; readonly minTargetPx: number }): string[] {
  const areaOf = (control: HTMLElement) => {
    const label = control.matches('input') ? control.closest('label') : null
    // The link of a row lies over the whole row, by a box after it.
    const row = getComputedStyle(control, '::after').position === 'absolute' ? control.offsetParent : null
    return (label ?? row ?? control).getBoundingClientRect()
  }
  return [...document.querySelectorAll<HTMLElement>(given.controls)].flatMap((control) => {
    const { width, height } = areaOf(control)
    const isForReaders = width <= 1 || height <= 1
    const isInText = getComputedStyle(control).display === 'inline'
    if (isForReaders || isInText || !control.checkVisibility({ visibilityProperty: true })) return []
    if (width >= given.minTargetPx - 0.5 && height >= given.minTargetPx - 0.5) return []
    const name = (control.cloneNode() as Element).outerHTML.slice(0, 120)
    return [
      `is ${Math.round(width)} x ${Math.round(height)} small: ${name} ${control.textContent.slice(0, 30)}`,
    ]
  })
}

/** Runs in the page. Text that ends in an ellipsis counts as whole, and so does what lies below a dialog or a menu. */
function findHidden(controlSelector: string): string[] {
  const floats =
    'dialog[open], [role=dialog], [role=menu], [role=listbox], [popover], [role=status], [role=alert]'
  const nameOf = (element: Element) => (element.cloneNode() as Element).outerHTML.slice(0, 120)
  const clips = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX)
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
  const isShortened = (element: Element) => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element)
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
  }

  function cutBy(element: Element, { right, bottom, left }: DOMRect): Element | null {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (isShortened(at) || scrolls(at)) return null
      if (!clips(at)) continue
      const edge = at.getBoundingClientRect()
      if (edge.width <= 1 || edge.height <= 1) return null
      if (right > edge.right + 2 || left < edge.left - 2 || bottom > edge.bottom + 3) return at
    }
    return null
  }

  function coveredBy(element: Element, { left, top, width, height }: DOMRect): Element | null {
    // An element that lets clicks through is never the topmost one.
    if (getComputedStyle(element).pointerEvents === 'none') return null
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    if (!over || over.contains(element) || element.contains(over) || over.closest(floats)) return null
    if (element.closest('label')?.contains(over)) return null
    // The link of a row lies over the whole row by a transparent box, which is larger than the link itself.
    const link = over.getBoundingClientRect()
    if (top + height / 2 > link.bottom || top + height / 2 < link.top || left + width / 2 > link.right)
      return null
    for (let at: Element | null = over; at; at = at.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(at).position)) return null
    for (let at: Element | null = element; at; at = at.parentElement) {
      const edge = at.getBoundingClientRect()
      const isOutside =
        top + height / 2 > edge.bottom || left + width / 2 > edge.right || top + height / 2 < edge.top
      if (isOutside && getComputedStyle(at).overflow !== 'visible') return null
    }
    return over
  }

  function judge(element: Element, box: DOMRect, what: string): string[] {
    if (
      box.width <= 1 ||
      box.height <= 1 ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      return []
    const cutter = cutBy(element, box)
    if (cutter) return [`${what} is cut off by ${nameOf(cutter)}`]
    const cover = coveredBy(element, box)
    return cover ? [`${what} is covered by ${nameOf(cover)}`] : []
  }

  const faults = [...document.querySelectorAll(controlSelector)].flatMap((control) =>
    judge(control, control.getBoundingClientRect(), nameOf(control)),
  )
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const element = text.parentElement
    if (!element || text.textContent?.trim() === '' || element.closest('script, style, option')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const box of range.getClientRects())
      faults.push(...judge(element, box, `"${text.textContent?.trim().slice(0, 40) ?? ''}"`))
  }
  return [...new Set(faults)]
}
