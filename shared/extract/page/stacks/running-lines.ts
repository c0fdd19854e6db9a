// Lines that the pages of a document repeat at their edges, such as a letterhead: they count once, and name no second
// sender.
import { heightOf, centreY, overlapX, widthOf } from '../../../layout/geometry.ts'
import type { Box, Line } from '../../../page.ts'
import { toPagePosition, type Stack } from '../../../document/stack.ts'

/** The edges of a page as shares of its height; its own content lies between them. */
const edges = { top: 0.3, bottom: 0.85 } as const
/**
 * The overlap of two lines as a share of the narrower one, and their distance in line heights: scans are offset a
 * little.
 */
const same = { across: 0.7, heights: 1.5 } as const

/** The number of the page, mostly. */
const maxStrangers = 1

interface Placed {
  readonly line: Line
  readonly number: number
  readonly box: Box
}

/** Without what pages after the first say again at the same place, from their edges to what is their own. */
export function withoutRunning<Whole extends Stack>(whole: Whole): Whole {
  const [first, ...others] = whole.places
  if (!first || others.length === 0) return whole
  const placed = whole.page.lines.map((line): Placed => ({ line, ...toPagePosition(whole, line.box) }))
  const pages = Map.groupBy(placed, ({ number }) => number)
  const told = pages.get(first.number) ?? []
  const again = new Set(
    others.flatMap(({ number }) => {
      const lines = (pages.get(number) ?? []).toSorted((a, b) => centreY(a.box) - centreY(b.box))
      const height = heightOfPage(whole, number)
      return [
        ...running(
          lines.filter(({ box }) => centreY(box) < edges.top * height),
          told,
        ),
        ...running(lines.filter(({ box }) => centreY(box) > edges.bottom * height).reverse(), told),
      ]
    }),
  )
  const lines = whole.page.lines.filter((line) => !again.has(line))
  return { ...whole, page: { ...whole.page, lines } }
}

/** From the edge on. */
function running(lines: readonly Placed[], told: readonly Placed[]): Line[] {
  const found: Line[] = []
  let strangers = 0
  for (const { line, box } of lines) {
    const isAgain = told.some(
      (other) => isSamePlace(other.box, box) && lettersOf(other.line) === lettersOf(line),
    )
    if (isAgain) found.push(line)
    else if (++strangers > maxStrangers) break
  }
  return found
}

function lettersOf({ words }: Line): string {
  const text = words.map((word) => word.text).join('')
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

function heightOfPage({ page, places }: Stack, number: number): number {
  const at = places.findIndex((place) => place.number === number)
  return (places[at + 1]?.top ?? page.height) - (places[at]?.top ?? 0)
}

function isSamePlace(a: Box, b: Box): boolean {
  const isLevel = Math.abs(centreY(a) - centreY(b)) < same.heights * Math.max(heightOf(a), heightOf(b))
  return isLevel && overlapX(a, b) > same.across * Math.min(widthOf(a), widthOf(b))
}
