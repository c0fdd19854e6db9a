// The documents that lie one upon the other in a pile that was scanned at once.
import type { PartReason } from '../../../document/part-reasons.ts'
import type { PageSigns } from './signs.ts'

export interface StackPart {
  readonly pages: readonly number[]
  readonly why: PartReason
}

/** Empty pages and those that only part others belong to no document. */
export function partsIn(signs: readonly PageSigns[]): StackPart[] {
  const parts: { pages: number[]; why: PartReason }[] = []
  const hasBacks = areBacks(signs)
  let next: PartReason | null = 'start'
  let before: PageSigns | null = null
  for (const page of signs) {
    if (page.isSeparator) next = 'separator'
    else if (page.isBlank) next ??= hasBacks ? null : 'blank'
    if (page.isSeparator || page.isBlank) continue
    const why: PartReason | null = next ?? (before && beginning(before, page))
    const last = parts.at(-1)
    if (why !== null || !last) parts.push({ pages: [page.number], why: why ?? 'start' })
    else last.pages.push(page.number)
    next = null
    before = page
  }
  return parts
}

function beginning(before: PageSigns, page: PageSigns): 'numbers' | 'look' | null {
  const [last, here] = [before.says, page.says]
  if (last && here?.of === last.of && here.at === last.at + 1) return null
  if (here?.at === 1 || (last && last.at === last.of)) return 'numbers'
  if (here) return null
  return page.looksFirst && before.endsEarly ? 'look' : null
}

/** Papers printed on one side that were scanned on both: every second page is empty, and that parts nothing. */
function areBacks(signs: readonly PageSigns[]): boolean {
  const backs = signs.filter((_, i) => i % 2 === 1)
  const fronts = signs.filter((_, i) => i % 2 === 0)
  return backs.length > 1 && backs.filter(isEmpty).length > backs.length / 2 && !fronts.some(isEmpty)
}

function isEmpty({ isBlank }: PageSigns): boolean {
  return isBlank
}
