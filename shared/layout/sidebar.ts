// A sidebar: a shade along the side of the page, whose text has nothing to do with what stands level with it.
import type { Box, Page } from '../page.ts'
import { heightOf, liesIn, widthOf } from './geometry.ts'
import type { Segment } from './segment.ts'

/** Of the page. */
const least = { height: 0.5, width: 0.1 } as const
const most = { width: 0.45 } as const

interface PagePart {
  readonly page: Page
  readonly segments: readonly Segment[]
}

/** The page as one, or as what stands on each side of the edge of its sidebar, from the left. */
export function partsBySidebar(page: Page, segments: readonly Segment[]): PagePart[] {
  const sidebar = (page.marks ?? []).find(
    ({ kind, box }) => kind === 'shade' && isSidebar(box, page, segments),
  )
  if (!sidebar) return [{ page, segments }]
  const { box } = sidebar
  const marks = page.marks?.filter((mark) => mark !== sidebar) ?? []
  const partOf = (isInside: boolean): PagePart => ({
    page: {
      ...page,
      rules: page.rules.filter((rule) => liesIn(rule.box, box) === isInside),
      marks: marks.filter((mark) => liesIn(mark.box, box) === isInside),
    },
    segments: segments.filter((segment) => liesIn(segment.box, box) === isInside),
  })
  const isLeft = box.x0 + box.x1 < page.width
  return [partOf(isLeft), partOf(!isLeft)].filter(({ segments }) => segments.length > 0)
}

function isSidebar(box: Box, { width, height }: Page, segments: readonly Segment[]): boolean {
  const isNarrow = widthOf(box) >= least.width * width && widthOf(box) <= most.width * width
  if (!isNarrow || heightOf(box) < least.height * height) return false
  if (box.x0 > 0.05 * width && box.x1 < 0.95 * width) return false
  return !segments.some(({ box: text }) => [box.x0, box.x1].some((x) => text.x0 < x && text.x1 > x))
}
